import ScopeGraph
import SwiftReader

/// A member that looks like the answer, and why it is none.
struct Candidate {
    /// The more it tells, the earlier.
    enum Reason: Int {
        case inaccessible, otherType, notAProperty, notHandedOver, otherName, otherWay, below, elsewhere
    }

    let scope: Int
    let provision: Provision
    let reason: Reason
}

/// The properties of all scopes by name, to look for one among many scopes again and again.
struct ProvisionTable {
    private var table: [String: [(scope: Int, provision: Provision)]] = [:]

    init(of graph: ScopeGraph) {
        for (number, scope) in graph.scopes.enumerated() {
            // What only hands on is there because something else is.
            for provision in scope.provisions where !provision.isPassThrough {
                table[provision.name, default: []].append((number, provision))
            }
        }
    }

    subscript(name: String) -> [(scope: Int, provision: Provision)] { table[name] ?? [] }
}

extension RuleSubject {
    /// Members that look like what a need asks for, those that tell the most first, then the nearest: in the scopes that
    /// the search visits, below the reader, and in the other scopes of its tree.
    func candidates(for cause: Cause, in table: ProvisionTable) -> [Candidate] {
        guard let first = cause.readers.first else { return [] }
        let need = supply.needs[first]
        let visited = visitedScopes(from: cause.readers)
        let serving = Set(cause.readers.flatMap { supply.needs[$0].suppliers })
        let near = visited.flatMap { candidates(in: $0, for: need, serves: serving.contains($0)) }
        let others = table[need.name].filter { scope, provision in
            !visited.contains(scope) && provision.type?.matches(need.type) ?? true && isJudgedBeside(scope, need.scope)
        }
        guard near.count + others.count > 1 || !others.isEmpty else { return near }
        let distance = distances(from: need.scope)
        let below = others.isEmpty ? [] : scopesBelow(need.scope)
        let elsewhere = others.filter { distance[$0.scope] != nil }.map { scope, provision in
            Candidate(scope: scope, provision: provision, reason: below.contains(scope) ? .below : .elsewhere)
        }
        return (near + elsewhere).sorted { left, right in
            (left.reason.rawValue, distance[left.scope] ?? .max, left.scope, left.provision.name)
                < (right.reason.rawValue, distance[right.scope] ?? .max, right.scope, right.provision.name)
        }
    }

    /// Whether a scope is worth a word to a reader: what only tests or demos have is nothing to the app.
    private func isJudgedBeside(_ scope: Int, _ reader: Int) -> Bool {
        let (one, other) = (graph.modules[graph.scopes[scope].module], graph.modules[graph.scopes[reader].module])
        return one == other || !one.kind.standsAlone
    }

    /// All scopes above some needs that were asked.
    func visitedScopes(from needs: [Int]) -> Set<Int> {
        var scopes: Set<Int> = []
        var visited = Set(needs)
        var pending = needs
        var next = 0
        while next < pending.count {
            let need = pending[next]
            next += 1
            for way in supply.needs[need].ways {
                scopes.insert(graph.edges[way.edge].parent)
                if case .passedOn(let above) = way.answer, visited.insert(above).inserted { pending.append(above) }
            }
        }
        return scopes
    }

    /// How many steps up and down lie between a scope and those of its tree.
    private func distances(from scope: Int) -> [Int: Int] {
        var distance = [scope: 0]
        var pending = [scope]
        var next = 0
        while next < pending.count {
            let current = pending[next]
            next += 1
            for other in graph.parents(of: current) + graph.children(of: current) where distance[other] == nil {
                distance[other] = (distance[current] ?? 0) + 1
                pending.append(other)
            }
        }
        return distance
    }

    private func scopesBelow(_ scope: Int) -> Set<Int> {
        var below: Set<Int> = []
        var pending = [scope]
        while let current = pending.popLast() {
            for child in graph.children(of: current) where below.insert(child).inserted { pending.append(child) }
        }
        return below
    }

    /// - Parameter serves: whether the scope supplies the need on another way up.
    private func candidates(in scope: Int, for need: Supply.Need, serves: Bool) -> [Candidate] {
        var result: [Candidate] = []
        let value = graph.scopes[scope]
        for provision in value.withheld where provision.name == need.name {
            let isHidden = provision.obstacle == .access
            result.append(
                Candidate(scope: scope, provision: provision, reason: isHidden ? .inaccessible : .notAProperty)
            )
        }
        for provision in value.provisions {
            if provision.name == need.name {
                let matches = provision.type?.matches(need.type) ?? true
                // A RIBs component that can be read and was not: only its dependency was handed over.
                let unread = value.dialect == .ribs ? Candidate.Reason.notHandedOver : .inaccessible
                let hidden = serves ? .otherWay : unread
                result.append(Candidate(scope: scope, provision: provision, reason: matches ? hidden : .otherType))
            } else if let type = provision.type, type.matches(need.type), isAlike(provision.name, need.name) {
                result.append(Candidate(scope: scope, provision: provision, reason: .otherName))
            }
        }
        return result
    }
}
