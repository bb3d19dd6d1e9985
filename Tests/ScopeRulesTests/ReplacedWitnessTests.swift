import Modules
import Providers
import ScopeGraph
import ScopeRules
import Semantics
import SwiftReader
import Testing

/// A pass-through for one child would replace the member of a private protocol that another child has as its witness.
@Suite struct ReplacedWitnessTests {
    private static let child = """
        protocol RootDependency: Dependency { var log: Int { get } }
        protocol ADependency: Dependency { var log: Int { get } }
        final class ABuilder: Builder<ADependency> { func build() { print(dependency.log) } }
        """

    /// What is not accessible in an app whose root component is in one file, while other clauses of the component may be
    /// in another.
    private func inaccessible(_ root: String, elsewhere: String = "", child: String = child) -> [String] {
        let app = """
            import RIBs
            \(child)
            protocol BDependency: Dependency { var log: Int { get } }
            final class BBuilder: Builder<BDependency> { func build() { print(dependency.log) } }
            final class RootBuilder: Builder<RootDependency> {
                func build() {
                    let component = RootComponent(dependency: dependency)
                    ABuilder(dependency: component).build()
                    BBuilder(dependency: component).build()
                }
            }
            final class AppComponent: Component<EmptyDependency>, RootDependency { let log = 7 }
            func start() { RootBuilder(dependency: AppComponent(dependency: EmptyComponent())).build() }
            \(elsewhere)
            """
        let files = [("App", app), ("Root", "import RIBs\n\(root)")].map { name, text in
            SourceFile(path: "App/\(name).swift", reading: Array(text.utf8))
        }
        let module = Module(name: "App", folder: "App", kind: .application, origin: .folder, package: "")
        let sources = [ModuleSources(module: module, files: files, generated: [])]
        let tree = ResolvedGraph(reading: sources)
        let subject = RuleSubject(
            graph: tree.graph,
            resolution: tree.resolution,
            model: tree.model,
            plan: GenerationPlan(graph: tree.graph, resolution: tree.resolution, sources: sources),
            sources: SourceTable(sources)
        )
        return findings(in: subject).filter { $0.rule == "inaccessible-provider" }.map(\.headline.text)
    }

    private static let protocols = "private protocol Logs: AnyObject {}; extension Logs { var log: Int { 1 } }"
    private static let component = "final class RootComponent: Component<RootDependency>, Logs"
    private static let hidden = ["`BBuilder` requires `log: Int`, but `RootComponent.log` is not accessible"]

    @Test(arguments: ["", "extension RootComponent: BDependency {}"])
    func clauseOfTheOtherChildInTheFile(elsewhere: String) {
        let root = "\(Self.protocols)\n\(Self.component), ADependency {}"
        #expect(inaccessible(root, elsewhere: elsewhere) == Self.hidden)
        let separate = "\(Self.protocols)\n\(Self.component) {}\nextension RootComponent: ADependency {}"
        #expect(inaccessible(separate, elsewhere: elsewhere) == Self.hidden)
    }

    @Test(arguments: [
        "\(protocols)\n\(component), ADependency, BDependency {}",
        "\(protocols)\n\(component) {}",
        "\(protocols)\n\(component), ADependency { var log: Int { dependency.log } }",
        "protocol Logs {}; extension Logs { var log: Int { 1 } }\n\(component), ADependency {}",
        "private protocol Logs {}; extension Logs { var log: String { \"\" } }\n\(component), ADependency {}",
        "\(protocols)\n\(component) {}\n#if DEBUG\nextension RootComponent: ADependency {}\n#endif",
    ])
    func noWitnessIsReplaced(root: String) {
        #expect(inaccessible(root).isEmpty)
    }

    @Test func theOtherChildRequiresSomethingElse() {
        let child = """
            protocol RootDependency: Dependency { var log: Int { get } }
            protocol ADependency: Dependency {}
            final class ABuilder: Builder<ADependency> { func build() {} }
            """
        #expect(inaccessible("\(Self.protocols)\n\(Self.component), ADependency {}", child: child).isEmpty)
    }
}
