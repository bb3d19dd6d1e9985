import TextFormats

/// One format of differences.
package protocol DifferenceText: Sendable {
    /// The name on the command line: `text`.
    static var name: String { get }
    /// The whole text, with a line break after every line.
    static func text(of difference: GraphDifference) -> String
}

/// All formats; the first is the default.
package let allDifferenceTexts: [any DifferenceText.Type] = [
    TextDifference.self, MarkdownDifference.self, JSONDifference.self,
]

extension GraphDifference {
    /// In one line: "1 supplier changed, 1 new finding, 2 scopes added."; changes that need a review come first.
    var headline: String {
        let counts: [(count: Int, words: String)] = [
            (resupplies.count, "\(counted(resupplies.count, "supplier")) changed"),
            (newFindings.count, counted(newFindings.count, "new finding")),
            (goneFindings.count, "\(counted(goneFindings.count, "finding")) gone"),
            (addedScopes.count, "\(counted(addedScopes.count, "scope")) added"),
            (removedScopes.count, "\(counted(removedScopes.count, "scope")) removed"),
            (addedEdges.count, "\(counted(addedEdges.count, "edge")) added"),
            (removedEdges.count, "\(counted(removedEdges.count, "edge")) removed"),
            (addedRequirements.count, "\(counted(addedRequirements.count, "requirement")) added"),
            (removedRequirements.count, "\(counted(removedRequirements.count, "requirement")) removed"),
            (retypings.count, "\(counted(retypings.count, "requirement")) with another type"),
        ]
        let texts = counts.filter { $0.count > 0 }.map(\.words)
        return texts.isEmpty ? "The graphs are the same." : "\(texts.joined(separator: ", "))."
    }

    /// A note about the compared names; `nil` if there is none.
    var warning: String? {
        renaming.map { "The module `\($0.old)` is compared with `\($0.new)`: only their folders have different names." }
    }
}

extension GraphDifference.Resupply {
    /// The kind of the change, as text.
    var verdict: String {
        if newProviders.isEmpty { return "no scope supplies it any more" }
        if oldOrigins == newOrigins { return "the same value arrives on a different path" }
        return oldProviders == newProviders ? "the same path now provides a different value" : "another value"
    }

    /// The kind of the change with the scopes concerned, in backticks.
    var sentence: String {
        guard !newProviders.isEmpty else { return "\(verdict); \(names(oldProviders)) did before" }
        let routes = change(oldProviders, newProviders, "supplied by")
        let values = change(oldOrigins, newOrigins, "created in")
        return "\(verdict): \([routes, values].compactMap(\.self).joined(separator: "; "))"
    }

    private func change(_ old: [String], _ new: [String], _ verb: String) -> String? {
        guard old != new else { return nil }
        return "was \(verb) \(names(old)), is \(verb) \(names(new))"
    }

    private func names(_ ids: [String]) -> String {
        ids.isEmpty ? "no scope" : ids.map { "`\($0)`" }.joined(separator: " and ")
    }
}
