import Cores
import Graphs
import Semantics

/// The scopes that create what is needed. If a supplier only forwards it, the origins are those of its own need.
struct ResolutionOrigins {
    /// By need.
    private(set) var origins: [SmallArray]

    /// - Parameter needsOfScope: for each scope, its needs, sorted by name.
    init(of needs: [Resolution.Need], _ needsOfScope: [Range<Int>], in graph: ScopeGraph) {
        origins = [SmallArray](repeating: [], count: needs.count)
        // By need, the needs that share its origins.
        var waiting = origins
        var pending: [Int] = []
        for need in needs.indices {
            for route in needs[need].routes {
                switch route.answer {
                case .supplied(let provision):
                    let parent = graph.edges[route.edge].parent
                    guard graph.scopes[parent].has(provision) else { continue }
                    let above =
                        provision.isPassThrough ? needs[needsOfScope[parent]].like(needs[need].requirement) : nil
                    if let above { waiting[above].append(need) } else { origins[need].insert(parent) }
                case .passedOn(let above): waiting[above].append(need)
                case .blocked: continue
                }
            }
            if !origins[need].isEmpty { pending.append(need) }
        }
        propagate(from: pending, to: { waiting[$0] }) { learn($0, from: $1) }
    }

    /// - Returns: whether this added anything.
    private mutating func learn(_ need: Int, from above: Int) -> Bool {
        let before = origins[need].count
        origins[need].merge(origins[above])
        return origins[need].count != before
    }
}

extension ArraySlice<Resolution.Need> {
    /// The need of one scope that has the same name and type as `other`.
    package func like(_ other: Requirement) -> Int? {
        let first = indices.partitioningIndex(where: { self[$0].name >= other.name })
        return self[first...].indices.lazy.prefix { self[$0].name == other.name }.first { self[$0].type == other.type }
    }
}
