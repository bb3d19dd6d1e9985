import ScopeGraph
import SwiftReader
import WiringText

/// A component passes itself to a child, but its own dependency does not require what must come from an ancestor.
package enum MissingPassthrough: Rule {
    package static let id = "missing-passthrough"
    package static let title = "Missing Pass-Through"
    package static let defaultSeverity: Severity? = .error
    package static let reason = """
        A component is passed to a child's builder but does not provide what the child requires, although an ancestor \
        does. In a module that is wired by hand, the fix is the code that you would write. In a module with generated \
        code, the component's own dependency has to inherit the generated protocol for the child, and Thimble writes \
        the requirements of that protocol.
        """
    package static let triggeringExample = """
        import RIBs
        protocol HomeDependency: Dependency {}
        protocol LoginDependency: Dependency { var session: Session { get } }
        final class LoginComponent: Component<LoginDependency> {}
        final class HomeComponent: Component<HomeDependency> {}
        final class LoginBuilder: Builder<LoginDependency> {
            func build() { print(LoginComponent(dependency: dependency).dependency.session) }
        }
        final class HomeBuilder: Builder<HomeDependency> {
            func build() { LoginBuilder(dependency: HomeComponent(dependency: dependency)).build() }
        }
        final class AppComponent: Component<EmptyDependency>, HomeDependency {
            var session: Session { Session() }
            init() { super.init(dependency: EmptyComponent()) }
        }
        func start() { HomeBuilder(dependency: AppComponent()).build() }
        """
    package static let silentExample = """
        import RIBs
        protocol HomeDependency: Dependency, HomeDependencyLogin {}
        protocol LoginDependency: Dependency { var session: Session { get } }
        final class LoginComponent: Component<LoginDependency> {}
        final class HomeComponent: Component<HomeDependency> {}
        final class LoginBuilder: Builder<LoginDependency> {
            func build() { print(LoginComponent(dependency: dependency).dependency.session) }
        }
        final class HomeBuilder: Builder<HomeDependency> {
            func build() { LoginBuilder(dependency: HomeComponent(dependency: dependency)).build() }
        }
        final class AppComponent: Component<EmptyDependency>, HomeDependency {
            var session: Session { Session() }
            init() { super.init(dependency: EmptyComponent()) }
        }
        func start() { HomeBuilder(dependency: AppComponent()).build() }
        """

    package static func findings(in subject: RuleSubject) -> [Finding] {
        subject.graph.edges.compactMap { refusal(of: $0, in: subject) } + RefusedDependencies(subject).findings()
            + UninheritedPassThroughs(subject).findings()
            + HandWiredGaps(subject).findings() + lackingConformance(in: subject)
            + UnclearConformances(subject).findings() + ConditionalConformances(subject).findings()
            + UnimportedConformances(subject).findings() + UnrequiredPassThroughs(subject).findings()
    }

    /// Classes passed as a protocol that they do not conform to, for which nothing can be generated because they are
    /// not components.
    private static func lackingConformance(in subject: RuleSubject) -> [Finding] {
        let graph = subject.graph
        return graph.edges.indices.compactMap { number in
            let (parent, child) = (graph.scopes[graph.edges[number].parent], graph.scopes[graph.edges[number].child])
            guard parent.kind == .provider else { return nil }
            let edge = graph.edges[number]
            guard edge.injected == .itself, edge.conformance == nil, edge.unimportedClause == nil,
                !graph.mayConformElsewhere(edge), !subject.isRefusedAsSendable(edge),
                let dependencyProtocol = child.dependency, dependencyProtocol.location != nil,
                graph.modules[parent.module].kind != .test, serves(number, in: subject)
            else { return nil }
            return Finding(
                rule: id,
                title: title,
                severity: .error,
                location: edge.location,
                scope: parent.id,
                headline: """
                    \(code: parent.name) is passed as \(code: dependencyProtocol.name) but does not conform to it
                    """,
                repairs: [
                    Repair(
                        title: "Make \(code: parent.name) conform to \(code: dependencyProtocol.name)",
                        location: parent.location,
                        edits: claiming(dependencyProtocol, for: parent, in: subject)
                    )
                ],
                identity: [parent.id, child.id, dependencyProtocol.name]
            )
        }
    }

    /// Empty if the protocol is not visible to the class, or is isolated to another actor.
    private static func claiming(_ dependencyProtocol: DependencyProtocol, for parent: Scope, in subject: RuleSubject)
        -> [Edit]
    {
        let isSeen =
            dependencyProtocol.access > .fileprivate || dependencyProtocol.location?.file == parent.location.file
        let isPlain = parent.isolation == dependencyProtocol.isolation && dependencyProtocol.parts.isEmpty
        guard dependencyProtocol.module == parent.module, isSeen, isPlain, !parent.hasBranches else { return [] }
        let name = subject.handWrittenText.value.name(of: dependencyProtocol, inClauseOf: parent)
        return subject.sources.conforming(to: name, at: parent.location)
    }

    /// Whether the parent supplies everything that the child needs; otherwise the missing provider is the finding.
    private static func serves(_ edge: Int, in subject: RuleSubject) -> Bool {
        subject.resolution.needsOfScope[subject.graph.edges[edge].child].allSatisfy { need in
            subject.resolution.needs[need].routes.allSatisfy { route in
                if route.edge != edge { return true }
                if case .supplied = route.answer { return true }
                return false
            }
        }
    }

    /// Whether a scope passes its own dependency as a protocol that this dependency does not inherit.
    static func isRefused(_ edge: Edge, in graph: ScopeGraph) -> Bool {
        guard edge.injected == .itsDependency, graph.scopes[edge.parent].dialect.parentsConform,
            let own = graph.scopes[edge.parent].dependency, let required = graph.scopes[edge.child].dependency,
            own.location != nil, required.location != nil
        else { return false }
        return !Set(own.protocols.map(\.name)).isSuperset(of: required.protocols.map(\.name))
    }

    private static func refusal(of edge: Edge, in subject: RuleSubject) -> Finding? {
        guard isRefused(edge, in: subject.graph) else { return nil }
        let parent = subject.graph.scopes[edge.parent]
        let child = subject.graph.scopes[edge.child]
        guard let own = parent.dependency, let required = child.dependency, let end = own.clauseEnds.first else {
            return nil
        }
        let inherited = subject.handWrittenText.value.name(of: required, inClauseOf: own)
        let passing = Repair(
            title: "Pass \(code: parent.name) itself",
            location: edge.location,
            edits: subject.passingItself(edge)
        )
        let inheriting = Repair(
            title: "Make \(code: own.name) inherit \(code: required.name)",
            location: end.location,
            edits: own.inheriting(inherited),
            applicability: subject.isMeantToPassItself(edge) ? .display : .safe
        )
        return Finding(
            rule: id,
            title: title,
            severity: .error,
            location: edge.location,
            scope: parent.id,
            headline: """
                \(code: parent.name) passes its own dependency \(code: own.name) to \(code: child.name), which \
                takes \(code: required.name), but \(code: own.name) does not inherit \(code: required.name)
                """,
            // A builder without a component has nothing else to pass.
            repairs: parent.kind == .builder ? [inheriting] : [passing, inheriting],
            identity: [parent.id, child.id]
        )
    }
}
