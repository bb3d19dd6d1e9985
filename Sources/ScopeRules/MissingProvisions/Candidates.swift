import Cores
import Graphs
import ScopeGraph
import SwiftReader

/// A member that resembles the supplier, and why it does not qualify.
struct Candidate {
    /// The most informative reasons first.
    enum Reason: Int {
        case inaccessible, otherType, readOnly, notAProperty, notAMethod, notInjected, otherName, otherSignature,
            otherRoute, ofReader, below, elsewhere

        /// Members in unrelated scopes and in descendants are ordered by distance alone.
        var order: Int { self == .below ? Self.elsewhere.rawValue : rawValue }
    }

    let scope: Int
    let provision: Provision
    let reason: Reason
}

/// The properties of all scopes by name, for repeated searches.
package struct ProvisionTable {
    /// For each scope, a number that all scopes of its tree share.
    let tree: [Int]
    private let graph: ScopeGraph
    /// The places of the properties in the scopes.
    private var table: [String: [(scope: Int, place: Int)]] = [:]
    /// By scope and type, for scopes with many properties that have been searched.
    private var byType: [Int: [String?: [Provision]]] = [:]
    var comparisons = NameComparisons()

    package init(of graph: ScopeGraph) {
        self.graph = graph
        var groups = UnionFind(count: graph.scopes.count)
        for edge in graph.edges { groups.join(edge.parent, edge.child) }
        tree = graph.scopes.indices.map { groups.first(of: $0) }
        table.reserveCapacity(graph.scopes.count)
        for scope in graph.scopes.indices {
            for place in graph.scopes[scope].provisions.indices {
                // A pass-through exists only because another provision does.
                if graph.scopes[scope].provisions[place].isPassThrough { continue }
                table[graph.scopes[scope].provisions[place].name, default: []].append((scope, place))
            }
        }
    }

    subscript(name: String) -> [(scope: Int, provision: Provision)] {
        table[name]?.map { ($0.scope, graph.scopes[$0.scope].provisions[$0.place]) } ?? []
    }

    /// The properties of a scope that may have the name or the type of a need, and possibly others.
    mutating func provisions(of scope: Int, near need: Resolution.Need) -> [Provision] {
        let all = graph.scopes[scope].provisions
        guard comparisons.areLeft else { return Array(all.named(need.name)) }
        if all.count <= 16 { return all }
        let byType = byType[scope] ?? Dictionary(grouping: all) { $0.type?.canonical }
        self.byType[scope] = byType
        return all.named(need.name) + (byType[need.type.canonical] ?? []).filter { $0.name != need.name }
    }
}

extension RuleSubject {
    /// The members with the name of a need in the scopes that the search visits, unordered.
    func candidates(named need: Resolution.Need, for cause: Cause) -> [Candidate] {
        let serving = Set(cause.readers.flatMap { resolution.needs[$0].suppliers })
        return searchedScopes(for: cause).flatMap { scope in
            let provisions = graph.scopes[scope].provisions.named(need.name)
            // Unused: all candidates have exactly this name.
            var comparisons = NameComparisons()
            let serves = serving.contains(scope)
            return candidates(in: scope, provisions, for: need, serves: serves, &comparisons)
                + methods(of: scope, like: need, serves: serves)
        }
    }

    /// Members that resemble a need, the most informative first, then the nearest: in the scopes that the search
    /// visits, and in the other scopes of the reader's tree.
    ///
    /// - Parameter beyondSearch: whether to include scopes that the search does not visit.
    func candidates(
        for cause: Cause,
        in table: inout ProvisionTable,
        beyondSearch: Bool = true
    ) -> [Candidate] {
        guard let first = cause.readers.first else { return [] }
        let need = resolution.needs[first]
        let visited = searchedScopes(for: cause)
        let serving = Set(cause.readers.flatMap { resolution.needs[$0].suppliers })
        let near = visited.flatMap { scope in
            candidates(
                in: scope,
                table.provisions(of: scope, near: need),
                for: need,
                serves: serving.contains(scope),
                &table.comparisons
            ) + methods(of: scope, like: need, serves: serving.contains(scope))
        }
        let others = (beyondSearch ? table[need.name] : []).filter { scope, provision in
            !visited.contains(scope) && provision.type?.mayMatch(need.type) ?? true
                && table.tree[scope] == table.tree[need.scope] && isLintedBeside(scope, need.scope)
        }
        guard near.count + others.count > 0 else { return [] }
        let paths = paths(from: need.scope, to: Set(near.map(\.scope)), andNearestOf: Set(others.map(\.scope)))
        let elsewhere = candidates(besides: others, of: need.scope, paths)
        return (near + elsewhere).sorted { left, right in
            (left.reason.order, paths.distance(to: left.scope) ?? .max, left.scope, left.provision.name)
                < (right.reason.order, paths.distance(to: right.scope) ?? .max, right.scope, right.provision.name)
        }
    }

    /// Members in scopes that the search does not visit: on paths of other graphs or above other suppliers, below the
    /// reader, or elsewhere.
    private func candidates(
        besides others: [(scope: Int, provision: Provision)],
        of reader: Int,
        _ paths: ShortestPaths<Int>
    ) -> [Candidate] {
        if others.isEmpty { return [] }
        let ancestors = Set(reachable(from: graph.parents(of: reader)) { graph.parents(of: $0) })
        return others.map { scope, provision in
            let isBelow = paths.distance(to: scope) != nil && isAbove(reader, scope)
            let isAncestor = scope != reader && ancestors.contains(scope)
            let reason: Candidate.Reason = isBelow ? .below : isAncestor ? .otherRoute : .elsewhere
            return Candidate(scope: scope, provision: provision, reason: reason)
        }
    }

