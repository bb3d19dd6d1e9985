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

    /// Which target sets the flag is not known.
    @Test func codeInsideConditionsIsNotJudged() throws {
        let call = "ShopComponent(dependency: self).heat()"
        let clause = "extension RootComponent: ShopDependency {}"
        let shop = Self.shop.replacing(call, with: "\n#if !CAKE\n\(call)\n#endif\n")
            .replacing(clause, with: "#if !CAKE\n\(clause)\n#endif")
        let found = try Self.findings(["Bread": Self.right], ["Shared/Shop.swift": shop])
        #expect(!found.contains("error"), "\(found)")
    }

    @Test func aSuperclassOfEachTargetProvides() throws {
        let shop = Self.shop.replacing(
            "RootComponent: Component<EmptyDependency>",
            with: "RootComponent: BrandComponent"
        )
        let base = "import RIBs\nclass BrandComponent: Component<EmptyDependency> { \(Self.right) }\n"
        let found = try Self.findings(
            [:],
            ["Shared/Shop.swift": shop, "Bread/Brand.swift": base, "Cake/Brand.swift": base]
        )
        #expect(!found.contains("error"), "\(found)")
    }

    @Test func targetsOfOtherProjectsMayHaveTheSameNames() throws {
        let project = """
            name: Bakery
            targets:
              App: {type: application, platform: iOS, sources: [Shared, Main]}
              Widget: {type: application, platform: iOS, sources: [Shared, Widget]}

            """
        let shops = [
            "Bread": Self.shop,
            "Cake": Self.shop.replacing("oven: Oven", with: "stove: Stove").replacing(".oven", with: ".stove"),
        ]
        let witnesses = ["Bread": Self.right, "Cake": "var stove: Stove { Stove() }"]
        var files = ["project.yml": "", "Shared/Shop.swift": "", "Bread/Main.swift": "", "Cake/Main.swift": ""]
        for (name, shop) in shops {
            files["\(name)/project.yml"] = project
            files["\(name)/Shared/Shop.swift"] = shop
            for target in ["Main", "Widget"] {
                files["\(name)/\(target)/Main.swift"] = Self.main
                files["\(name)/\(target)/Own.swift"] = "extension RootComponent { \(witnesses[name] ?? "") }\n"
            }
        }
        let found = try Self.findings([:], files)
        #expect(!found.contains("error"), "\(found)")
        #expect(found.contains("Checked 10 files"), "\(found)")
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
