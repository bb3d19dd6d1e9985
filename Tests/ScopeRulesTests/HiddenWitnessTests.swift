import Modules
import Providers
import ScopeGraph
import ScopeRules
import Semantics
import SwiftReader
import Testing

/// Members of public base classes that are less accessible than the public dependency that they meet.
@Suite struct HiddenWitnessTests {
    private func errors(_ base: String, protocolAccess: String = "public") -> [String] {
        let core = """
            import RIBs
            \(protocolAccess) protocol PageDependency: Dependency { var number: Int { get } }
            public final class PageBuilder: Builder<PageDependency> {
                public func build() { print(dependency.number) }
            }
            \(base)
            """
        let app = """
            import RIBs
            import Core
            final class AppComponent: BaseComponent<EmptyDependency> {
                init() { super.init(dependency: EmptyComponent()) }
            }
            func start() { PageBuilder(dependency: AppComponent()).build() }
            """
        let modules = [module("Core", .library, core), module("App", .application, app)]
        return findings(in: subject(modules)).filter { $0.severity == .error }.map(\.headline.text)
    }

    private func subject(_ sources: [ModuleSources]) -> RuleSubject {
        let tree = ResolvedGraph(reading: sources)
        return RuleSubject(
            graph: tree.graph,
            resolution: tree.resolution,
            model: tree.model,
            plan: GenerationPlan(graph: tree.graph, resolution: tree.resolution, sources: sources),
            sources: SourceTable(sources)
        )
    }

    private func module(_ name: String, _ kind: Module.Kind, _ text: String) -> ModuleSources {
        ModuleSources(
            module: Module(name: name, folder: name, kind: kind, origin: .folder, package: "Shop"),
            files: [SourceFile(path: "\(name)/\(name).swift", reading: Array(text.utf8))],
            generated: []
        )
    }

    @Test(arguments: [
        "open class BaseComponent<D>: Component<D>, PageDependency { var number: Int { 1 } }",
        "open class BaseComponent<D>: Component<D> { let number = 1 }; extension BaseComponent: PageDependency {}",
        """
        public class FirstComponent<D>: Component<D> { internal var number: Int { 1 } }
        public class BaseComponent<D>: FirstComponent<D>, PageDependency {}
        """,
        "open class BaseComponent<D>: Component<D>, PageDependency { package var number: Int { 1 } }",
    ])
    func hidden(base: String) {
        #expect(
            errors(base) == [
                """
                `PageDependency` requires `var number: Int`, but `AppComponent`, which is passed to `PageBuilder`, \
                inherits it from `BaseComponent`, where it is not `public`
                """
            ]
        )
    }

    @Test(arguments: [
        "open class BaseComponent<D>: Component<D>, PageDependency { public var number: Int { 1 } }",
        "public class BaseComponent<D>: Component<D>, PageDependency { public private(set) var number = 1 }",
        """
        open class BaseComponent<D>: Component<D> {}
        public extension BaseComponent { var number: Int { 1 } }
        extension BaseComponent: PageDependency {}
        """,
        """
        open class BaseComponent<D>: Component<D>, PageDependency { var number: String { "" } }
        extension PageDependency { public var number: Int { 1 } }
        """,
    ])
    func accessible(base: String) { #expect(errors(base).isEmpty) }

    @Test func whatIsInternalItself() {
        let base = "package class BaseComponent<D>: Component<D>, PageDependency { package var number: Int { 1 } }"
        #expect(errors(base).isEmpty)
    }
}
