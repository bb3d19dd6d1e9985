import CommandTestSupport
import TestSupport
import Testing

@testable import ThimbleCommands

/// Components that several targets compile, with children that only some of the targets have.
@Suite struct SharedComponentTests {
    private static let project = """
        name: Bakery
        targets:
          Bread: {type: application, platform: iOS, sources: [Shared, Bread]}
          Cake: {type: application, platform: iOS, sources: [Shared, Cake]}
        """
    private static let shop = """
        import RIBs
        final class Oven {}
        protocol ShopDependency: Dependency { var oven: Oven { get } }
        final class ShopComponent: Component<ShopDependency> {
            let hours = 8
            func heat() { print(dependency.oven) }
        }
        """

    /// A root of one target.
    private static func root(_ name: String) -> String {
        """
        import RIBs
        final class \(name)Component: Component<EmptyDependency>, ShopDependency {
            let oven = Oven()
            init() { super.init(dependency: EmptyComponent()) }
            func open() { print(ShopComponent(dependency: self).hours) }
        }
        @main enum \(name) { static func main() { \(name)Component().open() } }
        """
    }

    /// A child of the shared component.
    private static func child(
        _ name: String = "Counter",
        clause: String = "",
        reads requirement: String = "hours: Int"
    ) -> String {
        """
        import RIBs
        protocol \(name)Dependency: Dependency { var \(requirement) { get } }

        final class \(name)Component: Component<\(name)Dependency> {
            func serve() { print(dependency.\(requirement.prefix { $0 != ":" })) }
        }
        extension ShopComponent\(clause) {
            func serve\(name)() { \(name)Component(dependency: self).serve() }
        }

        """
    }

    private static func folder(_ files: [String: String], shop: String = shop) throws -> TemporaryFolder {
        let common = [
            "project.yml": project, "Shared/Shop.swift": "\(shop)\n", "Bread/Bread.swift": "\(root("Bread"))\n",
            "Cake/Cake.swift": "\(root("Cake"))\n",
        ]
        return try TemporaryFolder(common.merging(files) { $1 })
    }

    /// The files that mention generated code of the shared component.
    private static func generated(in folder: TemporaryFolder) -> [String: String] {
        let names = ["ThimbleGenerated.swift", "ThimbleGenerated+Bread+Cake.swift"]
        let all = ["Bread", "Cake", "Shared"].flatMap { part in names.map { "\(part)/\($0)" } }
        return all.reduce(into: [:]) { found, name in found[name] = try? folder.text(of: name) }
    }

    @Test(arguments: ["Bread", "Cake"]) func theClauseOfAChildOfOneTargetIsGeneratedThere(_ target: String) throws {
        let folder = try Self.folder(["\(target)/Counter.swift": Self.child()])
        let checked = thimble("check", folder.path)
        #expect(checked.code == 1)
        #expect(checked.output.contains("does not conform to `CounterDependency`"), "\(checked.output)")
        #expect(thimble("generate", folder.path).code == 0)
        let generated = Self.generated(in: folder)
        #expect(generated.keys.sorted() == ["\(target)/ThimbleGenerated.swift"])
        let text = generated["\(target)/ThimbleGenerated.swift"] ?? ""
        #expect(text.contains("extension ShopComponent: CounterDependency {}"))
        #expect(!text.contains("import Bread"))
        let again = thimble("check", folder.path)
        #expect(again.errors.contains("no findings"), "\(again.output)\(again.errors)")
    }

