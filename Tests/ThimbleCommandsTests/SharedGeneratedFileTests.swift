import CommandTestSupport
import TestSupport
import Testing

@testable import ThimbleCommands

/// Generated files that several targets compile, and conformances that some of them need.
@Suite struct SharedGeneratedFileTests {
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
    private static func root(_ name: String, clause: String = ", ShopDependency") -> String {
        """
        import RIBs
        final class \(name)Component: Component<EmptyDependency>\(clause) {
            let oven = Oven()
            init() { super.init(dependency: EmptyComponent()) }
            func open() { print(ShopComponent(dependency: self).hours) }
        }
        @main enum \(name) { static func main() { \(name)Component().open() } }

        """
    }

    /// A child of the shared component, which needs not pass itself to it.
    private static func child(_ name: String, isPassed: Bool = true) -> String {
        let passing = """
            extension ShopComponent {
                func serve\(name)() { \(name)Component(dependency: self).serve() }
            }

            """
        return """
            import RIBs
            protocol \(name)Dependency: Dependency { var hours: Int { get } }
            final class \(name)Component: Component<\(name)Dependency> {
                func serve() { print(dependency.hours) }
            }
            \(isPassed ? passing : "")
            """
    }

    /// Two apps that share a folder.
    private static func folder(_ files: [String: String]) throws -> TemporaryFolder {
        let common = [
            "project.yml": """
            name: Bakery
            targets:
              Bread: {type: application, platform: iOS, sources: [Shared, Bread]}
              Cake: {type: application, platform: iOS, sources: [Shared, Cake]}
            """,
            "Shared/Shop.swift": shop, "Bread/Bread.swift": root("Bread"), "Cake/Cake.swift": root("Cake"),
        ]
        return try TemporaryFolder(common.merging(files) { $1 })
    }

    /// The folder of each app is also that of the other one, which leaves a subfolder out.
    @Test(arguments: [("Bread", "Cake"), ("Cake", "Bread")])
    func anExistingFileOfOneTargetIsNotLeftWhereAnotherCompilesIt(_ own: String, _ other: String) throws {
        let folder = try TemporaryFolder([
            "project.yml": """
            name: Bakery
            targets:
              Cake: {type: application, platform: iOS, sources: [{path: Shop, excludes: [Bread]}]}
              Bread: {type: application, platform: iOS, sources: [{path: Shop, excludes: [Cake]}]}
            """,
            "Shop/Shop.swift": Self.shop, "Shop/\(own)/\(own).swift": Self.root(own, clause: ""),
            "Shop/\(other)/\(other).swift": Self.root(other),
        ])
        let place = "Shop/\(own)/ThimbleGenerated.swift"
        #expect(thimble("generate", folder.path).code == 0)
        let text = try folder.text(of: place)
        try folder.remove(place)
        try folder.write(text, to: "Shop/ThimbleGenerated.swift")
        let checked = thimble("check", folder.path)
        #expect(checked.code == 1)
        #expect(checked.output.contains("Shop/ThimbleGenerated.swift:1:1: error: "), "\(checked.output)")
        #expect(thimble("generate", folder.path).code == 0)
        #expect(try folder.text(of: place) == text)
        // Otherwise it is the file of the other target, which has nothing to wire.
        let isCopy = checked.output.contains("is also compiled by `\(other)`")
        if isCopy { try folder.remove("Shop/ThimbleGenerated.swift") }
        let again = thimble("check", folder.path)
        #expect(again.errors.contains("no findings"), "\(again.output)\(again.errors)")
    }

    /// A file that is generated for both targets does not hide what one of them lacks.
    @Test(arguments: [("Bread", "Cake"), ("Cake", "Bread")])
    func aConformanceOfAnotherTargetIsNoneBesideGeneratedOnes(_ own: String, _ other: String) throws {
        let folder = try Self.folder(["Shared/Window.swift": Self.child("Window")])
        #expect(thimble("generate", folder.path).code == 0)
        #expect(try folder.text(of: "Shared/ThimbleGenerated+Bread+Cake.swift").contains("WindowDependency {}"))
        try folder.write(Self.child("Counter"), to: "Shared/Counter.swift")
        let clause = "extension ShopComponent: CounterDependency {}\n"
        try folder.write(clause, to: "\(other)/Clause.swift")
        let checked = thimble("check", folder.path)
        #expect(checked.code == 1)
        #expect(checked.errors.contains("1 error"), "\(checked.output)\(checked.errors)")
        #expect(
            checked.output.contains("does not conform to `CounterDependency` in the target `\(own)`"),
            "\(checked.output)"
        )
        try folder.write(clause, to: "\(own)/Clause.swift")
        let repaired = thimble("check", folder.path)
        #expect(repaired.errors.contains("no findings"), "\(repaired.output)")
    }

    /// Each target declares a child of its own. Only one passes the component to it.
    @Test(arguments: [(true, false), (false, true), (false, false)])
    func aConformanceIsNeedlessOnlyIfNoTargetNeedsIt(_ inBread: Bool, _ inCake: Bool) throws {
        func files(_ target: String, isPassed: Bool) -> String {
            Self.child("Counter", isPassed: isPassed)
                + "extension \(target)Component: CounterDependency {\n    var hours: Int { 2 }\n"
                + "    func count() { CounterComponent(dependency: self).serve() }\n}\n"
        }
        let folder = try Self.folder([
            "Shared/Clause.swift": "extension ShopComponent: CounterDependency {}\n",
            "Bread/Counter.swift": files("Bread", isPassed: inBread),
            "Cake/Counter.swift": files("Cake", isPassed: inCake),
        ])
        let checked = thimble("check", folder.path)
        let isFound = checked.output.contains("conforms to `CounterDependency` but is never passed as one")
        #expect(isFound == (!inBread && !inCake), "\(checked.output)\(checked.errors)")
    }
}
