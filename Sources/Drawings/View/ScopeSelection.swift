import ScopeGraph
import ScopeRules
import Semantics

/// The scopes that a filter selects.
struct ScopeSelection {
    private let graph: ScopeGraph
    private let filter: DrawingFilter
    private let search: GraphSearch
    /// Whether a scope can be shown at all, for each scope: not if it belongs to a test.
    let candidates: [Bool]
    /// Whether a scope is shown, for each scope.
    private(set) var shows: [Bool]
    /// The scopes that the filter seeks, sorted; `nil` if it seeks none.
    private(set) var sought: [Int]?

    init(of graph: ScopeGraph, _ resolution: Resolution, _ findings: [Finding], _ filter: DrawingFilter) {
        self.graph = graph
        self.filter = filter
        search = GraphSearch(of: graph)
        let includesTests = filter.includesTests || Self.namesTests(filter, in: graph)
        candidates = graph.scopes.map { includesTests || graph.modules[$0.module].kind != .test }
        shows = candidates
        guard filter.selectsScopes else { return }
        keepRegion()
        if filter.seeksScopes { keepSought(resolution, findings) }
        if let depth = filter.depth { keepLevels(depth) }
    }

    private static func namesTests(_ filter: DrawingFilter, in graph: ScopeGraph) -> Bool {
        let ends = filter.between.map { $0.first.union($0.second) } ?? []
        let named = filter.roots.union(filter.focus).union(ends).map { graph.scopes[$0].module }
        return filter.modules.union(named).contains { graph.modules[$0].kind == .test }
    }

    // MARK: - What is around the scopes that the user names

    private mutating func keepRegion() {
        if !filter.roots.isEmpty { keep(search.reached(from: filter.roots, .down, within: shows)) }
        if let ends = filter.between { keep(ways(between: ends)) }
        if !filter.focus.isEmpty {
            let above = search.reached(from: filter.focus, .up, within: shows)
            let below = search.reached(from: filter.focus, .down, within: shows)
            keep(zip(above, below).map { $0 || $1 })
        }
    }

    /// The scopes on all paths from one end down to the other, whichever is above.
    private func ways(between ends: DrawingFilter.Ends) -> [Bool] {
        let down = ways(from: ends.first, to: ends.second)
        return down.contains(true) ? down : ways(from: ends.second, to: ends.first)
    }

    private func ways(from upper: Set<Int>, to lower: Set<Int>) -> [Bool] {
        let below = search.reached(from: upper, .down, within: shows)
        let above = search.reached(from: lower, .up, within: shows)
        return zip(below, above).map { $0 && $1 }
    }

    private mutating func keep(_ scopes: [Bool]) { shows = zip(shows, scopes).map { $0 && $1 } }

    // MARK: - What the user seeks

    private mutating func keepSought(_ resolution: Resolution, _ findings: [Finding]) {
        var found = graph.scopes.indices.filter { shows[$0] }
        if filter.namesProperties { found = found.filter { names($0) } }
        if !filter.modules.isEmpty { found = found.filter { filter.modules.contains(graph.scopes[$0].module) } }
        if filter.isErrorsOnly {
            let faulty = FaultyScopes(in: graph, resolution, findings).withErrors
            found = found.filter { faulty.contains($0) }
        }
        sought = found
        keep(search.reached(from: found, .up, within: shows))
    }

    /// Whether a scope provides or requires a property that the filter names.
    private func names(_ scope: Int) -> Bool {
        let scope = graph.scopes[scope]
        return scope.requirements.contains { filter.needs($0) } || scope.provisions.contains { filter.provides($0) }
    }

    // MARK: - How deep

    private mutating func keepLevels(_ depth: Int) {
        let distances = search.distances(from: tops(), .down, within: shows)
        // Scopes above the top are those above the focus.
        keep(distances.map { $0.map { $0 <= depth } ?? true })
    }

    /// The scopes from which levels are counted.
    private func tops() -> [Int] {
        for named in [filter.focus, filter.roots] where !named.isEmpty { return named.sorted() }
        let shown = graph.scopes.indices.filter { shows[$0] }
        var tops = shown.filter { scope in
            graph.scopes[scope].root != nil || !graph.parents(of: scope).contains { shows[$0] }
        }
        // Scopes on cycles without a root have no top.
        var isReached = search.reached(from: tops, .down, within: shows)
        for scope in shown where !isReached[scope] {
            tops.append(scope)
            search.mark(from: scope, within: shows, in: &isReached)
        }
        return tops
    }
}

extension DrawingFilter {
    func needs(_ requirement: Requirement) -> Bool {
        needed.contains(requirement.name) || needed.contains(requirement.type.spelling)
    }

    /// Whether it is the provision of a value with one of the names; a scope that only forwards it does not count.
    func provides(_ provision: Provision) -> Bool {
        guard !provided.isEmpty, !provision.isPassThrough else { return false }
        return provided.contains(provision.name) || provided.contains(provision.type?.spelling ?? "")
    }
}
