import ScopeGraph
import TextFormats

/// For hosts of Markdown that draw Mermaid: the tree in solid lines, suppliers other than parents in dotted ones.
package enum MermaidDrawing: Drawing {
    package static let name = "mermaid"

    package static func text(of subject: DrawingSubject) -> String {
        let levels = Levels(of: subject.view, in: subject.graph)
        let labels = NodeLabels(of: subject)
        let direction = Arrangement(of: subject.view, levels, labels).direction
        let content = MermaidContent(of: subject, labels)
        let remarks = content.warning.map { ["  %% \($0)"] } ?? []
        let lines = ["flowchart \(direction.rawValue)"] + remarks + content.lines
        return lines.joined(separator: "\n") + "\n"
    }

    package static func warning(about subject: DrawingSubject) -> String? {
        MermaidContent(of: subject, NodeLabels(of: subject)).warning
    }
}

/// What a Mermaid drawing contains.
private struct MermaidContent {
    let lines: [String]
    private let edgeCount: Int

    init(of subject: DrawingSubject, _ labels: NodeLabels) {
        let edges = Self.edges(of: subject)
        edgeCount = edges.count
        lines =
            MermaidNodes(of: subject, labels).lines + edges + DrawnRequests(of: subject).mermaid
            + Self.leftOut(of: subject.view)
            + Self.classes(of: subject, labels)
    }

    /// Mermaid's own limits, which a drawing cannot change.
    private static let mostEdges = 500
    private static let longestText = 50_000

    /// How far a drawing is beyond the limits.
    var warning: String? {
        let length = lines.reduce("flowchart LR\n".utf16.count) { $0 + $1.utf16.count + 1 }
        let excesses = [
            edgeCount > Self.mostEdges ? excess(edgeCount, Self.mostEdges, "edges") : nil,
            length > Self.longestText ? excess(length, Self.longestText, "characters") : nil,
        ]
        let texts = excesses.compactMap(\.self)
        guard !texts.isEmpty else { return nil }
        return "Hosts such as GitHub refuse this drawing: it has \(texts.joined(separator: " and ")). "
            + "Select a part with --root, --focus or --depth."
    }

    private func excess(_ count: Int, _ limit: Int, _ noun: String) -> String {
        "\(count) \(noun) (at most \(limit))"
    }

    private static func edges(of subject: DrawingSubject) -> [String] {
        let links = subject.view.links.map { link in
            let arrow = subject.label(of: link).map { "-- \(mermaid([$0])) -->" } ?? "-->"
            return "  s\(link.parent) \(arrow) s\(link.child)"
        }
        let folds = subject.view.folds.map { fold in
            let node = "\(fold.direction.rawValue)\(fold.scope)"
            let drawn = "\(node)(\(mermaid(["+\(counted(fold.count, "scope"))"])))"
            return fold.direction == .above ? "  \(drawn) --- s\(fold.scope)" : "  s\(fold.scope) --- \(drawn)"
        }
        // Every line counts for the layout, so that all lines have to lead down.
        let distant = SupplierLink.all(in: subject).filter {
            !subject.graph.parents(of: $0.reader).contains($0.supplier)
        }
        let suppliers = distant.map { link in
            let line = link.label.map { "-. \(mermaid([$0])) .-" } ?? "-.-"
            return "  s\(link.supplier) \(line) s\(link.reader)"
        }
        return links + folds + suppliers
    }

    private static func leftOut(of view: GraphView) -> [String] {
        view.leftOut.enumerated().map { "  leftout\($0)(\(mermaid([$1])))" }
    }

    /// Colors, which repeat what the labels say.
    private static func classes(of subject: DrawingSubject, _ labels: NodeLabels) -> [String] {
        func members(_ isMember: (FindingCounts) -> Bool) -> String {
            subject.view.scopes.filter { labels.findings[subject.graph.scopes[$0].id].map(isMember) ?? false }
                .map { "s\($0)" }.joined(separator: ",")
        }
        let errors = members { $0.errors > 0 }
        let warnings = members { $0.errors == 0 && $0.warnings > 0 }
        var lines: [String] = []
        if !errors.isEmpty { lines.append("  classDef error stroke:#c00000,stroke-width:3px\n  class \(errors) error") }
        if !warnings.isEmpty {
            lines.append("  classDef warning stroke:#b36b00,stroke-width:3px\n  class \(warnings) warning")
        }
        return lines
    }
}

/// The nodes of a Mermaid drawing, in a frame for each module.
private struct MermaidNodes {
    private let subject: DrawingSubject
    private let labels: NodeLabels

    init(of subject: DrawingSubject, _ labels: NodeLabels) {
        self.subject = subject
        self.labels = labels
    }

    var lines: [String] {
        let members = Dictionary(grouping: subject.view.scopes) { subject.graph.scopes[$0].module }
        guard members.count > 1 else { return subject.view.scopes.map { "  \(node($0))" } }
        return members.sorted { $0.key < $1.key }.flatMap { module, scopes -> [String] in
            let label = mermaid([subject.graph.modules[module].name])
            let nodes = scopes.map { "    \(node($0))" }
            return ["  subgraph m\(module)[\(label)]"] + nodes + ["  end"]
        }
    }

    private func node(_ number: Int) -> String {
        let scope = subject.graph.scopes[number]
        let label = mermaid(labels.lines(of: number))
        if scope.root != nil { return "s\(number)[[\(label)]]" }
        return scope.kind == .builder ? "s\(number)([\(label)])" : "s\(number)[\(label)]"
    }
}

/// Lines of text as a quoted label, in which nothing means anything to Mermaid, Markdown or HTML.
func mermaid(_ lines: [String]) -> String {
    let texts = lines.map { line in
        var text = ""
        for scalar in line.unicodeScalars {
            switch scalar {
            case "a"..."z", "A"..."Z", "0"..."9", " ", ":", ",": text.unicodeScalars.append(scalar)
            case _ where isUnprintable(scalar): text += mermaid([escape(scalar)]).dropFirst().dropLast()
            case _ where scalar.isASCII: text += "#\(scalar.value);"
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text
    }
    return "\"\(texts.joined(separator: "<br/>"))\""
}
