import ScopeGraph

/// Visits every shown edge once, depth first, from the roots down, without recursion.
struct TreeWalk {
    struct Line {
        enum Content {
            case scope(Int)
            /// A scope with a line of its own above.
            case repeated(Int)
            /// The number of scopes below that are not shown.
            case fold(Int)
        }

        let content: Content
        let indent: String
        /// The indentation of lines that belong to this one.
        let indentBelow: String
    }

    private struct Step {
        let content: Line.Content
        let depth: Int
        let isLast: Bool
    }

    /// Below this depth the indentation does not grow, and the level is written as a number: a chain of 20,000 scopes
    /// would otherwise need gigabytes of spaces.
    private let deepestIndent: Int

    private let graph: ScopeGraph
    private let view: GraphView
    /// The scopes to start from: roots and scopes without parents, then all, for scopes that are only on cycles.
    private var starts: ArraySlice<Int>
    private var stack: [Step] = []
    private var isVisited: [Bool]
    private let foldsBelow: [Int: Int]
    /// For each depth down to the current one, whether the step is the last of its parent.
    private var isLastAtDepth: [Bool] = []

    /// - Parameter columns: the width of the terminal, of which indentation takes up to a half.
    init(_ graph: ScopeGraph, _ view: GraphView, columns: Int?) {
        self.graph = graph
        self.view = view
        deepestIndent = min(columns.map { max($0 / 6, 4) } ?? 40, 40)
        let roots = view.scopes.filter { graph.scopes[$0].root != nil }
        let tops = view.scopes.filter { scope in
            graph.scopes[scope].root == nil && !graph.parents(of: scope).contains { view.shows[$0] }
        }
        starts = (roots + tops + view.scopes)[...]
        isVisited = [Bool](repeating: false, count: graph.scopes.count)
        let below = view.folds.filter { $0.direction == .below }
        foldsBelow = Dictionary(below.map { ($0.scope, $0.count) }) { $1 }
    }

    mutating func next() -> Line? {
        if let step = stack.popLast() { return visit(step) }
        while let start = starts.popFirst() {
            if !isVisited[start] { return visit(Step(content: .scope(start), depth: 0, isLast: true)) }
        }
        return nil
    }

    private mutating func visit(_ step: Step) -> Line {
        isLastAtDepth.removeSubrange(step.depth...)
        isLastAtDepth.append(step.isLast)
        guard case .scope(let scope) = step.content, !isVisited[scope] else {
            return line(step, step.content.afterFirst, hasMore: false)
        }
        isVisited[scope] = true
        let children = graph.children(of: scope).filter { view.shows[$0] }
        var below = children.map { Line.Content.scope($0) }
        if let count = foldsBelow[scope] { below.append(.fold(count)) }
        for (index, content) in below.enumerated().reversed() {
            stack.append(Step(content: content, depth: step.depth + 1, isLast: index == below.count - 1))
        }
        return line(step, step.content, hasMore: !below.isEmpty)
    }

    private func line(_ step: Step, _ content: Line.Content, hasMore: Bool) -> Line {
        let start = indentOfParent(of: step)
        let own = step.depth == 0 ? "" : step.isLast ? "└─ " : "├─ "
        let level = step.depth > deepestIndent ? "level \(step.depth): " : ""
        let rest = step.depth == 0 ? "" : step.isLast ? "   " : "│  "
        return Line(
            content: content,
            indent: start + own + level,
            indentBelow: "\(start)\(rest)\(hasMore ? "│  " : "   ")"
        )
    }

    private func indentOfParent(of step: Step) -> String {
        let shown = min(step.depth, deepestIndent)
        return (1..<max(shown, 1)).map { isLastAtDepth[$0] ? "   " : "│  " }.joined()
    }
}

extension TreeWalk.Line.Content {
    /// What a line says of a scope that has been visited.
    fileprivate var afterFirst: Self {
        if case .scope(let scope) = self { .repeated(scope) } else { self }
    }
}
