import Modules
import Providers
import ScopeGraph
import ScopeRules
import Semantics
import SwiftReader
import Testing

/// Members that a component has from the extension of a private protocol, which only the file of the protocol sees.
@Suite struct PrivateProtocolTests {
    private func errors(
        _ root: String,
        child: String = "",
        other: String = "",
        dependency: String = "protocol ChildDependency: Dependency { var log: Log { get } }"
    ) -> [String] { allErrors(root, child, other, dependency).map(\.headline.text) }

    private func allErrors(_ root: String, _ child: String, _ other: String, _ dependency: String) -> [Finding] {
        let root = """
            import RIBs
            class Log {}
            final class RootBuilder: Builder<EmptyDependency> {
                func build() { ChildBuilder(dependency: RootComponent(dependency: dependency)).build() }
            }
            func start() { RootBuilder(dependency: EmptyComponent()).build() }
            \(root)
            """
        let child = """
            import RIBs
            \(dependency)
            final class ChildBuilder: Builder<ChildDependency> { func build() { print(dependency.log) } }
            \(child)
            """
        let files = [("Child", child), ("Other", other), ("Root", root)].map { name, text in
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
        return findings(in: subject).filter { $0.severity == .error }
    }

    private static let clause = "extension RootComponent: ChildDependency {}"
    private static let component = "final class RootComponent: Component<EmptyDependency>, Logs {}"
    private static let hidden = ["`ChildBuilder` requires `log: Log`, but `RootComponent.log` is not accessible"]

    @Test(arguments: [
        "private protocol Logs {}; extension Logs { var log: Log { Log() } }",
        "fileprivate protocol Logs {}; extension Logs { var log: Log { Log() } }",
        "private protocol Logs {}; extension Logs { internal var log: Log { Log() } }",
        "private protocol Logs { var log: Log { get } }; extension Logs { var log: Log { Log() } }",
        "protocol Base {}; private protocol Logs: Base {}; extension Logs { var log: Log { Log() } }",
        "private protocol Real {}; private typealias Logs = Real; extension Logs { var log: Log { Log() } }",
    ])
    func clauseInAnotherFile(protocols: String) {
        #expect(errors("\(protocols)\n\(Self.component)", child: Self.clause) == Self.hidden)
    }

    @Test func theFixesNameBothWays() {
        let root = "private protocol Logs {}; extension Logs { var log: Log { Log() } }\n\(Self.component)"
        let dependency = "protocol ChildDependency: Dependency { var log: Log { get } }"
        let found = allErrors(root, Self.clause, "", dependency)
        #expect(
            found.flatMap(\.repairs).map(\.title.text) == [
                "Make the protocol `Logs` `internal`, or declare the conformance of `RootComponent` in `Root.swift`"
            ]
        )
        #expect(
            found.flatMap(\.nearMisses).map(\.message.text) == [
                "`RootComponent.log` exists but is visible only in its file, because the protocol `Logs` is private"
            ]
        )
    }

    @Test func nestedProtocols() {
        let component = "final class RootComponent: Component<EmptyDependency>, Support.Logs {}"
        let member = "extension Support.Logs { var log: Log { Log() } }"
        for nest in [
            "enum Support { fileprivate protocol Logs {} }",
            "enum Support {}; private extension Support { protocol Logs {} }",
        ] {
            #expect(errors("\(nest)\n\(member)\n\(component)", child: Self.clause) == Self.hidden)
        }
        // Its own access counts, not that of the type around it.
        #expect(
            errors("private enum Support { protocol Logs {} }\n\(member)\n\(component)", child: Self.clause).isEmpty
        )
    }

    @Test(arguments: [
        "private protocol Logs {}; extension Logs { var log: Log { Log() } }",
        "private protocol Logs { var log: Log { get } }; extension Logs { var log: Log { Log() } }",
    ])
    func clauseInTheSameFile(protocols: String) {
        #expect(errors("\(protocols)\n\(Self.component)\n\(Self.clause)").isEmpty)
        #expect(
            errors("\(protocols)\nfinal class RootComponent: Component<EmptyDependency>, Logs, ChildDependency {}")
                .isEmpty
        )
    }

    @Test func clauseOfSuperclassInTheSameFile() {
        let base = """
            private protocol Logs {}
            extension Logs { var log: Log { Log() } }
            class BaseComponent: Component<EmptyDependency>, Logs, ChildDependency {}
            """
        #expect(errors(base, other: "import RIBs\nfinal class RootComponent: BaseComponent {}").isEmpty)
    }

    /// The clause of the protocol that declares the requirement is the one that has to see the member.
    @Test func clauseOfInheritedProtocolInTheSameFile() {
        let root = """
            private protocol Logs {}
            extension Logs { var log: Log { Log() } }
            protocol Needs { var log: Log { get } }
            final class RootComponent: Component<EmptyDependency>, Logs, Needs {}
            """
        let inheriting = "protocol ChildDependency: Dependency, Needs {}"
        #expect(errors(root, child: Self.clause, dependency: inheriting).isEmpty)
        #expect(errors(root, child: Self.clause) == Self.hidden)
        let composed = "protocol PageDependency: Dependency {}; typealias ChildDependency = PageDependency & Needs"
        #expect(errors(root, child: "extension RootComponent: PageDependency {}", dependency: composed).isEmpty)
    }

    @Test(arguments: [
        "protocol Logs {}; extension Logs { var log: Log { Log() } }",
        "protocol Logs {}; private protocol Extra: Logs {}; extension Logs { var log: Log { Log() } }",
        "private protocol Logs {}; extension Logs { var log: Log { Log() } }; extension RootComponent { var log: Log { Log() } }",
        """
        private protocol Logs: Open {}; extension Logs { var log: Log { Log() } }
        protocol Open {}; extension Open { var log: Log { Log() } }
        """,
        """
        #if DEBUG
        private protocol Logs {}
        #else
        protocol Logs {}
        #endif
        extension Logs { var log: Log { Log() } }
        """,
    ])
    func membersThatOtherFilesSee(protocols: String) {
        #expect(errors("\(protocols)\n\(Self.component)", child: Self.clause).isEmpty)
    }

    @Test("Generated providers are in another file") func providersOfNeedle() {
        func rules(_ access: String) -> [String] {
            let source = """
                import NeedleFoundation
                class Log {}
                \(access) protocol Logs {}
                extension Logs { var log: Log { Log() } }
                final class RootComponent: BootstrapComponent, Logs {
                    var child: ChildComponent { ChildComponent(parent: self) }
                }
                protocol ChildDependency: Dependency { var log: Log { get } }
                final class ChildComponent: Component<ChildDependency> { func show() { print(dependency.log) } }
                func start() { RootComponent().child.show() }
                """
            return findings(in: RuleSubject(source: source, isGenerated: true)).filter { $0.severity == .error }.map(
                \.rule
            )
        }
        #expect(rules("private") == ["inaccessible-provider"])
        #expect(rules("internal").isEmpty)
    }
}
