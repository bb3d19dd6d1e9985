import CommandTestSupport
import TestSupport
import Testing

@testable import ThimbleCommands

/// Needle's components in files that several targets compile.
@Suite struct SharedRootTests {
    private static let project = """
        name: Bakery
        targets:
          Bread: {type: application, platform: iOS, sources: [Shared, Bread]}
          Cake: {type: application, platform: iOS, sources: [Shared, Cake]}
        """
    private static let root = """
        import NeedleFoundation
        public final class Oven {}
        final class RootComponent: BootstrapComponent {
            public var oven: Oven { Oven() }
            var shop: ShopComponent { ShopComponent(parent: self) }
        }

        """
    private static let shop = """
        import NeedleFoundation
        protocol ShopDependency: Dependency { var oven: Oven { get } }
        final class ShopComponent: Component<ShopDependency> {
            func open() { print(dependency.oven) }
        }

        """
    private static let main = """
        import NeedleFoundation
        @main enum Main {
            static func main() {
                registerProviderFactories()
                RootComponent().shop.open()
            }
        }

        """

    /// A component of one target below another.
    private static func child(_ name: String, of parent: String, reads requirement: String) -> String {
        """
        import NeedleFoundation
        protocol \(name)Dependency: Dependency { var \(requirement) { get } }
        final class \(name)Component: Component<\(name)Dependency> {
            func serve() { print(dependency.\(requirement.prefix { $0 != ":" })) }
        }
        extension \(parent) {
            func serve\(name)() { \(name)Component(parent: self).serve() }
        }

        """
    }

    private static func folder(_ files: [String: String], project: String = project) throws -> TemporaryFolder {
        let common = [
            "project.yml": "\(project)\n", "Shared/Root.swift": root, "Shared/Shop.swift": shop,
            "Bread/Main.swift": main, "Cake/Main.swift": main,
        ]
        return try TemporaryFolder(common.merging(files) { $1 }.filter { !$0.value.isEmpty })
    }

    /// The texts of the generated files, by their folders.
    private static func generated(in folder: TemporaryFolder) throws -> [String: String] {
        let outcome = thimble("generate", "--dialect", "needle", folder.path)
        #expect(outcome.code == 0, "\(outcome.output)\(outcome.errors)")
        return ["Bread", "Cake", "Shared"].reduce(into: [:]) { found, name in
            found[name] = try? folder.text(of: "\(name)/NeedleGenerated.swift")
        }
    }

    private static func expectNoFindings(in folder: TemporaryFolder) {
        let outcome = thimble("check", folder.path)
        #expect(outcome.errors.contains("no findings"), "\(outcome.output)\(outcome.errors)")
    }

    private static func path(_ components: String...) -> String {
        "\"^->\(components.map { "\($0)Component" }.joined(separator: "->"))\""
    }

    @Test func eachTargetThatCompilesTheRootHasAFile() throws {
        let folder = try Self.folder([:])
        let files = try Self.generated(in: folder)
        #expect(files.keys.sorted() == ["Bread", "Cake"])
        for text in files.values {
            #expect(text.contains("public func registerProviderFactories()"))
            #expect(text.contains(Self.path("Root", "Shop")))
            #expect(!text.contains("import Bread") && !text.contains("import Cake"))
        }
        Self.expectNoFindings(in: folder)
        #expect(thimble("generate", "--dialect", "needle", "--check", folder.path).code == 0)
    }

    @Test(arguments: [("Bread", "Cake"), ("Cake", "Bread")])
    func aChildOfOneTargetIsRegisteredThere(_ own: String, _ other: String) throws {
        let child = Self.child("Counter", of: "RootComponent", reads: "oven: Oven")
        let folder = try Self.folder(["\(own)/Counter.swift": child])
        let files = try Self.generated(in: folder)
        #expect(files[own]?.contains(Self.path("Root", "Counter")) == true)
        #expect(files[other]?.contains("Counter") == false)
        Self.expectNoFindings(in: folder)
    }

    /// Each target has a root of its own above the shared component.
    @Test func aChildOfOneTargetReadsWhatItsOwnRootProvides() throws {
        func root(_ provision: String) -> String {
            Self.root.replacing("public final class Oven {}\n", with: "").replacing(
                "var shop",
                with: "public var \(provision)\n    var shop"
            )
        }
        let folder = try Self.folder([
            "Shared/Root.swift": "", "Shared/Oven.swift": "import NeedleFoundation\npublic final class Oven {}\n",
            "Bread/Root.swift": root("flour: Int { 7 }"), "Cake/Root.swift": root("cream: Double { 8 }"),
            "Bread/Counter.swift": Self.child("Counter", of: "ShopComponent", reads: "flour: Int"),
            "Cake/Stove.swift": Self.child("Stove", of: "ShopComponent", reads: "cream: Double"),
        ])
        Self.expectNoFindings(in: folder)
        let files = try Self.generated(in: folder)
        #expect(files["Bread"]?.contains(Self.path("Root", "Shop", "Counter")) == true)
        #expect(files["Bread"]?.contains("Stove") == false)
        #expect(files["Cake"]?.contains(Self.path("Root", "Shop", "Stove")) == true)
        #expect(files["Cake"]?.contains("Counter") == false)
    }

