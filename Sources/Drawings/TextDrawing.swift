import ScopeGraph
import ScopeRules
import TextFormats

/// For terminals: the tree with lines, each scope's children once.
package enum TextDrawing: Drawing {
    package static let name = "text"

    package static func text(of subject: DrawingSubject) -> String {
        let counts = findingCounts(subject.findings)
        let showsModules = Set(subject.graph.scopes.map(\.module)).count > 1
        var walk = TreeWalk(subject.graph)
        var text = ""
        while let line = walk.next() {
            let scope = subject.graph.scopes[line.scope]
            text += line.indent + printable(scope.name)
            if showsModules { text += " [\(printable(subject.graph.modules[scope.module].name))]" }
            if let count = counts[scope.id] { text += " (\(count))" }
            if line.isRepeated { text += " (see above)" }
            text += "\n"
        }
        return text
    }

    private static func findingCounts(_ findings: [Finding]) -> [String: String] {
        var numbers: [String: (errors: Int, warnings: Int)] = [:]
        for finding in findings {
            guard let scope = finding.scope else { continue }
            var counts = numbers[scope] ?? (0, 0)
            if finding.severity == .error { counts.errors += 1 }
            if finding.severity == .warning { counts.warnings += 1 }
            numbers[scope] = counts
        }
        return numbers.compactMapValues { counts in
            var words: [String] = []
            if counts.errors > 0 { words.append(counted(counts.errors, "error")) }
            if counts.warnings > 0 { words.append(counted(counts.warnings, "warning")) }
            return words.isEmpty ? nil : words.joined(separator: ", ")
        }
    }
}

/// Visits every edge of the graph once, depth first, from the roots down, without recursion.
private struct TreeWalk {
    struct Line {
        let scope: Int
        let indent: String
        let isRepeated: Bool
    }

    private struct Step {
        let scope: Int
        let depth: Int
        let isLast: Bool
    }

    /// Below this depth the indentation does not grow, and the level is written as a number: a chain of 20,000 scopes
    /// would otherwise need gigabytes of spaces.
    private static let deepestIndent = 40

    private let graph: ScopeGraph
    /// The scopes to start from: roots and scopes without parents, then all, for scopes that are only on cycles.
    private var starts: ArraySlice<Int>
    private var stack: [Step] = []
    private var isVisited: [Bool]
    /// For each depth down to the current one, whether the step is the last of its parent.
    private var isLastAtDepth: [Bool] = []

    init(_ graph: ScopeGraph) {
        self.graph = graph
        let all = graph.scopes.indices
        let roots = all.filter { graph.scopes[$0].root != nil }
        let tops = all.filter { graph.scopes[$0].root == nil && graph.edgesUp[$0].isEmpty }
        starts = (roots + tops + Array(all))[...]
        isVisited = [Bool](repeating: false, count: graph.scopes.count)
    }

    mutating func next() -> Line? {
        if let step = stack.popLast() { return visit(step) }
        while let start = starts.popFirst() {
            if !isVisited[start] { return visit(Step(scope: start, depth: 0, isLast: true)) }
        }
        return nil
    }

    private mutating func visit(_ step: Step) -> Line {
        isLastAtDepth.removeSubrange(step.depth...)
        isLastAtDepth.append(step.isLast)
        let isRepeated = isVisited[step.scope]
        if !isRepeated {
            isVisited[step.scope] = true
            let children = graph.children(of: step.scope)
            for (index, child) in children.enumerated().reversed() {
                stack.append(Step(scope: child, depth: step.depth + 1, isLast: index == children.count - 1))
            }
        }
        return Line(scope: step.scope, indent: indent(of: step), isRepeated: isRepeated)
    }

    private func indent(of step: Step) -> String {
        guard step.depth > 0 else { return "" }
        let shown = min(step.depth, Self.deepestIndent)
        var text = ""
        for depth in 1..<max(shown, 1) { text += isLastAtDepth[depth] ? "   " : "│  " }
        text += step.isLast ? "└─ " : "├─ "
        return step.depth > Self.deepestIndent ? text + "level \(step.depth): " : text
    }
}
