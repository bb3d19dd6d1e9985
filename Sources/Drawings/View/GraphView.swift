import ScopeGraph
import ScopeRules
import TextFormats

/// The part of a graph that a drawing shows.
package struct GraphView: Sendable {
    /// Scopes that are not shown.
    package struct Fold: Hashable, Sendable {
        package enum Direction: String, Sendable {
            case above, below
        }

        /// The shown scope from which they are reached: an index into `ScopeGraph.scopes`.
        package let scope: Int
        package let direction: Direction
        /// The number of scopes that are reached through hidden scopes only.
        package let count: Int
    }

    package let filter: DrawingFilter
    /// Whether a scope is shown, for each of `ScopeGraph.scopes`.
    package let shows: [Bool]
    /// The shown scopes, sorted: indices into `ScopeGraph.scopes`.
    package let scopes: [Int]
    /// The links between shown scopes, sorted by parent and child.
    package let links: [Link]
    /// The shown scopes that the filter seeks, sorted; the others lead to them. `nil` if it seeks none.
    package let sought: [Int]?
    /// Sorted by scope, above first.
    package let folds: [Fold]
    /// The number of hidden scopes that no fold counts, such as those of other trees.
    package let elsewhereCount: Int
    /// The number of scopes of tests that are left out.
    package let testScopeCount: Int

    package init(of graph: ScopeGraph, _ resolution: Resolution, _ findings: [Finding], _ filter: DrawingFilter) {
        let selection = ScopeSelection(of: graph, resolution, findings, filter)
        self.filter = filter
        let shows = selection.shows
        self.shows = shows
        scopes = graph.scopes.indices.filter { shows[$0] }
        links = graph.links.filter { shows[$0.parent] && shows[$0.child] }
        sought = selection.sought.map { sought in sought.filter { shows[$0] } }
        testScopeCount = selection.candidates.count { !$0 }
        let hidden = zip(shows, selection.candidates).map { isShown, isCandidate in !isShown && isCandidate }
        var search = GraphSearch(of: graph)
        folds = hidden.contains(true) ? Self.folds(of: scopes, hidden, &search) : []
        elsewhereCount = graph.scopes.indices.count { hidden[$0] && !search.hasCounted($0) }
    }

    /// What no fold counts, in words: "+5 scopes elsewhere".
    var leftOut: [String] {
        var words: [String] = []
        if elsewhereCount > 0 { words.append("+\(counted(elsewhereCount, "scope")) elsewhere") }
        if testScopeCount > 0 { words.append("+\(counted(testScopeCount, "scope")) of tests (see --tests)") }
        return words
    }

    /// Whether there are so few scopes that requirements and suppliers can be shown, too.
    var isSmall: Bool { scopes.count <= Self.smallCount }

    private static let smallCount = 20

    /// Whether a drawing shows suppliers.
    var showsSuppliers: Bool { isSmall || filter.includesSuppliers || filter.namesProperties }

    private static func folds(of scopes: [Int], _ hidden: [Bool], _ search: inout GraphSearch) -> [Fold] {
        scopes.flatMap { scope in
            [
                Fold(scope: scope, direction: .above, count: search.count(from: scope, .up, within: hidden)),
                Fold(scope: scope, direction: .below, count: search.count(from: scope, .down, within: hidden)),
            ]
            .filter { $0.count > 0 }
        }
    }
}