    @Test(arguments: [("Bread", "Cake"), ("Cake", "Bread")])
    func whatOnlyTheOtherTargetProvidesIsMissing(_ own: String, _ other: String) throws {
        let folder = try Self.folder([
            "\(own)/Counter.swift": Self.child("Counter", of: "ShopComponent", reads: "flour: Int"),
            "\(other)/Flour.swift": "extension RootComponent { public var flour: Int { 7 } }\n",
        ])
        let outcome = thimble("check", folder.path)
        #expect(outcome.code == 1)
        let words = "provides `flour: Int` in the target `\(own)`"
        #expect(outcome.output.contains(words), "\(outcome.output)")
        #expect(!outcome.output.contains("in the target `\(other)`"), "\(outcome.output)")
        try folder.write("extension RootComponent { public var flour: Int { 7 } }\n", to: "\(own)/Flour.swift")
        Self.expectNoFindings(in: folder)
    }

    /// The targets provide one property with different members.
    @Test func eachTargetReadsItsOwnMember() throws {
        let flour = Self.child("Counter", of: "ShopComponent", reads: "flour: Int")
        let folder = try Self.folder([
            "Shared/Counter.swift": flour,
            "Bread/Flour.swift": "extension RootComponent { public var flour: Int { 7 } }\n",
            "Cake/Flour.swift": "extension ShopComponent { public var flour: Int { 8 } }\n",
        ])
        Self.expectNoFindings(in: folder)
        let files = try Self.generated(in: folder)
        #expect(files["Bread"]?.contains("return rootComponent.flour") == true)
        #expect(files["Cake"]?.contains("return shopComponent.flour") == true)
    }

    /// A second file would declare everything twice.
    @Test func aFileOfAllTargetsIsKept() throws {
        let folder = try Self.folder([:])
        let text = try Self.generated(in: folder)["Bread"] ?? ""
        for target in ["Bread", "Cake"] { try folder.remove("\(target)/NeedleGenerated.swift") }
        try folder.write(text, to: "Shared/NeedleGenerated.swift")
        #expect(try Self.generated(in: folder).keys.sorted() == ["Shared"])
        Self.expectNoFindings(in: folder)
    }

    /// The second target is a copy of the first with other settings, or compiles all of it.
    @Test(arguments: ["[Bread, Shared]", "[Bread, Shared, Cake]"])
    func targetsThatCompileAllFilesOfAnotherShareItsFile(_ sources: String) throws {
        let project = Self.project.replacing("[Shared, Cake]", with: sources)
        let folder = try Self.folder(["Cake/Main.swift": "enum Flavor {}\n"], project: project)
        let files = try Self.generated(in: folder)
        #expect(files.count == 1 && files["Cake"] == nil, "\(files.keys)")
    }

    @Test func testsThatCompileTheRootHaveNoFile() throws {
        let project = Self.project.replacing("Cake: {type: application", with: "Cake: {type: bundle.unit-test")
        let folder = try Self.folder(["Cake/Main.swift": "import XCTest\n"], project: project)
        #expect(try Self.generated(in: folder).keys.sorted() == ["Bread"])
    }

    /// A widget has a small part of the app.
    @Test func aWidgetWithoutTheRootHasNoFile() throws {
        let project = Self.project.replacing("[Shared, Cake]", with: "[Shared/Shop.swift, Cake]")
            .replacing("Cake: {type: application", with: "Cake: {type: app-extension")
        let folder = try Self.folder(["Cake/Main.swift": "enum Widget {}\n"], project: project)
        let files = try Self.generated(in: folder)
        #expect(files.count == 1 && files["Cake"] == nil, "\(files.keys)")
        Self.expectNoFindings(in: folder)
    }

    /// The path of a component has to be unique among those that one target compiles.
    @Test func childrenOfOneNameInDifferentTargetsAreTwo() throws {
        let child = Self.child("Counter", of: "RootComponent", reads: "oven: Oven")
        let folder = try Self.folder(["Bread/Counter.swift": child, "Cake/Counter.swift": child])
        let files = try Self.generated(in: folder)
        for text in files.values { #expect(text.contains(Self.path("Root", "Counter"))) }
        #expect(files.count == 2)
        Self.expectNoFindings(in: folder)
    }
}
