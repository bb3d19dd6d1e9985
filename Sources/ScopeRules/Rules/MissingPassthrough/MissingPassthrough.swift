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
        the requirements of that protocol. A component that is passed to an interactor or a view model has to conform \
        to what that takes, too.
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
            + HandWiredGaps(subject).findings() + LackingConformances(subject).findings()
            + HelperConformances(subject).findings()
            + UnclearConformances(subject).findings() + ConditionalConformances(subject).findings()
            + UnimportedConformances(subject).findings() + UnseenConformances(subject).findings()
            + UnrequiredPassThroughs(subject).findings()
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
        // In a generated module, the conformance is generated.
        let isMeant = subject.isMeantToPassItself(edge)
        let conforms = isMeant || !subject.handWiring.contains(edge, in: subject.graph)
        let pass: Message = "Pass \(code: parent.name) itself"
        let passing = Repair(
            title: conforms
                ? pass : "\(pass), and make it conform to \(code: required.name), with all that it requires",
            location: edge.location,
            edits: conforms ? subject.passingItself(edge) : []
        )
        let inheriting = Repair(
            title: "Make \(code: own.name) inherit \(code: required.name)",
            location: end.location,
            edits: own.inheriting(inherited),
            applicability: isMeant ? .display : .safe
        )
        // A builder without a component has nothing else to pass.
        let repairs =
            parent.kind == .builder ? [inheriting] : conforms ? [passing, inheriting] : [inheriting, passing]
        return Finding(
            rule: id,
            title: title,
            severity: .error,
            location: edge.location,
            scope: parent.id,
            headline: headline(of: parent, passing: own, to: child, taking: required),
            repairs: repairs,
            identity: [parent.id, child.id]
        )
    }

    private static func headline(
        of parent: Scope,
        passing own: DependencyProtocol,
        to child: Scope,
        taking required: DependencyProtocol
    ) -> Message {
        let passed: Message =
            parent.isParameterType
            ? "\(code: own.name) is passed"
            : "\(code: parent.name) passes its own dependency \(code: own.name)"
        return """
            \(passed) to \(code: child.name), which takes \(code: required.name), but \(code: own.name) does not \
            inherit \(code: required.name)
            """
    }
}
