import CommandTestSupport
import TestSupport
import Testing

@testable import ThimbleCommands

/// Components that several targets compile, with members that each target declares for itself.
@Suite struct SharedWitnessTests {
    private static let project = """
        name: Bakery
        targets:
          Bread: {type: application, platform: iOS, sources: [Shared, Bread]}
          Cake: {type: application, platform: iOS, sources: [Shared, Cake]}
        """
    private static let shop = """
        import RIBs
        final class Oven {}
        final class Stove {}
        protocol ShopDependency: Dependency { var oven: Oven { get } }
        final class ShopComponent: Component<ShopDependency> {
            func heat() { print(dependency.oven) }
        }
        final class RootComponent: Component<EmptyDependency> {
            init() { super.init(dependency: EmptyComponent()) }
            func open() { ShopComponent(dependency: self).heat() }
        }
        extension RootComponent: ShopDependency {}

        """
    private static let main = """
        import RIBs
        @main enum Main { static func main() { RootComponent().open() } }

        """
    private static let right = "var oven: Oven { Oven() }"

    /// What `check` prints about members of the two targets.
    private static func findings(_ members: [String: String], _ files: [String: String] = [:]) throws -> String {
        let extensions = members.map { ("\($0)/Oven.swift", "extension RootComponent { \($1) }\n") }
        let common = [
            "project.yml": "\(project)\n", "Shared/Shop.swift": shop, "Bread/Main.swift": main, "Cake/Main.swift": main,
        ]
        let all = common.merging(extensions) { $1 }.merging(files) { $1 }
        let folder = try TemporaryFolder(all.filter { !$0.value.isEmpty })
        let outcome = thimble("check", folder.path)
        return outcome.output + outcome.errors
    }

    @Test(arguments: ["private var oven: Oven { Oven() }", "var oven: Stove { Stove() }"], ["Bread", "Cake"])
    func aWrongWitnessOfOneTargetIsAnErrorThere(_ wrong: String, _ own: String) throws {
        let other = own == "Bread" ? "Cake" : "Bread"
        let found = try Self.findings([own: wrong, other: Self.right])
        #expect(found.contains("in the target `\(own)`"), "\(found)")
        #expect(!found.contains("in the target `\(other)`"), "\(found)")
        #expect(found.contains("1 error"), "\(found)")
    }

    @Test(arguments: ["Bread", "Cake"]) func aLackingWitnessIsReportedOnce(_ own: String) throws {
        let found = try Self.findings([own: Self.right])
        #expect(found.contains("1 error"), "\(found)")
    }

    @Test(arguments: [
        "var oven: Oven { Oven() }", "private(set) var oven: Oven { get { Oven() } set {} }",
        "public var oven: Oven { Oven() }",
    ])
    func rightWitnessesAreNoErrors(_ other: String) throws {
        let found = try Self.findings(["Bread": Self.right, "Cake": other])
        #expect(found.contains("no findings"), "\(found)")
    }

    /// The name means another type in each target.
    @Test func aTypeOfEachTargetIsNoMismatch() throws {
        let shop = Self.shop.replacing("final class Oven {}\n", with: "")
        let found = try Self.findings(
            ["Bread": Self.right, "Cake": Self.right],
            [
                "Shared/Shop.swift": shop, "Bread/Types.swift": "import RIBs\nfinal class Oven {}\n",
                "Cake/Types.swift": "import RIBs\nclass Oven {}\n",
            ]
        )
        #expect(found.contains("no findings"), "\(found)")
    }

    /// Each target has a component of its own, which common code extends.
    @Test func commonExtensionsOfOwnComponentsProvide() throws {
        let parts = Self.shop.components(separatedBy: "final class RootComponent")
        let root = "import RIBs\nfinal class RootComponent\(parts.last ?? "")"
        let found = try Self.findings(
            [:],
            [
                "Shared/Shop.swift": "\(parts[parts.startIndex])extension RootComponent { \(Self.right) }\n",
                "Bread/Root.swift": root, "Cake/Root.swift": root,
            ]
        )
        #expect(found.contains("no findings"), "\(found)")
    }

    /// Tests are not programs.
    @Test func testsThatCompileTheComponentAreNotJudged() throws {
        let project = Self.project.replacing("Cake: {type: application", with: "Cake: {type: bundle.unit-test")
        let found = try Self.findings(
            ["Bread": Self.right],
            ["project.yml": "\(project)\n", "Cake/Main.swift": "import XCTest\n"]
        )
        #expect(found.contains("no findings"), "\(found)")
    }
}
