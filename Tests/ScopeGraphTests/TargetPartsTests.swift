import Modules
import ScopeGraph
import SwiftReader
import Testing

/// Targets that share files, and what only one of them compiles.
@Suite struct TargetPartsTests {
    private static let common = """
        import RIBs
        protocol ShopDependency: Dependency { var oven: Int { get } }
        class ShopComponent: Component<ShopDependency> {
            var hours: Int { 8 }
            func serve() { CounterComponent(dependency: self).serve() }
        }
        extension ShopComponent: CounterDependency {}
        protocol CounterDependency: Dependency { var hours: Int { get } }
        class CounterComponent: Component<CounterDependency> { func serve() { print(dependency.hours) } }
        """

    private static func root(_ name: String) -> String {
        """
        import RIBs
        final class \(name)Component: Component<EmptyDependency>, ShopDependency {
            var oven: Int { 1 }
            init() { super.init(dependency: EmptyComponent()) }
            func open() { ShopComponent(dependency: self).serve() }
        }
        extension \(name)Component { func close() {} }
        """
    }

    /// The sources of two targets with a root each.
    ///
    /// - Parameters:
    ///   - common: more code that both compile.
    ///   - bread: more code of the first.
    ///   - cake: more code of the second.
    private static func views(
        common: String = "",
        bread: String = "",
        cake: String = "",
        roots: (String, String) = ("Bread", "Cake")
    ) -> TargetViews {
        func file(_ path: String, _ texts: String...) -> SourceFile {
            SourceFile(path: path, reading: Array(texts.joined(separator: "\n").utf8))
        }
        let sources = [
            ModuleSources(
                module: Module(name: "Bread", folder: "Bread", kind: .application, origin: .xcodeTarget, package: ""),
                files: [file("Bread/Bread.swift", root(roots.0), bread), file("Shop.swift", Self.common, common)],
                generated: [],
                sharersOfFiles: ["Shop.swift": ["Cake"]]
            ),
            ModuleSources(
                module: Module(
                    name: "Cake",
                    folder: "Cake",
                    kind: .demo,
                    origin: .xcodeTarget,
                    package: "",
                    companions: ["Bread"]
                ),
                files: [file("Cake/Cake.swift", root(roots.1), cake)],
                generated: []
            ),
        ]
        return TargetViews(of: sources, in: ResolvedGraph(reading: sources).graph)
    }

    @Test func rootsAreSeparate() {
        let views = Self.views()
        #expect(views.differingGroups == [[0, 1]])
        #expect(views.mergedGroups == [])
    }

    @Test(arguments: [
        // Not used by the common code.
        "struct Theme {}", "func open() {}", "typealias Price = Int",
        // A child of the root.
        """
        protocol SignDependency: Dependency { var oven: Int { get } }
        final class SignComponent: Component<SignDependency> { func light() { print(dependency.oven) } }
        extension BreadComponent: SignDependency { func light() { SignComponent(dependency: self).light() } }
        """,
        "extension Array { var second: Element? { dropFirst().first } }",
    ]) func whatTheCommonCodeDoesNotKnowIsSeparate(_ part: String) {
        #expect(Self.views(bread: part).mergedGroups == [])
    }

    @Test(arguments: [
        "extension ShopComponent { var tea: Int { 1 } }", "extension CounterDependency { var hours: Int { 1 } }",
        "extension ShopComponent { func again() { CounterComponent(dependency: self).serve() } }",
        "extension CounterComponent: Equatable {}",
        """
        protocol SignDependency: Dependency { var hours: Int { get } }
        final class SignComponent: Component<SignDependency> { func light() { print(dependency.hours) } }
        extension ShopComponent: SignDependency { func light() { SignComponent(dependency: self).light() } }
        """,
    ]) func additionsToTheCommonCodeAreMerged(_ part: String) {
        #expect(Self.views(bread: part).mergedGroups == [[0, 1]])
        #expect(Self.views(cake: part).mergedGroups == [[0, 1]])
    }

    @Test func namesOfBothPartsMatterIfTheCommonCodeUsesThem() {
        let use = "extension ShopComponent { var theme: Theme { Theme() } }"
        let (one, other) = ("struct Theme {}", "typealias Theme = Int")
        #expect(Self.views(common: use, bread: one, cake: other).mergedGroups == [[0, 1]])
        #expect(Self.views(bread: one, cake: other).mergedGroups == [])
        #expect(Self.views(roots: ("App", "App")).mergedGroups == [])
    }

    /// The common code creates a child that only one target compiles.
    @Test func childrenInPartsAreMerged() {
        let sign = "protocol SignDependency: Dependency { var hours: Int { get } }"
        let component = "final class SignComponent: Component<SignDependency> { func light() {} }"
        let use = "extension ShopComponent: SignDependency { func light() { SignComponent(dependency: self).light() } }"
        #expect(Self.views(common: "\(sign)\n\(use)", bread: component).mergedGroups == [[0, 1]])
    }
}
