import Cores
import Semantics
import SwiftReader

/// Puts the needs into their final order, and propagates suppliers, origins and failures to the needs that depend on
/// them.
struct ResolutionSpread {
    private let graph: ScopeGraph
    private var needs: [Resolution.Need]
    private let needsOfScope: [Range<Int>]

    /// The number of scopes that is worth a thread.
    private static let portion = 512

    /// - Parameters:
    ///   - found: in the order of the search, to which the numbers in their routes refer.
    ///   - ranks: for each of them, the rank of its name and type.
    init(of found: consuming [Resolution.Need], _ ranks: [Int32], in graph: ScopeGraph) {
        self.graph = graph
        let scopes = found.map { Int32(truncatingIfNeeded: $0.scope) }
        let lists = JaggedArray(
            count: graph.scopes.count,
            scopes.indices.lazy.map { (list: scopes[$0], member: Int32(truncatingIfNeeded: $0)) }
        )
        var start = 0
        needsOfScope = graph.scopes.indices.map { scope in
            defer { start += lists[scope].count }
            return start..<start + lists[scope].count
        }
        let sorted = mapOnAllCores(portions(of: graph.scopes.count, size: Self.portion)) { scopes in
            scopes.flatMap { lists[$0].sorted { ranks[Int($0)] < ranks[Int($1)] } }
        }
        // The final number of each need, by its number in the search.
        var position = [Int32](repeating: 0, count: ranks.count)
        for (new, old) in sorted.joined().enumerated() { position[Int(old)] = Int32(truncatingIfNeeded: new) }
        needs = consume found
        location(&position)
    }

    /// Moves the needs to their final positions in place, because there are very many.
    private mutating func location(_ position: inout [Int32]) {
        needs.withUnsafeMutableBufferPointer { needs in
            for need in needs.indices { needs[need].routes.renumber(position) }
            for need in needs.indices {
                while Int(position[need]) != need {
                    let final = Int(position[need])
                    needs.swapAt(need, final)
                    position.swapAt(need, final)
                }
            }
        }
    }

    mutating func resolution() -> Resolution {
        for need in needs.indices {
            for route in needs[need].routes {
                if case .passedOn(let above) = route.answer, above != need { needs[above].passedOnFor.append(need) }
            }
        }
        // A second reference would force a copy.
        let linked = needs
        needs = []
        let (ends, origins) = sideBySide(
            isWorthwhile: graph.scopes.count > Self.portion,
            { [graph] in ResolutionEnds(of: linked, in: graph) },
            { [graph, needsOfScope] in ResolutionOrigins(of: linked, needsOfScope, in: graph).origins }
        )
        var final = consume linked
        for need in final.indices {
            final[need].suppliers = ends.suppliers[need]
            final[need].failures = ends.failures[need]
            final[need].origins = origins[need]
        }
        return Resolution(needs: final, needsOfScope: needsOfScope)
    }
}
