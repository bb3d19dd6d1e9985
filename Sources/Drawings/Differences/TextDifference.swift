import TextFormats

/// For terminals: a section for each kind of change, `+` for added and `-` for removed elements. Direct changes come
/// first, and their consequences are folded in.
package enum TextDifference: DifferenceText {
    package static let name = "text"

    package static func text(of difference: GraphDifference) -> String {
        let sections: [(title: String, lines: [String])] = [
            ("scopes", difference.scopeChanges.map { "\($0.isAdded ? "+" : "-") \(line($0.scope))\($0.consequences)" }),
            (
                "requirements",
                difference.ownAddedRequirements.map { "+ \(line($0))" }
                    + difference.ownRemovedRequirements.map { "- \(line($0))" }
                    + difference.retypings.map { "~ `\($0.scope)` requires `\($0.name): \($0.new)`, not `\($0.old)`" }
            ),
            (
                "edges",
                difference.ownAddedEdges.map { "+ \(line($0))" } + difference.ownRemovedEdges.map { "- \(line($0))" }
            ),
            ("suppliers that changed", difference.resupplyGroups.map { line($0.first) + more($0.others) }),
            (
                "findings",
                difference.newFindings.map { "+ \(line($0))" } + difference.goneFindings.map { "- \(line($0))" }
            ),
        ]
        var lines = ([difference.headline] + [difference.warning].compactMap(\.self)).map(printable)
        for section in sections where !section.lines.isEmpty {
            lines.append("\n\(section.title):")
            lines += section.lines.map { "  \(printable($0))" }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func line(_ resupply: GraphDifference.Resupply) -> String {
        "`\(resupply.scope).\(resupply.name)`: \(resupply.sentence)"
    }

    private static func more(_ count: Int) -> String {
        count == 0 ? "" : " (and in \(counted(count, "more scope")))"
    }

    private static func line(_ finding: GraphSummary.Finding) -> String {
        let location = finding.file.isEmpty ? "" : "\(finding.file):\(finding.line): "
        return "\(location)\(finding.severity): \(finding.reason) [\(finding.rule)]"
    }

    private static func line(_ scope: GraphSummary.Scope) -> String {
        "\(scope.file):\(scope.line): `\(scope.id)`"
    }

    private static func line(_ edge: GraphSummary.Edge) -> String {
        "\(edge.file):\(edge.line): `\(edge.parent)` creates `\(edge.child)`"
    }

    private static func line(_ requirement: GraphDifference.Requirement) -> String {
        "`\(requirement.scope)` requires `\(requirement.name): \(requirement.type)`"
    }
}
