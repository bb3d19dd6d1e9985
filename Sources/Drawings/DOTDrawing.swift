import ScopeGraph
import ScopeRules
import SourceLayout
import TextFormats

/// For Graphviz: the tree in solid lines, the suppliers in dashed ones.
package enum DOTDrawing: Drawing {
    package static let name = "dot"

    package static func text(of subject: DrawingSubject) -> String {
        var lines = [
            "digraph thimble {",
            "  graph [rankdir=LR, compound=true, newrank=true, fontname=\"Helvetica\"];",
            "  node [shape=box, style=\"rounded,filled\", fillcolor=\"#eef3fb\", fontname=\"Helvetica\", fontsize=10];",
            "  edge [color=\"#444444\", fontname=\"Helvetica\", fontsize=9];",
        ]
        lines += nodes(of: subject)
        lines += subject.view.links.map { solidEdge($0, in: subject.graph) }
        lines += subject.view.folds.flatMap { fold($0, in: subject.graph) }
        if subject.view.showsSuppliers { lines += dashedEdges(of: subject) }
        lines.append("}")
        return lines.joined(separator: "\n") + "\n"
    }

    private static func nodes(of subject: DrawingSubject) -> [String] {
        let graph = subject.graph
        let gravest = subject.gravestFindings()
        var members: [Int: [Int]] = [:]
        for scope in subject.view.scopes { members[graph.scopes[scope].module, default: []].append(scope) }
        let isClustered = members.count > 1
        let lists = PropertyLists(of: subject, listsAll: subject.view.isSmall)
        var lines: [String] = []
        for (number, module) in members.keys.sorted().enumerated() {
            let indent = isClustered ? "    " : "  "
            if isClustered { lines += clusterStart(graph.modules[module], number: number) }
            for index in members[module] ?? [] {
                let scope = graph.scopes[index]
                lines.append(indent + node(scope, lists[index], finding: gravest[scope.id]))
            }
            if isClustered { lines.append("  }") }
        }
        return lines
    }

    private static func clusterStart(_ module: Module, number: Int) -> [String] {
        [
            "  subgraph \(quoted("cluster_\(number)_\(module.name)")) {",
            "    label=\(quoted(module.name));",
            "    tooltip=\(quoted("module \(module.name), \(module.origin.rawValue)"));",
            "    style=\"rounded\"; color=\"#bbbbbb\"; fontsize=11;",
        ]
    }

    private static func node(_ scope: Scope, _ properties: [ListedProperty], finding: Severity?) -> String {
        let needs = properties.map { escaped("· \($0.text)") + "\\l" }
        var attributes = [
            "label=\"\(escaped(scope.name))\(needs.isEmpty ? "" : "\\n")\(needs.joined())\"",
            "tooltip=\(quoted("\(scope.location.file):\(scope.location.line)"))",
            "class=\(quoted(scope.root == nil ? scope.kind.rawValue : "\(scope.kind.rawValue) root"))",
        ]
        switch scope.kind {
        case .component: break
        case .provider: attributes.append("fillcolor=\"#f2f2f2\"")
        case .builder: attributes.append("style=\"rounded,dashed\"")
        }
        if scope.root != nil { attributes.append("peripheries=2") }
        switch finding {
        case .error: attributes.append("color=\"red\", penwidth=2")
        case .warning: attributes.append("color=\"orange\", penwidth=2")
        case .note, nil: break
        }
        return "\(quoted(scope.id)) [\(attributes.joined(separator: ", "))];"
    }

    private static func solidEdge(_ link: Link, in graph: ScopeGraph) -> String {
        let (parent, child) = (graph.scopes[link.parent].id, graph.scopes[link.child].id)
        return
            "  \(quoted(parent)) -> \(quoted(child)) [tooltip=\(quoted("\(link.location.file):\(link.location.line)"))];"
    }

    private static func fold(_ fold: GraphView.Fold, in graph: ScopeGraph) -> [String] {
        let scope = quoted(graph.scopes[fold.scope].id)
        let name = quoted("\(fold.direction.rawValue) \(graph.scopes[fold.scope].id)")
        let label = quoted("+\(counted(fold.count, "scope"))")
        return [
            "  \(name) [label=\(label), shape=plaintext, style=\"\"];",
            fold.direction == .above ? "  \(name) -> \(scope);" : "  \(scope) -> \(name);",
        ]
    }

    /// From a scope to each of its suppliers, with the properties that it gets from there.
    private static func dashedEdges(of subject: DrawingSubject) -> [String] {
        let scopes = subject.graph.scopes
        var properties: [Int: [Int: [String]]] = [:]
        for need in subject.resolution.needs where subject.view.shows[need.scope] {
            guard let requirement = need.requirement, subject.view.filter.showsSuppliers(of: requirement) else {
                continue
            }
            for supplier in need.suppliers where subject.view.shows[supplier] {
                properties[need.scope, default: [:]][supplier, default: []].append(
                    "\(need.name): \(need.type.spelling)"
                )
            }
        }
        return properties.keys.sorted().flatMap { scope in
            (properties[scope] ?? [:]).sorted { $0.key < $1.key }.map { supplier, names in
                let tooltip = quoted(names.joined(separator: ", "))
                let ends = "\(quoted(scopes[scope].id)) -> \(quoted(scopes[supplier].id))"
                return "  \(ends) [style=dashed, constraint=false, color=\"#888888\", tooltip=\(tooltip)];"
            }
        }
    }
}

/// Text as a quoted DOT identifier or attribute.
func quoted(_ text: String) -> String { "\"\(escaped(text))\"" }

/// Text for the inside of a quoted DOT string, in which a backslash begins an escape.
func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
        switch scalar {
        case "\"": result += "\\\""
        case "\\": result += "\\\\"
        case "\n", "\r": result += "\\n"
        case "\t": result += " "
        case _ where isUnprintable(scalar): result += "\\\(escape(scalar))"
        default: result.unicodeScalars.append(scalar)
        }
    }
    return result
}
