import ScopeGraph
import ScopeRules
import TextFormats

/// For terminals: the tree with lines, each scope's children, properties and findings once.
package enum TextDrawing: Drawing {
    package static let name = "text"

    package static func text(of subject: DrawingSubject) -> String {
        let writer = TreeLineWriter(of: subject)
        var walk = TreeWalk(subject.graph, subject.view, columns: subject.columns)
        var text = ""
        while let line = walk.next() {
            for line in writer.lines(line) { text += "\(line)\n" }
        }
        guard !subject.view.scopes.isEmpty else { return "" }
        return text + (subject.view.leftOut + DrawnRequests(of: subject).text).map { "\($0)\n" }.joined()
    }
}

/// Writes the lines of one scope.
private struct TreeLineWriter {
    private let subject: DrawingSubject
    private let findings: [String: FindingCounts]
    private let homes: ScopeHomes
    private let lists: PropertyLists
    private let foldsAbove: [Int: Int]
    private let columns: Int?

    init(of subject: DrawingSubject) {
        self.subject = subject
        columns = subject.columns
        findings = subject.findingCounts()
        homes = ScopeHomes(of: subject)
        lists = PropertyLists(of: subject, listsAll: subject.view.filter.includesSuppliers)
        let above = subject.view.folds.filter { $0.direction == .above }
        foldsAbove = Dictionary(above.map { ($0.scope, $0.count) }) { $1 }
    }

    func lines(_ line: TreeWalk.Line) -> [String] {
        switch line.content {
        case .fold(let count): return ["\(line.indent)+\(counted(count, "scope"))"]
        case .repeated(let scope): return [heading(of: scope, line, " (see above)")]
        case .scope(let scope):
            let count = findings[subject.graph.scopes[scope].id]?.text.map { " (\($0))" } ?? ""
            let above = foldsAbove[scope].map { " (+\(counted($0, "scope")) above)" } ?? ""
            let properties = lists[scope].map { fitted(line.indentBelow, self.text(of: $0), "") }
            return [heading(of: scope, line, count + above)] + properties
        }
    }

    private func heading(of scope: Int, _ line: TreeWalk.Line, _ remark: String) -> String {
        let home = homes[scope].map { " [\(printable($0))]" } ?? ""
        return fitted(line.indent, printable(subject.graph.scopes[scope].name), home + remark)
    }

    private func text(of property: ListedProperty) -> String {
        let text = printable(property.text)
        switch property.role {
        case .provided: return "provides \(text)"
        case .missing: return "needs \(text) (missing)"
        case .required:
            let suppliers = property.suppliers.map { printable(subject.graph.scopes[$0].name) }
            let shows = subject.view.filter.includesSuppliers || subject.view.filter.namesProperties
            return "needs \(text)\(shows && !suppliers.isEmpty ? " from \(suppliers.joined(separator: ", "))" : "")"
        }
    }

    /// A line that fits the terminal: its middle part is cut.
    private func fitted(_ start: String, _ text: String, _ end: String) -> String {
        guard let columns else { return start + text + end }
        let free = columns - width(of: start) - width(of: end)
        guard width(of: text) > free else { return start + text + end }
        var cut = ""
        var used = 1
        for character in text {
            used += displayWidth(of: character)
            // A few letters are worth a longer line.
            guard used <= max(free, 9) else { break }
            cut.append(character)
        }
        return "\(start)\(cut)…\(end)"
    }

    private func width(of text: String) -> Int { text.reduce(0) { $0 + displayWidth(of: $1) } }
}
