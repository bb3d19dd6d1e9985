import Cores
import Graphs
import ScopeGraph

/// The four questions that rules and commands ask of a graph: who supplies, who consumes, which routes lead up, and
/// where a search looks.
extension RuleSubject {
    /// The needs of a scope with a name: indices into `Resolution.needs`, one for each type.
    package func needs(of scope: Int, named name: String) -> [Int] {
        let all = resolution.needsOfScope[scope]
        let first = all.partitioningIndex(where: { resolution.needs[$0].name >= name })
        return Array((first..<all.upperBound).prefix { resolution.needs[$0].name == name })
    }

    /// The scopes whose member the code reads for a need, over all routes, sorted, and the scopes that create the
    /// value.
    package func suppliers(of need: Int) -> (suppliers: [Int], origins: [Int]) {
        (Array(resolution.needs[need].suppliers), Array(resolution.needs[need].origins))
    }

    /// The needs that a scope's property supplies, directly or through pass-throughs: indices into `Resolution.needs`,
    /// the nearest to the scope first.
    package func consumers(of property: String, from scope: Int) -> [Int] {
        reachable(from: needs(suppliedBy: scope, property) { _ in true }) { number in
            let need = resolution.needs[number]
            // The needs that it is passed on for, and those of the descendants of a scope with a pass-through member of
            // its own.
            return need.passedOnFor + needs(suppliedBy: need.scope, property) { $0.isPassThrough }
        }
    }

    /// The consumers without those that values only pass by: what breaks without the property.
    package func dependents(on property: String, from scope: Int) -> [Int] {
        consumers(of: property, from: scope).filter { resolution.needs[$0].isOwn || isForwarded($0) }
    }

    /// Whether the scope of a need has to have what some child requires. Otherwise a library finds that further up, and
    /// the scope does not know it.
    func isForwarded(_ number: Int) -> Bool {
        resolution.needs[number].passedOnFor.contains {
            graph.scopes[resolution.needs[$0].scope].dialect.parentsConform
        }
    }

    /// The needs of the children that a scope's property of a name supplies, sorted.
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

    /// The ends of all routes up from a need, each by its shortest route, nearest first.
    package func routesUp(from need: Int) -> [RouteEnd] {
        let paths = ShortestPaths(from: [need]) { resolution.needs[$0].above }
        var routes: [RouteEnd] = []
        var known: Set<Int> = []
        for current in paths.nodes {
            for route in resolution.needs[current].routes {
                let parent = graph.edges[route.edge].parent
                guard let (provision, conflict) = route.answer.end, known.insert(parent).inserted else { continue }
                let needs = paths.path(to: current)
                routes.append(RouteEnd(scope: parent, provision: provision, conflict: conflict, needs: needs))
            }
        }
        return routes
    }

    /// Whether some scopes have a common ancestor, which may be one of them.
    func haveOneTop(_ scopes: [Int]) -> Bool {
        guard let first = scopes.first else { return false }
        return !scopes.dropFirst().reduce(above(first)) { $0.intersection(above($1)) }.isEmpty
    }

    /// A scope and all its ancestors.
    private func above(_ scope: Int) -> Set<Int> {
        Set(reachable(from: [scope]) { graph.parents(of: $0) })
    }

    /// The scopes that the search for some needs visits, over all routes.
    package func searchedScopes(from needs: [Int]) -> Set<Int> {
        let visited = reachable(from: needs) { resolution.needs[$0].above }
        return Set(visited.flatMap { resolution.needs[$0].routes.map { graph.edges[$0.edge].parent } })
    }
}

/// The end of one route: a member that supplies the need, or one that conflicts with it.
package struct RouteEnd: Sendable {
    /// The scope that has the member, an index into `ScopeGraph.scopes`.
    package let scope: Int
    package let provision: Provision
    /// Why the member does not qualify; `nil` if it is the supplier.
    package let conflict: Resolution.Conflict?
    /// The needs on the route, from the requirement to the end: indices into `Resolution.needs`.
    package let needs: [Int]
}
