import ScopeGraph
import TextFormats

/// The edges of a DOT drawing.
struct DOTEdges {
    private let subject: DrawingSubject
    private let levels: Levels
    private let arrangement: Arrangement

    init(of subject: DrawingSubject, _ levels: Levels, _ arrangement: Arrangement) {
        self.subject = subject
        self.levels = levels
        self.arrangement = arrangement
    }

    private var graph: ScopeGraph { subject.graph }

    var lines: [String] { links + folds + suppliers }

    // MARK: - The tree

    private var links: [String] {
        subject.view.links.enumerated().map { number, link in
            var list = [(name: "tooltip", value: quoted("\(link.location.file):\(link.location.line)"))]
            if let label = subject.label(of: link) { list.append(("label", quoted(label))) }
            let length = (arrangement.ranks[link.child] ?? 0) - (arrangement.ranks[link.parent] ?? 0)
            if length > 1 { list.append(("minlen", String(length))) }
            if levels.closing.contains(number) { list.append(("constraint", "false")) }
            if levels.treeParents[link.child] == link.parent {
                list.append(("weight", "4"))
            } else {
                list += [("weight", "0"), ("arrowhead", "empty"), ("color", "\"#888888\"")]
            }
            return "  \(name(link.parent)) -> \(name(link.child)) \(attributes(list));"
        }
    }

    private var folds: [String] {
        subject.view.folds.flatMap { fold -> [String] in
            let scope = graph.scopes[fold.scope].id
            let node = quoted("\(fold.direction.rawValue) \(scope)")
            let label = quoted("+\(counted(fold.count, "scope"))")
            let ends = fold.direction == .above ? "\(node) -> \(quoted(scope))" : "\(quoted(scope)) -> \(node)"
            return [
                "  \(node) [label=\(label), shape=plaintext, style=\"\", class=\"folded\"];",
                "  \(ends) [style=dotted];",
            ]
        }
    }

    // MARK: - The suppliers

    private var suppliers: [String] {
        SupplierLink.all(in: subject).map { link in
            var list: [(name: String, value: String)] = [
                ("style", "dashed"), ("constraint", "false"), ("color", "\"#888888\""),
                ("tooltip", quoted(link.names)),
            ]
            if let label = link.label { list += [("label", quoted(label)), ("fontcolor", "\"#666666\"")] }
            return "  \(name(link.reader)) -> \(name(link.supplier)) \(attributes(list));"
        }
    }

    private func name(_ scope: Int) -> String { quoted(graph.scopes[scope].id) }
}
