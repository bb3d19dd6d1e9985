import ScopeGraph
import Testing

/// The properties of the library's own class that a dependency requires.
@Suite("Properties of Needle's component as provisions")
struct LibraryProvisionTests {
    private func graph(_ requirement: String, _ inherited: String = "Dependency") -> ScopeGraph {
        let text = """
            import NeedleFoundation
            protocol KidDependency: \(inherited) { \(requirement) }
            final class RootComponent: BootstrapComponent {
                let clock = 3
                var middle: MiddleComponent { MiddleComponent(parent: self) }
            }
            final class MiddleComponent: Component<EmptyDependency> {
                var kid: KidComponent { KidComponent(parent: self) }
            }
            final class KidComponent: Component<KidDependency> {}
            """
        return ScopeGraph.graph(of: [module("App", text)])
    }

    @Test(
        "every component has them",
        arguments: [
            ("path", "var path: [String] { get }", "Dependency"),
            ("path", "var path: Array<String> { get }", "AnyObject"),
            ("parent", "var parent: Scope { get }", "Dependency"),
            ("parent", "var parent: any NeedleFoundation.Scope { get }", "Dependency"),
        ]
    )
    func supplied(_ name: String, _ requirement: String, _ inherited: String) {
        let graph = graph(requirement, inherited)
        #expect(graph.suppliers(of: name, in: "KidComponent") == ["MiddleComponent"])
        #expect(graph.scope("MiddleComponent")?.provisions.map(\.name) == ["kid"])
        #expect(graph.scope("RootComponent")?.provisions.map(\.name) == ["clock", "middle"])
    }

    @Test("a pluginized component has more")
    func pluginized() {
        let text = """
            import NeedleFoundation
            protocol KidDependency: Dependency { var nonCoreComponent: AnyObject { get } }
            protocol RootExtension: PluginExtension {}
            final class RootComponent: BootstrapComponent {
                var core: CoreComponent { CoreComponent(parent: self) }
                var other: KidComponent { KidComponent(parent: self) }
            }
            final class CoreComponent: PluginizedComponent<EmptyDependency, RootExtension, PlugComponent> {
                var kid: KidComponent { KidComponent(parent: self) }
            }
            final class PlugComponent: NonCoreComponent<EmptyDependency> {}
            final class KidComponent: Component<KidDependency> {}
            """
        let graph = ScopeGraph.graph(of: [module("App", text)])
        #expect(graph.suppliers(of: "nonCoreComponent", in: "KidComponent") == ["CoreComponent"])
    }

    @Test(
        "another type, another name, or an effect that it lacks",
        arguments: ["var path: String { get }", "var paths: [String] { get }", "var parent: Scope { get set }"]
    )
    func notSupplied(_ requirement: String) {
        let graph = graph(requirement)
        let names = graph.scope("KidComponent")?.requirements.map(\.name) ?? []
        #expect(names.count == 1)
        #expect(names.flatMap { graph.suppliers(of: $0, in: "KidComponent") } == [])
    }

    @Test("a property of the app comes first")
    func ownProperty() {
        let text = """
            import NeedleFoundation
            protocol KidDependency: Dependency { var path: String { get } }
            final class RootComponent: BootstrapComponent {
                var kid: KidComponent { KidComponent(parent: self) }
            }
            extension RootComponent { var path: String { "" } }
            final class KidComponent: Component<KidDependency> {}
            """
        let graph = ScopeGraph.graph(of: [module("App", text)])
        #expect(graph.suppliers(of: "path", in: "KidComponent") == ["RootComponent"])
    }
}
