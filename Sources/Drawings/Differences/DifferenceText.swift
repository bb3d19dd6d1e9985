import Reporters

/// One form of a difference.
public protocol DifferenceText: Sendable {
    /// What a person types to have it: `text`.
    static var name: String { get }
    /// The whole text, with a line end after every line.
    static func text(of difference: GraphDifference) -> String
}

/// Every form; the first is the usual one.
public let allDifferenceTexts: [any DifferenceText.Type] = [
    TextDifference.self, MarkdownDifference.self, JSONDifference.self,
]

extension GraphDifference {
    /// In one line: "1 supplier changed, 1 new finding, 2 scopes added."; what is grave comes first.
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
        let said = counts.filter { $0.count > 0 }.map(\.words)
        return said.isEmpty ? "The graphs are the same." : "\(said.joined(separator: ", "))."
    }

    /// What a reader has to know of the names; `nil` where there is nothing.
    var warning: String? {
        renaming.map { "The module `\($0.old)` is compared with `\($0.new)`: only their folders have different names." }
    }
}

extension GraphDifference.Resupply {
    /// What became of it, for people.
    var verdict: String {
        if newProviders.isEmpty { return "no scope supplies it any more" }
        if oldOrigins == newOrigins { return "the same value arrives on a different path" }
        return oldProviders == newProviders ? "the same path now provides a different value" : "another value"
    }
}