    /// The scopes that the search visits in the graph to which a cause belongs.
    private func searchedScopes(for cause: Cause) -> Set<Int> {
        let all = searchedScopes(from: cause.readers)
        guard let end = cause.ends.first, all.contains(where: { self.graph.demo(of: $0) != nil }) else { return all }
        let graph = self.graph.demo(of: resolution.needs[end].scope)
        return all.filter {
            self.graph.demo(of: $0) == graph || self.graph.demo(of: $0) == nil && (graph == nil || isOfLibrary($0))
        }
    }

    private func isOfLibrary(_ scope: Int) -> Bool { graph.modules[graph.scopes[scope].module].kind == .library }

    /// Whether a near miss in a scope is relevant to a reader: scopes of tests and demos are irrelevant to the app.
    private func isLintedBeside(_ scope: Int, _ reader: Int) -> Bool {
        let (one, other) = (graph.modules[graph.scopes[scope].module], graph.modules[graph.scopes[reader].module])
        return one == other || !one.kind.standsAlone
    }

    /// The shortest paths from a scope to each of `above`, and to the nearest of `others`, as many as a finding lists.
    private func paths(from scope: Int, to above: Set<Int>, andNearestOf others: Set<Int>) -> ShortestPaths<Int> {
        var (left, listed) = (above.subtracting([scope]).count, min(others.count, Self.mostNearMisses))
        func isLast(_ other: Int) -> Bool {
            if other != scope, above.contains(other) { left -= 1 }
            if other != scope, others.contains(other) { listed -= 1 }
            return left <= 0 && listed <= 0
        }
        return ShortestPaths(from: [scope], until: isLast) { graph.parents(of: $0) + graph.children(of: $0) }
    }

    private func isAbove(_ scope: Int, _ other: Int) -> Bool {
        reachable(from: graph.parents(of: other)) { graph.parents(of: $0) }.contains(scope)
    }

    /// - Parameters:
    ///   - provisions: the relevant ones of the scope.
    ///   - serves: whether the scope supplies the need on another route.
    private func candidates(
        in scope: Int,
        _ provisions: some Sequence<Provision>,
        for need: Resolution.Need,
        serves: Bool,
        _ comparisons: inout NameComparisons
    ) -> [Candidate] {
        var result: [Candidate] = []
        let value = graph.scopes[scope]
        for provision in value.nearMisses.named(need.name) where provision.obstacle != .shadowed {
            let isHidden = provision.obstacle == .access || provision.obstacle == .unavailable
            result.append(
                Candidate(scope: scope, provision: provision, reason: isHidden ? .inaccessible : .notAProperty)
            )
        }
        for provision in provisions {
            if provision.name == need.name {
                let matches = provision.type?.mayMatch(need.type) ?? true
                // It forwards what no scope above provides.
                if matches, !serves, provision.isPassThrough, value.dialect.parentsConform { continue }
                // A RIBs component whose matching member is not read: the parent passed only its dependency.
                let isUnread = value.dialect.parentsConform && provision.fileOfPrivateProtocol == nil
                let unread = isUnread ? Candidate.Reason.notInjected : .inaccessible
                let mayBeReadOnly = need.demand.isSettable && !value.dialect.parentsConform
                let isReadOnly = mayBeReadOnly && (!provision.isSettable || provision.setterAccess != nil)
                let isOwn = isPlugin(need.scope, readThrough: provision, of: value)
                let hidden = isOwn ? .ofReader : serves ? .otherRoute : isReadOnly ? .readOnly : unread
                result.append(Candidate(scope: scope, provision: provision, reason: matches ? hidden : .otherType))
            } else if let type = provision.type, type.matches(need.type),
                comparisons.areAlike(provision.name, need.name)
            {
                result.append(Candidate(scope: scope, provision: provision, reason: .otherName))
            }
        }
        return result
    }

    /// The methods of a scope that have the name of a required method, whatever their labels are; otherwise a property
    /// beside which it cannot be declared.
    ///
    /// - Parameter serves: whether the scope supplies the need on another route.
    private func methods(of scope: Int, like need: Resolution.Need, serves: Bool) -> [Candidate] {
        guard need.requirement.method != nil, graph.scopes[scope].dialect.parentsConform else { return [] }
        let start = need.name.prefix { $0 != "(" } + "("
        let all = graph.scopes[scope].methods
        let first = all.indices.partitioningIndex { all[$0].name >= start }
        let methods = all[first...].prefix { $0.name.hasPrefix(start) }.filter { !$0.isPassThrough }.map { method in
            Candidate(scope: scope, provision: method, reason: reason(of: method, for: need, serves: serves))
        }
        guard need.name == start + ")", methods.isEmpty else { return methods }
        // Only a method without parameters conflicts with a property.
        return graph.scopes[scope].provisions.named(String(start.dropLast())).filter { !$0.isPassThrough }
            .map { Candidate(scope: scope, provision: $0, reason: .notAMethod) }
    }

    private func reason(of method: Provision, for need: Resolution.Need, serves: Bool) -> Candidate.Reason {
        guard method.name == need.name, method.type?.mayMatch(need.type) ?? true else { return .otherSignature }
        if method.obstacle == .access || method.obstacle == .unavailable || method.fileOfPrivateProtocol != nil {
            return .inaccessible
        }
        if let type = method.type, !type.servesResult(of: need.type) { return .otherType }
        return serves ? .otherRoute : .notInjected
    }

    /// Whether a core component has a property from the non-core component that reads it.
    private func isPlugin(_ reader: Int, readThrough provision: Provision, of scope: Scope) -> Bool {
        guard provision.owner != .itself, case .core(let point)? = scope.plugin else { return false }
        return point.nonCore == graph.scopes[reader].id
    }
}
