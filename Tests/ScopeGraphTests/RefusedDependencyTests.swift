import ScopeGraph
import Testing

/// Builders and components that pass their own dependency to a scope which takes an unrelated one.
@Suite("Refused dependencies")
struct RefusedDependencyTests {
    private static let library = """
        import RIBs
        protocol Tools: Dependency { var hammer: String { get } }
        protocol Ground: Dependency { var soil: Int { get } }
        final class Shed: Component<Tools> {}
        final class Door: Builder<Tools> {
            func open() { _ = Shed(dependency: dependency) }
        }
        final class Spade: Tools { let hammer = "" }
        """

    private func graph(_ text: String) -> ScopeGraph {
        ScopeGraph.graph(of: [module("App", Self.library, "import RIBs\n" + text)])
    }

    /// The holders whose dependency is refused, each with the scope.
    private func refusals(_ text: String) -> [String] {
        let graph = graph(text)
        return graph.faults.compactMap { fault in
            guard case .refusedDependency(let child, let refusal) = fault.kind else { return nil }
            return "\(refusal.holder) -> \(graph.scopes[child].name)"
        }
    }

    @Test(
        "the parameter of an accessor hides the dependency",
        arguments: [
            "var tools: Tools { get { Spade() } set(dependency) { _ = Door(dependency: dependency) } }",
            "var tools: Tools = Spade() { willSet(dependency) { _ = Door(dependency: dependency) } }",
            "var tools: Tools = Spade() { didSet(dependency) { _ = Door(dependency: dependency) } }",
            "var tools = Spade() { didSet(dependency) { _ = Door(dependency: dependency) } }",
            "subscript(n: Int) -> Tools { get { Spade() } set(dependency) { _ = Door(dependency: dependency) } }",
        ]
    )
    func parametersOfAccessors(member: String) {
        for base in ["Component<Ground>", "Builder<Ground>"] {
            let text = "final class Garden: \(base) { \(member) }"
            #expect(refusals(text).isEmpty)
            #expect(!graph(text).edgeTexts.contains("Garden -> Shed (dependency)"))
        }
    }

    @Test(
        "other accessors read the dependency",
        arguments: [
            "var shed: Shed { get { Shed(dependency: dependency) } }",
            "var tools = 1 { didSet(old) { _ = Shed(dependency: dependency) } }",
        ]
    )
    func readsInAccessors(member: String) {
        let text = "final class Garden: Builder<Ground> { \(member) }"
        #expect(refusals(text) == ["Garden -> Shed"])
    }

    @Test("the implicit parameters of accessors have the type of the property")
    func implicitParameters() {
        let text = """
            final class Garden: Component<Ground>, Tools { let hammer = "" }
            final class Gate: Builder<Ground> {
                var garden: Garden? {
                    willSet { if let newValue { _ = Door(dependency: newValue) } }
                }
                var other: Garden? {
                    didSet { if let oldValue { _ = Door(dependency: oldValue) } }
                }
            }
            """
        #expect(graph(text).edgeTexts == ["Garden -> Shed"])
    }

    @Test(
        "what differs between builds is not judged",
        arguments: [
            """
            #if DEBUG
            class Base: Component<Tools> {}
            class Gate: Builder<Tools> {}
            #else
            class Base: Component<Ground> {}
            class Gate: Builder<Ground> {}
            #endif
            final class Barn: Base {}
            final class BarnBuilder: Gate { func build() { _ = Barn(dependency: dependency) } }
            """,
            """
            #if DEBUG
            final class Barn: Component<Tools> {}
            final class BarnBuilder: Builder<Tools> { func build() { _ = Barn(dependency: dependency) } }
            #else
            final class Barn: Component<Ground> {}
            final class BarnBuilder: Builder<Ground> { func build() { _ = Barn(dependency: dependency) } }
            #endif
            """,
            """
            #if DEBUG
            final class Barn: Component<Tools> {}
            #else
            final class Barn: Component<Ground> {}
            #endif
            final class BarnBuilder: Builder<Ground> { func build() { _ = Barn(dependency: dependency) } }
            """,
        ]
    )
    func conditionalTypes(text: String) {
        #expect(refusals(text).isEmpty)
        #expect(!graph(text).edgeTexts.contains { $0.hasSuffix("-> Barn (dependency)") })
    }

    private func local(_ component: String, outside: String = "") -> String {
        """
        final class Gate: Builder<Ground> {
            func build() {
                \(component)
                _ = Door(dependency: Garden(dependency: dependency))
            }
        }
        \(outside)
        """
    }

    @Test("a local component has to conform itself")
    func localComponent() {
        #expect(refusals(local("final class Garden: Component<Ground> {}")) == ["Garden -> Shed"])
        #expect(refusals(local("class Garden: Component<Ground> { let hammer = 1 }")) == ["Garden -> Shed"])
    }

    @Test(
        "a local component that conforms, or may conform, is not refused",
        arguments: [
            ("final class Garden: Component<Ground>, Tools { let hammer = \"\" }", ""),
            ("final class Garden: Plot {}", "class Plot: Component<Ground>, Tools { let hammer = \"\" }"),
            ("final class Garden: Component<Ground>, Digging { let hammer = \"\" }", "protocol Digging: Tools {}"),
            ("final class Garden: Component<Ground>, Unseen {}", ""),
            ("@Tooled final class Garden: Component<Ground> {}", ""),
            ("final class Garden: Plot {}", "class Plot: Component<Ground> {}; extension Plot: Tools { }"),
        ]
    )
    func conformingLocalComponent(component: String, outside: String) {
        #expect(refusals(local(component, outside: outside)).isEmpty)
    }

    @Test("a builder of two components is judged by the one that it is named after")
    func builderOfTwoComponents() {
        let text = """
            final class LawnComponent: Component<Ground> {}
            final class WellComponent: Component<Tools> {}
            final class WellBuilder: Builder<Ground> {
                func build() { print(WellComponent(dependency: dependency), LawnComponent(dependency: dependency)) }
            }
            """
        #expect(refusals(text) == ["WellBuilder -> WellComponent"])
        let other = text.replacing("WellBuilder", with: "LawnBuilder")
        #expect(refusals(other).isEmpty)
        #expect(graph(other).edgeTexts == ["LawnComponent -> WellComponent (dependency)"])
    }
}
