import Providers
import ScopeGraph
import SwiftReader

/// A component hands itself to a child, and its own dependency does not carry what must come from above.
public enum MissingPassthrough: Rule {
    public static let id = "missing-passthrough"
    public static let title = "Missing Pass-Through"
    public static let defaultSeverity: Severity? = .error
    public static let reason = """
        A child needs something that its parent does not make. An ancestor makes it, but the parent's own dependency \
        does not ask for it, so the parent has nothing to hand on. Inheriting the generated protocol for the child is \
        enough: Thimble writes what it holds.
        """
    public static let triggeringExample = """
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
    public static let silentExample = """
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

    public static func findings(in subject: RuleSubject) -> [Finding] {
        let refused = subject.graph.edges.filter { isRefused($0, in: subject.graph) }
        var groups: [[Int]: [Int]] = [:]
        for number in subject.supply.needs.indices where isLacking(number, in: subject) {
            let need = subject.supply.needs[number]
            let waiting = need.passedOnFor.first { number in
                let child = subject.supply.needs[number].scope
                return handsItself(need.scope, to: child, in: subject.graph)
                    && !refused.contains { $0.parent == need.scope && $0.child == child }
            }
            guard let waiting else { continue }
            groups[[need.scope, subject.supply.needs[waiting].scope], default: []].append(number)
        }
        let lacking = groups.sorted { $0.key.lexicographicallyPrecedes($1.key) }.compactMap { pair, needs in
            finding(parent: pair[0], child: pair[1], needs.sorted(), in: subject)
        }
        return refused.compactMap { finding($0, in: subject) } + lacking + unclaimed(in: subject)
    }

    /// Whether a scope hands itself to a child. One that only hands on its dependency inherits the child's, and lacks no
    /// more than the child's does: the finding is there.
    private static func handsItself(_ parent: Int, to child: Int, in graph: ScopeGraph) -> Bool {
        graph.edges(from: parent, to: child).contains { graph.edges[$0].handing == .itself }
    }

    /// Classes for which nothing can be generated, handed over as what they do not conform to: those that are no components,
    /// and components of children whose dependency is private to its file.
    private static func unclaimed(in subject: RuleSubject) -> [Finding] {
        let graph = subject.graph
        return graph.edges.indices.compactMap { number in
            let edge = graph.edges[number]
            let (parent, child) = (graph.scopes[edge.parent], graph.scopes[edge.child])
            let isPrivate = (child.dependency?.access ?? .internal) <= .fileprivate && parent.dialect == .ribs
            guard parent.kind == .provider || (isPrivate && parent.isExtensible), edge.handing == .itself,
                edge.conformance == nil,
                !edge.mayConformElsewhere,
                let contract = child.dependency, contract.place != nil,
                graph.modules[parent.module].kind != .test, serves(number, in: subject)
            else { return nil }
            return Finding(
                rule: id,
                title: title,
                severity: .error,
                place: edge.place,
                scope: parent.id,
                headline: """
                    \(code: parent.name) is handed over as \(code: contract.name), and it does not conform to it
                    """,
                repairs: [
                    Repair(
                        title: "Let \(code: parent.name) conform to \(code: contract.name)",
                        place: parent.place,
                        edits: claiming(contract, for: parent, in: subject)
                    )
                ],
                identity: [parent.id, child.id, contract.name]
            )
        }
    }

    /// None where the class may not see the protocol, or may be read on another actor.
    private static func claiming(_ contract: DependencyContract, for parent: Scope, in subject: RuleSubject) -> [Edit] {
        let isSeen = contract.access > .fileprivate || contract.place?.file == parent.place.file
        let isPlain = parent.isolation == contract.isolation && contract.parts.isEmpty
        guard contract.module == parent.module, isSeen, isPlain else { return [] }
        return subject.sources.conforming(to: contract.name, at: parent.place)
    }

    /// Whether the parent has all that the child needs from it: what is missing is another finding.
    private static func serves(_ edge: Int, in subject: RuleSubject) -> Bool {
        subject.supply.needsOfScope[subject.graph.edges[edge].child].allSatisfy { need in
            subject.supply.needs[need].ways.allSatisfy { way in
                if way.edge != edge { return true }
                if case .supplied = way.answer { return true }
                return false
            }
        }
    }

    /// Whether a scope hands on its own dependency as something that this dependency does not inherit.
    private static func isRefused(_ edge: Edge, in graph: ScopeGraph) -> Bool {
        guard edge.handing == .itsDependency, graph.scopes[edge.parent].dialect == .ribs,
            let own = graph.scopes[edge.parent].dependency, let wanted = graph.scopes[edge.child].dependency,
            own.place != nil, wanted.place != nil
        else { return false }
        return !Set(own.protocols.map(\.name)).isSuperset(of: wanted.protocols.map(\.name))
    }

