import ScopeGraph

/// The levels of a view: every scope is below all its parents, except on cycles.
struct Levels {
    /// The view's scopes, from the top down; on one level, those with children first.
    let order: [Int]
    /// By scope, its parents in the view without the links that close cycles, sorted.
    let parents: [Int: [Int]]
    /// The links that close cycles, as indices into the view's links.
    let closing: Set<Int>
    /// By scope, the parent that its level follows from.
    let treeParents: [Int: Int]

    init(of view: GraphView, in graph: ScopeGraph) {
        let closing = Self.closingLinks(of: view, in: graph)
        var parents: [Int: [Int]] = [:]
        var children: [Int: [Int]] = [:]
        for (number, link) in view.links.enumerated() where !closing.contains(number) {
            parents[link.child, default: []].append(link.parent)
            children[link.parent, default: []].append(link.child)
        }
        var level: [Int: Int] = [:]
        var treeParents: [Int: Int] = [:]
        var waiting = parents.mapValues(\.count)
        var ready = view.scopes.filter { parents[$0] == nil }
        var next = 0
        while next < ready.count {
            let scope = ready[next]
            next += 1
            let own = level[scope] ?? 0
            for child in children[scope] ?? [] {
                if treeParents[child] == nil || own + 1 > level[child] ?? 0 {
                    level[child] = own + 1
                    treeParents[child] = scope
                }
                let rest = (waiting[child] ?? 1) - 1
                waiting[child] = rest
                if rest == 0 { ready.append(child) }
            }
        }
        let places = Dictionary(ready.enumerated().map { ($0.element, $0.offset) }) { first, _ in first }
        func key(_ scope: Int) -> (Int, Int, Int) {
            (level[scope] ?? 0, children[scope] == nil ? 1 : 0, places[scope] ?? 0)
        }
        self.closing = closing
        self.parents = parents
        self.treeParents = treeParents
        order = view.scopes.map { (key($0), $0) }.sorted { $0.0 < $1.0 }.map(\.1)
    }

    /// The links that lead back to a scope above, found depth first from the roots.
    private static func closingLinks(of view: GraphView, in graph: ScopeGraph) -> Set<Int> {
        var linksDown: [Int: [Int]] = [:]
        for (number, link) in view.links.enumerated() { linksDown[link.parent, default: []].append(number) }
        enum State { case open, closed }
        var states: [Int: State] = [:]
        var closing: Set<Int> = []
        let roots = view.scopes.filter { graph.scopes[$0].root != nil }
        for start in roots + view.scopes where states[start] == nil {
            var path: [(scope: Int, next: Int)] = [(start, 0)]
            states[start] = .open
            while let (scope, next) = path.last {
                let down = linksDown[scope] ?? []
                guard next < down.count else {
                    states[scope] = .closed
                    path.removeLast()
                    continue
                }
                path[path.count - 1].next += 1
                let child = view.links[down[next]].child
                switch states[child] {
                case .open: closing.insert(down[next])
                case .closed: break
                case nil:
                    states[child] = .open
                    path.append((child, 0))
                }
            }
        }
        return closing
    }
}
