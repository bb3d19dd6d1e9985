import ScopeGraph
import Modules

/// The nodes of a DOT drawing, in a frame for each module.
struct DOTNodes {
    private let subject: DrawingSubject
    private let labels: NodeLabels
    private let sought: Set<Int>?

    init(of subject: DrawingSubject, _ labels: NodeLabels) {
        self.subject = subject
        self.labels = labels
        sought = subject.view.sought.map { Set($0) }
    }

    private var graph: ScopeGraph { subject.graph }

    /// Whether there is a frame for each module.
    var isClustered: Bool { Set(subject.view.scopes.map { graph.scopes[$0].module }).count > 1 }

    var lines: [String] {
        let members = Dictionary(grouping: subject.view.scopes) { graph.scopes[$0].module }
        let names = Dictionary(grouping: members.keys) { graph.modules[$0].name }
        guard isClustered else { return subject.view.scopes.map { "  \(node($0))" } }
        return members.sorted { $0.key < $1.key }.enumerated().flatMap { number, member -> [String] in
            let module = graph.modules[member.key]
            let isUnique = names[module.name]?.count == 1
            let nodes = member.value.map { "    \(node($0))" }
            return frame(of: module, number: number, withFolder: !isUnique) + nodes + ["  }"]
        }
    }

    private func frame(of module: Module, number: Int, withFolder: Bool) -> [String] {
        let label = withFolder ? "\(module.name), \(module.folder)" : module.name
        return [
            "  subgraph \(quoted("cluster_\(number)_\(module.name)")) {",
            "    label=\(quoted(shortened(label))); labelloc=t; labeljust=l; fontsize=11; fontcolor=\"#555555\";",
            "    tooltip=\(quoted("module \(module.name), \(module.origin.rawValue)"));",
            "    style=\"rounded\"; color=\"#bbbbbb\";",
        ]
    }

    private func node(_ number: Int) -> String {
        let scope = graph.scopes[number]
        let properties = labels.properties(of: number).map { escaped($0) + "\\l" }.joined()
        let head = ([labels.title(of: number)] + labels.remarks(on: number)).map(escaped).joined(separator: "\\n")
        var list = [
            (name: "label", value: "\"\(head)\(properties.isEmpty ? "" : "\\n")\(properties)\""),
            (name: "tooltip", value: quoted("\(scope.location.file):\(scope.location.line)")),
            (name: "class", value: quoted(scope.root == nil ? scope.kind.rawValue : "\(scope.kind.rawValue) root")),
        ]
        list += look(of: number)
        return "\(quoted(scope.id)) \(attributes(list));"
    }

    /// The marks that the legend explains; words in the label say the same.
    private func look(of number: Int) -> [(name: String, value: String)] {
        let scope = graph.scopes[number]
        var list: [(name: String, value: String)] = []
        switch scope.kind {
        case .component: break
        case .provider: list.append(("fillcolor", "\"#f2f2f2\""))
        case .builder: list.append(("style", "\"rounded,dashed\""))
        }
        if scope.root != nil { list.append(("peripheries", "2")) }
        let counts = labels.findings[scope.id]
        if counts?.errors ?? 0 > 0 {
            list += [("color", "\"#c00000\""), ("penwidth", "2")]
        } else if counts?.warnings ?? 0 > 0 {
            list += [("color", "\"#b36b00\""), ("penwidth", "2")]
        }
        if let sought, !sought.contains(number) {
            list += [("fillcolor", "\"#ffffff\""), ("fontcolor", "\"#777777\"")]
        }
        return list
    }
}