    private static func finding(_ edge: Edge, in subject: RuleSubject) -> Finding? {
        let parent = subject.graph.scopes[edge.parent]
        let child = subject.graph.scopes[edge.child]
        guard let own = parent.dependency, let wanted = child.dependency, let edit = own.inheriting(wanted.name) else {
            return nil
        }
        return Finding(
            rule: id,
            title: title,
            severity: .error,
            place: edge.place,
            scope: parent.id,
            headline: """
                \(code: parent.name) hands its own dependency \(code: own.name) to \(code: child.name), which takes \
                \(code: wanted.name), and \(code: own.name) does not inherit it
                """,
            repairs: [
                Repair(title: "Hand over \(code: parent.name) itself", place: edge.place),
                Repair(
                    title: "Let \(code: own.name) inherit \(code: wanted.name)",
                    place: edit.place,
                    edits: [edit]
                ),
            ],
            identity: [parent.id, child.id]
        )
    }

    private static func isLacking(_ number: Int, in subject: RuleSubject) -> Bool {
        let scope = subject.graph.scopes[subject.supply.needs[number].scope]
        guard scope.dialect == .ribs, scope.kind != .provider else { return false }
        let need = subject.supply.needs[number]
        if need.passedOnFor.isEmpty { return false }
        // What nobody above has is missing there, whatever stands in between.
        if need.suppliers.isEmpty, !need.failures.isEmpty { return false }
        return !isAskedWithOtherType(need, in: subject) && !subject.supply.isCarried(need, in: subject.graph)
    }

    /// Whether the scope has to receive the name with another type too, which `type-mismatch` speaks of.
    private static func isAskedWithOtherType(_ need: Supply.Need, in subject: RuleSubject) -> Bool {
        subject.needs(of: need.scope, named: need.name).contains { !subject.supply.needs[$0].type.mayMatch(need.type) }
    }

    private static func finding(parent: Int, child: Int, _ needs: [Int], in subject: RuleSubject) -> Finding? {
        guard let first = needs.first else { return nil }
        let need = subject.supply.needs[first]
        let scope = subject.graph.scopes[parent]
        let list = needs.map { subject.text(subject.supply.needs[$0]) }.joined(separator: ", ")
        let contract = scope.dependency
        let readers = needs.flatMap { subject.readers(of: $0) }.compactMap(subject.reader).uniqued()
        let suppliers = need.suppliers.map { number in
            NearMiss(
                scope: subject.name(number),
                place: subject.graph.scopes[number].place,
                message: """
                    \(code: subject.name(number)) has \(code: need.name), but \(code: scope.name) reads only what \
                    \(code: contract?.name ?? "EmptyDependency") asks for
                    """
            )
        }
        return Finding(
            rule: id,
            title: title,
            severity: .error,
            place: contract?.place ?? scope.place,
            scope: scope.id,
            property: need.name,
            headline: """
                \(code: scope.name) has to hand on \(code: list) to \(code: subject.name(child)), and its own \
                dependency \(code: contract?.name ?? "EmptyDependency") does not ask for it
                """,
            readers: readers,
            chain: subject.chain(through: subject.scopesAbove(parent) + [child], to: need),
            nearMisses: suppliers,
            repairs: [repair(parent, child, list, in: subject)],
            identity: [scope.id, subject.graph.scopes[child].id] + needs.map { subject.supply.needs[$0].name }
        )
    }

    private static func repair(_ parent: Int, _ child: Int, _ list: String, in subject: RuleSubject) -> Repair {
        let scope = subject.graph.scopes[parent]
        let contract = scope.dependency
        guard let contract, let name = subject.graph.passThroughName(parent: parent, child: child),
            let edit = contract.inheriting(name)
        else {
            return Repair(
                title: "Give \(code: scope.name) a dependency that asks for \(code: list)",
                place: scope.place
            )
        }
        if let written = contract.protocols.first(where: { $0.name == name }) {
            return repair(written, list)
        }
        return Repair(
            title: """
                Let \(code: contract.name) inherit \(code: name), and run \(code: "thimble generate"), which writes it
                """,
            place: edit.place,
            edits: [edit]
        )
    }

    /// The protocol with the reserved name is written by hand, and inherited already.
    private static func repair(_ written: ContractProtocol, _ list: String) -> Repair {
        guard written.isEmpty else {
            return Repair(title: "Add \(code: list) to \(code: written.name)", place: written.end)
        }
        return Repair(
            title: "Delete the empty \(code: written.name), and run \(code: "thimble generate"), which writes it",
            place: written.place,
            edits: written.deletion
        )
    }
}
