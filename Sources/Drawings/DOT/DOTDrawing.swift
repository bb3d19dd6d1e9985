/// For Graphviz: the tree in solid lines, the suppliers in dashed ones.
package enum DOTDrawing: Drawing {
    package static let name = "dot"

    package static func text(of subject: DrawingSubject) -> String {
        let levels = Levels(of: subject.view, in: subject.graph)
        let labels = NodeLabels(of: subject)
        let arrangement = Arrangement(of: subject.view, levels, labels)
        let nodes = DOTNodes(of: subject, labels).lines
        let edges = DOTEdges(of: subject, levels, arrangement).lines
        let lines =
            [
                "digraph thimble {",
                "  graph [rankdir=\(arrangement.direction.rawValue), newrank=true, nodesep=0.15, ranksep=0.4, "
                    + "fontname=\"Helvetica\"];",
                "  node [shape=box, style=\"rounded,filled\", fillcolor=\"#eef3fb\", color=\"#444444\", height=0.3, "
                    + "margin=\"0.12,0.06\", fontname=\"Helvetica\", fontsize=10];",
                "  edge [color=\"#444444\", arrowsize=0.7, fontname=\"Helvetica\", fontsize=9];",
            ] + nodes + edges + DrawnRequests(of: subject).dot + [DOTLegend(of: subject, levels).line, "}"]
        return lines.joined(separator: "\n") + "\n"
    }
}