    @Test(arguments: ["Bread", "Cake"]) func theFixIsAnExtensionBesideTheDependency(_ target: String) throws {
        let folder = try Self.folder(["\(target)/Counter.swift": Self.child()])
        #expect(thimble("check", "--fix", folder.path).code == 0)
        #expect(try folder.text(of: "Shared/Shop.swift") == "\(Self.shop)\n")
        #expect(
            try folder.text(of: "\(target)/Counter.swift").contains(
                """
                protocol CounterDependency: Dependency { var hours: Int { get } }

                extension ShopComponent: CounterDependency {}

                """
            )
        )
    }

    @Test func aChildOfAllTargetsIsWiredForAll() throws {
        let folder = try Self.folder(["Shared/Counter.swift": Self.child()])
        #expect(thimble("generate", folder.path).code == 0)
        #expect(Self.generated(in: folder).keys.sorted() == ["Shared/ThimbleGenerated+Bread+Cake.swift"])
    }

    /// Their common code creates a child that each target declares for itself.
    @Test func childrenOfOneNameCreatedByCommonCodeAreWiredForAll() throws {
        let call = "extension ShopComponent { func serve() { CounterComponent(dependency: self).serve() } }"
        let child = Self.child().components(separatedBy: "extension")[0]
        let folder = try Self.folder([
            "Bread/Counter.swift": child, "Cake/Counter.swift": child, "Shared/Serving.swift": call,
        ])
        #expect(thimble("generate", folder.path).code == 0)
        #expect(Self.generated(in: folder).keys.sorted() == ["Shared/ThimbleGenerated+Bread+Cake.swift"])
    }

    /// Another child needs them in all targets.
    @Test func forwardedMembersStayWithTheComponent() throws {
        let folder = try Self.folder([
            "Bread/Counter.swift": Self.child(reads: "oven: Oven"),
            "Shared/Window.swift": Self.child("Window", reads: "oven: Oven"),
        ])
        #expect(thimble("generate", folder.path).code == 0)
        let generated = Self.generated(in: folder)
        let shared = generated["Shared/ThimbleGenerated+Bread+Cake.swift"] ?? ""
        #expect(shared.contains("    var oven: Oven { dependency.oven }"))
        #expect(shared.contains("extension ShopComponent: WindowDependency {}"))
        #expect(!shared.contains("CounterDependency"))
        let own = generated["Bread/ThimbleGenerated.swift"] ?? ""
        #expect(own.contains("extension ShopComponent: CounterDependency {}"))
        #expect(!own.contains("oven"))
    }

    @Test func clausesOfOneTargetAreNotMovedToAll() throws {
        let folder = try Self.folder([
            "Bread/Counter.swift": Self.child(clause: ": CounterDependency"),
            "Cake/Window.swift": Self.child("Window", clause: ": WindowDependency"),
        ])
        let outcome = thimble("generate", "--adopt", folder.path)
        #expect(outcome.code == 0)
        let generated = Self.generated(in: folder)
        #expect(generated["Shared/ThimbleGenerated+Bread+Cake.swift"] == nil, "\(generated)")
        #expect(thimble("check", folder.path).code == 0)
    }

    @Test func aClauseOfEachTargetIsKept() throws {
        let window = Self.child("Window").replacing("{ var hours: Int { get } }", with: "{ var price: Int { get } }")
            .replacing("dependency.hours", with: "dependency.price")
        let clause = "extension ShopComponent: WindowDependency { var price: Int { 3 } }\n"
        let folder = try Self.folder([
            "Shared/Window.swift": window, "Bread/Price.swift": clause, "Cake/Price.swift": clause,
        ])
        _ = thimble("generate", "--adopt", folder.path)
        #expect(try folder.text(of: "Bread/Price.swift") == clause)
        #expect(try folder.text(of: "Cake/Price.swift") == clause)
    }

    /// Only the child of the other target uses it.
    @Test func whatAChildOfTheOtherTargetReadsIsUsed() throws {
        let shop = Self.shop.replacing(
            "func heat() { print(dependency.oven) }",
            with: "var oven: Oven { dependency.oven }"
        )
        let child = Self.child(clause: ": CounterDependency", reads: "oven: Oven")
        let folder = try Self.folder(["Cake/Counter.swift": child], shop: shop)
        let outcome = thimble("check", folder.path)
        #expect(outcome.errors.contains("no findings"), "\(outcome.output)\(outcome.errors)")
    }

    @Test func whatAChildOfTheOtherTargetLacksIsReported() throws {
        let folder = try Self.folder([
            "Cake/Counter.swift": Self.child(clause: ": CounterDependency", reads: "tea: Int")
        ])
        let outcome = thimble("check", folder.path)
        #expect(outcome.code == 1)
        #expect(outcome.output.contains("`tea"), "\(outcome.output)")
    }

    @Test(arguments: [("Bread", "Cake"), ("Cake", "Bread")])
    func aMemberOfAnotherTargetIsNoProvider(_ own: String, _ other: String) throws {
        let price = "extension ShopComponent { var price: Int { 3 } }\n"
        let child = Self.child(clause: ": CounterDependency", reads: "price: Int")
        let folder = try Self.folder(["\(own)/Counter.swift": child, "\(other)/Price.swift": price])
        let outcome = thimble("check", folder.path)
        #expect(outcome.output.contains("requires `price` in the target `\(own)`"), "\(outcome.output)")
        try folder.write(price, to: "\(own)/Price.swift")
        #expect(thimble("check", folder.path).code == 0)
    }

    @Test(arguments: [("Bread", "Cake"), ("Cake", "Bread")])
    func theOtherTargetIsNotImported(_ own: String, _ other: String) throws {
        let standard = "extension CounterDependency { var price: Int { 3 } }\n"
        let folder = try Self.folder([
            "\(own)/Counter.swift": Self.child(reads: "price: Int") + standard,
            "\(other)/Price.swift": "extension ShopComponent { var price: Int { 3 } }\n",
        ])
        #expect(thimble("generate", folder.path).code == 0)
        let text = try folder.text(of: "\(own)/ThimbleGenerated.swift")
        #expect(text.contains("extension ShopComponent: CounterDependency {}"))
        #expect(!text.contains("import \(other)"), "\(text)")
    }

    /// Each target extends the shared component for its own child.
    @Test func membersOfOneTargetSupplyItsChildren() throws {
        func own(_ type: String) -> String {
            Self.child(clause: ": CounterDependency", reads: "price: \(type)")
                + "extension ShopComponent { var price: \(type) { 3 } }\n"
        }
        let folder = try Self.folder(["Bread/Counter.swift": own("Int"), "Cake/Counter.swift": own("Double")])
        let outcome = thimble("check", folder.path)
        #expect(outcome.errors.contains("no findings"), "\(outcome.output)\(outcome.errors)")
    }

    /// The code that creates the child is common; what makes the component conform is not.
    @Test(arguments: [("Bread", "Cake"), ("Cake", "Bread")])
    func aConformanceOfAnotherTargetIsNone(_ own: String, _ other: String) throws {
        let clause = "extension ShopComponent: CounterDependency {}\n"
        let folder = try Self.folder(["Shared/Counter.swift": Self.child(), "\(other)/Clause.swift": clause])
        let outcome = thimble("check", folder.path)
        #expect(
            outcome.output.contains(
                """
                `ShopComponent` is passed to `CounterComponent` but does not conform to `CounterDependency` in the target \
                `\(own)`
                """
            ),
            "\(outcome.output)"
        )
        let repair = "Clause.swift:1:26: Add this file to the target `\(own)`, or declare the conformance there too"
        #expect(outcome.output.contains(repair), "\(outcome.output)")
        #expect(!outcome.output.contains("thimble generate"))
        try folder.write(clause, to: "\(own)/Clause.swift")
        let repaired = thimble("check", folder.path)
        #expect(repaired.errors.contains("no findings"), "\(repaired.output)")
    }

    /// What makes the component conform is generated for both targets, which extend it in files of their own.
    @Test func generatedWiringCountsForAllTargetsThatCompileIt() throws {
        let folder = try Self.folder(["Shared/Counter.swift": Self.child()])
        for target in ["Bread", "Cake"] {
            try folder.write(
                "extension ShopComponent { var theme: String { \"\(target)\" } }\n",
                to: "\(target)/Theme.swift"
            )
        }
        #expect(thimble("generate", folder.path).code == 0)
        let checked = thimble("check", folder.path)
        #expect(checked.errors.contains("no findings"), "\(checked.output)\(checked.errors)")
    }

    /// The folder of the app is also that of another app, which leaves a subfolder out.
    @Test(arguments: [[], ["--adopt"]]) func wiringOfOneTargetIsGeneratedWhereNoOtherCompilesIt(
        _ options: [String]
    ) throws {
        let root = Self.root("Cake").replacing(", ShopDependency {", with: " {")
        let folder = try Self.folder([
            "project.yml": """
            name: Bakery
            targets:
              Cake: {type: application, platform: iOS, sources: [{path: Shop, excludes: [Bread]}]}
              Bread: {type: application, platform: iOS, sources: [{path: Shop, excludes: [Cake]}]}
            """,
            "Shop/Shop.swift": "\(Self.shop)\n", "Shop/Cake/Cake.swift": "\(root)\n",
            "Shop/Bread/Bread.swift": "\(Self.root("Bread"))\n",
        ])
        for name in ["Shared", "Bread", "Cake"] { try folder.remove(name) }
        #expect(thimble(["generate"] + options + [folder.path]).code == 0)
        let text = try folder.text(of: "Shop/Cake/ThimbleGenerated.swift")
        #expect(text.contains("extension CakeComponent: ShopDependency {}"))
        #expect(throws: (any Error).self) { try folder.text(of: "Shop/ThimbleGenerated.swift") }
        let checked = thimble("check", folder.path)
        #expect(checked.errors.contains("no findings"), "\(checked.output)\(checked.errors)")
        let outcome = thimble("generate", "--check", folder.path)
        #expect(outcome.code == 0, "\(outcome.output)\(outcome.errors)")
    }
}
