import ScopeGraph
import Semantics
import SwiftReader
import WiringText

/// Finds the components of generated modules whose dependency does not inherit the generated protocol with what a child
/// needs.
struct UninheritedPassThroughs {
    private let subject: RuleSubject

    init(_ subject: RuleSubject) { self.subject = subject }

    func findings() -> [Finding] {
        let refused = subject.graph.edges.filter { MissingPassthrough.isRefused($0, in: subject.graph) }
        var groups: [[Int]: [Int]] = [:]
        let concerned = subject.graph.scopes.map(isConcerned)
        for number in subject.resolution.needs.indices
        where concerned[subject.resolution.needs[number].scope] && isLacking(number) {
            let need = subject.resolution.needs[number]
            let waiting = need.passedOnFor.first { number in
                let child = subject.resolution.needs[number].scope
                return injectsItself(need.scope, to: child)
                    && !refused.contains { $0.parent == need.scope && $0.child == child }
            }
            guard let waiting else { continue }
            groups[[need.scope, subject.resolution.needs[waiting].scope], default: []].append(number)
        }
        return groups.sorted { $0.key.lexicographicallyPrecedes($1.key) }.compactMap { pair, needs in
            finding(parent: pair[0], child: pair[1], needs.sorted())
        }
    }

    /// Whether a scope passes itself to a child. A scope that only passes its dependency inherits the child's; the
    /// finding is then about the child.
    private func injectsItself(_ parent: Int, to child: Int) -> Bool {
        subject.graph.edges(from: parent, to: child).contains { subject.graph.edges[$0].injected == .itself }
    }

    /// Whether generated code may pass on a scope's needs.
    private func isConcerned(_ scope: Scope) -> Bool {
        let isHandWired = subject.handWiring.contains(scope.module) || !scope.isExtensible
        return scope.kind != .provider && scope.dialect.parentsConform && !(scope.kind == .component && isHandWired)
    }

    private func isLacking(_ number: Int) -> Bool {
        if subject.resolution.needs[number].passedOnFor.isEmpty { return false }
        let need = subject.resolution.needs[number]
        // If no ancestor provides it, the missing provider is the finding.
        if need.suppliers.isEmpty, !need.failures.isEmpty { return false }
        return !subject.isRequiredWithOtherType(need) && !subject.resolution.isCarried(need, in: subject.graph)
    }

    private func finding(parent: Int, child: Int, _ needs: [Int]) -> Finding? {
        guard let first = needs.first else { return nil }
        let need = subject.resolution.needs[first]
        let waiting = need.passedOnFor.map { subject.resolution.needs[$0] }.first { $0.scope == child }
        let scope = subject.graph.scopes[parent]
        let list = needs.map { subject.text(subject.resolution.needs[$0]) }.joined(separator: ", ")
        let dependencyProtocol = scope.dependency
        let dependencyName = dependencyProtocol?.name ?? scope.dialect.emptyDependencyProtocol
        let readers = needs.flatMap { subject.readers(of: $0) }.compactMap(subject.reader).uniqued()
        let suppliers = need.suppliers.map { number in
            NearMiss(
                scope: subject.name(number),
                location: subject.graph.scopes[number].location,
                message: """
                    \(code: subject.name(number)) provides \(code: need.name), but \(code: scope.name) can read \
                    only what \(code: dependencyName) requires
                    """
            )
        }
        return Finding(
            rule: MissingPassthrough.id,
            title: MissingPassthrough.title,
            severity: .error,
            location: dependencyProtocol?.location ?? scope.location,
            scope: scope.id,
            property: need.name,
            headline: """
                \(code: scope.name) must forward \(code: list) to \(code: subject.name(child)), but its own \
                dependency \(code: dependencyName) does not require it
                """,
            readers: readers,
            chain: subject.chain(through: subject.scopesAbove(parent) + [child], to: waiting ?? need),
            nearMisses: suppliers,
            repairs: [repair(parent, child, list)],
            identity: [scope.id, subject.graph.scopes[child].id] + needs.map { subject.resolution.needs[$0].name }
        )
    }

    private func repair(_ parent: Int, _ child: Int, _ list: String) -> Repair {
        let scope = subject.graph.scopes[parent]
        let dependencyProtocol = scope.dependency
        guard let dependencyProtocol, let end = dependencyProtocol.clauseEnds.first,
            let name = subject.graph.passThroughName(parent: parent, child: child)
        else {
            return Repair(
                title: "Give \(code: scope.name) a dependency that requires \(code: list)",
                location: scope.location
            )
        }
        if let written = dependencyProtocol.protocols.first(where: { $0.name == name }) {
            return repair(written, list)
        }
        return Repair(
            title: """
                Make \(code: dependencyProtocol.name) inherit \(code: name), then run \(code: "thimble generate"), which writes it
                """,
            location: end.location,
            edits: dependencyProtocol.inheriting(SwiftName.written(name))
        )
    }

    /// The protocol with the reserved name is handwritten and inherited already.
    private func repair(_ written: RefinedProtocol, _ list: String) -> Repair {
        guard written.isEmpty else {
            return Repair(title: "Add \(code: list) to \(code: written.name)", location: written.end)
        }
        return Repair(
            title: "Delete the empty \(code: written.name), then run \(code: "thimble generate"), which writes it",
            location: written.location,
            edits: written.deletion
        )
    }
}

extension RuleSubject {
    /// Whether the scope of a need also needs the name with another type, which `type-mismatch` reports.
    func isRequiredWithOtherType(_ need: Resolution.Need) -> Bool {
        need.requirement.method == nil
            && needs(of: need.scope, named: need.name).contains { !resolution.needs[$0].type.mayMatch(need.type) }
    }
}
