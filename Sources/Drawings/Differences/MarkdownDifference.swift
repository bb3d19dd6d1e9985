import TextFormats

/// For pull requests: changes that need a review in tables, the others collapsed.
package enum MarkdownDifference: DifferenceText {
    package static let name = "markdown"

    package static func text(of difference: GraphDifference) -> String {
        let parts = [
            "**Dependency graph:** \(difference.headline)",
            difference.warning ?? "",
            unfolded(
                "Scopes",
                ["", "scope", "place", ""],
                difference.scopeChanges.map {
                    [$0.isAdded ? "added" : "removed"] + cells($0.scope) + [prose(String($0.consequences.dropFirst(2)))]
                }
            ),
            unfolded("Requirements", ["", "scope", "requirement"], requirements(of: difference)),
            unfolded(
                "Edges",
                ["", "parent", "child", "place"],
                difference.ownAddedEdges.map { ["added"] + cells($0) }
                    + difference.ownRemovedEdges.map { ["removed"] + cells($0) }
            ),
            table(
                "Suppliers that changed",
                ["requirement", "was supplied by", "is supplied by", "was created in", "is created in", ""],
                difference.resupplyGroups.map { resupply, others in
                    [
                        code("\(resupply.scope).\(resupply.name)")
                            + (others == 0 ? "" : " and in \(counted(others, "more scope"))"),
                        codes(resupply.oldProviders),
                        codes(resupply.newProviders), codes(resupply.oldOrigins), codes(resupply.newOrigins),
                        resupply.verdict,
                    ]
                }
            ),
            table("New findings", ["", "rule", "place", "finding"], difference.newFindings.map(cells)),
            unfolded("Resolved findings", ["", "rule", "place", "finding"], difference.goneFindings.map(cells)),
        ]
        return parts.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
    }

    private static func requirements(of difference: GraphDifference) -> [[String]] {
        difference.ownAddedRequirements.map { ["added"] + cells($0) }
            + difference.ownRemovedRequirements.map { ["removed"] + cells($0) }
            + difference.retypings.map { retyping in
                let was = code(retyping.old)
                return [
                    "another type", code(retyping.scope), "\(code("\(retyping.name): \(retyping.new)")), was \(was)",
                ]
            }
    }

    private static func cells(_ finding: GraphSummary.Finding) -> [String] {
        let location = finding.file.isEmpty ? "" : code("\(finding.file):\(finding.line)")
        return [finding.severity, code(finding.rule), location, prose(finding.reason)]
    }

    private static func cells(_ scope: GraphSummary.Scope) -> [String] {
        [code(scope.id), code("\(scope.file):\(scope.line)")]
    }

    private static func cells(_ edge: GraphSummary.Edge) -> [String] {
        [code(edge.parent), code(edge.child), code("\(edge.file):\(edge.line)")]
    }

    private static func cells(_ requirement: GraphDifference.Requirement) -> [String] {
        [code(requirement.scope), code("\(requirement.name): \(requirement.type)")]
    }

    private static func table(_ title: String, _ header: [String], _ rows: [[String]]) -> String {
        rows.isEmpty ? "" : "**\(title)**\n\n\(table(header, rows))"
    }

    private static func unfolded(_ title: String, _ header: [String], _ rows: [[String]]) -> String {
        guard !rows.isEmpty else { return "" }
        return "<details><summary>\(title) (\(rows.count))</summary>\n\n\(table(header, rows))\n\n</details>"
    }

    /// Services truncate or reject a comment of more than 65,536 characters.
    private static let mostRows = 50

    private static func table(_ header: [String], _ rows: [[String]]) -> String {
        let lines = [header, header.map { _ in "---" }] + rows.prefix(mostRows)
        let table = lines.map { "| \($0.joined(separator: " | ")) |" }.joined(separator: "\n")
        guard rows.count > mostRows else { return table }
        return "\(table)\n\nThese are \(mostRows) of \(rows.count); `--format text` lists all."
    }

    private static func codes(_ ids: [String]) -> String {
        ids.isEmpty ? "–" : ids.map(code).joined(separator: " ")
    }

    private static func code(_ text: String) -> String { markdownCode(printable(text), isInTable: true) }

    /// Text with code between backticks.
    private static func prose(_ text: String) -> String {
        let parts = text.split(separator: "`", omittingEmptySubsequences: false).map(String.init)
        guard parts.count % 2 == 1 else { return escaped(text) }
        return parts.enumerated().map { $0.offset % 2 == 0 ? escaped($0.element) : code($0.element) }.joined()
    }

    private static func escaped(_ words: String) -> String {
        markdownEscaped(printable(words), #"\`*_[]<>|#"#)
    }
}
