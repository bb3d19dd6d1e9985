import Cores
import ScopeGraph

/// The four questions that rules and commands ask of a graph: who supplies, who consumes, which ways lead up, and where a
/// search would look. All read, none changes anything.
extension RuleSubject {
    /// What a scope has to receive under a name: indices into `Resolution.needs`, one for each type.
    public func needs(of scope: Int, named name: String) -> [Int] {
        let all = resolution.needsOfScope[scope]
        let first = all.partitioningIndex(pastAll: { resolution.needs[$0].name < name })
        return Array((first..<all.upperBound).prefix { resolution.needs[$0].name == name })
    }

    /// The scopes in which the code reads a need, over all ways up, sorted, and those in which its value is made.
    public func suppliers(of need: Int) -> (suppliers: [Int], origins: [Int]) {
        (Array(resolution.needs[need].suppliers), Array(resolution.needs[need].origins))
    }

    /// The needs that a scope's property answers, directly or because others hand it on: indices into `Resolution.needs`, the
    /// nearest to the scope first.
    public func consumers(of property: String, from scope: Int) -> [Int] {
        var pending = needs(suppliedBy: scope, property) { _ in true }
        var visited = Set(pending)
        var next = 0
        while next < pending.count {
            let need = resolution.needs[pending[next]]
            next += 1
            // Those for which it is passed on, and those below a scope that hands it on by a member of its own.
            let handed = needs(suppliedBy: need.scope, property) { $0.isPassThrough }
            for waiting in need.passedOnFor + handed where visited.insert(waiting).inserted { pending.append(waiting) }
        }
        return pending
    }

    /// The needs of the children that a scope's property of a name answers, sorted.
    private func needs(suppliedBy scope: Int, _ property: String, where isMeant: (Provision) -> Bool) -> [Int] {
        graph.children(of: scope).flatMap { child in
            let edges = graph.edges(from: scope, to: child)
            return needs(of: child, named: property).filter { number in
                edges.contains { edge in
                    guard case .supplied(let provision)? = resolution.needs[number].routes.route(by: edge)?.answer
                    else {
                        return false
                    }
                    return isMeant(provision)
                }
            }
        }
    }

    /// The ends of all ways up from a need, each by its shortest way, nearest first.
    public func routesUp(from need: Int) -> [RouteEnd] {
        var came: [Int: Int] = [need: need]
        var pending = [need]
        var next = 0
        var routes: [RouteEnd] = []
        var known: Set<Int> = []
        while next < pending.count {
            let current = pending[next]
            next += 1
            for route in resolution.needs[current].routes {
                let parent = graph.edges[route.edge].parent
                switch route.answer {
                case .supplied(let provision):
                    guard known.insert(parent).inserted else { continue }
                    let needs = searchPath(to: current, came)
                    routes.append(RouteEnd(scope: parent, provision: provision, conflict: nil, needs: needs))
                case .blocked(let provision, let conflict):
                    guard known.insert(parent).inserted else { continue }
                    let needs = searchPath(to: current, came)
                    routes.append(RouteEnd(scope: parent, provision: provision, conflict: conflict, needs: needs))
                case .passedOn(let above):
                    guard came[above] == nil else { continue }
                    came[above] = current
                    pending.append(above)
                }
            }
        }
        return routes
    }

    /// Whether some scopes stand in one tree: one of them, or another scope, stands above all of them.
    func haveOneTop(_ scopes: [Int]) -> Bool {
        guard let first = scopes.first else { return false }
        return !scopes.dropFirst().reduce(above(first)) { $0.intersection(above($1)) }.isEmpty
    }

    /// A scope and all that stand above it.
    private func above(_ scope: Int) -> Set<Int> {
        var found: Set<Int> = [scope]
        var pending = [scope]
        while let current = pending.popLast() {
            for parent in graph.parents(of: current) where found.insert(parent).inserted { pending.append(parent) }
        }
        return found
    }

    /// The scopes that the search for some needs visits, over all ways up.
    public func searchedScopes(from needs: [Int]) -> Set<Int> {
        var scopes: Set<Int> = []
        var visited = Set(needs)
        var pending = needs
        var next = 0
        while next < pending.count {
            let need = pending[next]
            next += 1
            for route in resolution.needs[need].routes {
                scopes.insert(graph.edges[route.edge].parent)
                if case .passedOn(let above) = route.answer, visited.insert(above).inserted { pending.append(above) }
            }
        }
        return scopes
    }
}

/// Where one way up ends: at a member that serves, or at one that stands in the way.
public struct RouteEnd: Sendable {
    /// The scope that has the member, an index into `ScopeGraph.scopes`.
    public let scope: Int
    public let provision: Provision
    /// Why the member does not do; `nil` where it serves.
    public let conflict: Resolution.Conflict?
    /// The needs on the way, from the first that is asked to the last: indices into `Resolution.needs`.
    public let needs: [Int]
}
