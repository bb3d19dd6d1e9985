import SwiftReader

/// A rule that a comment silences in some lines of a file.
public struct Suppression: Hashable, Sendable {
    /// As written; maybe no rule has it.
    public let rule: String
    /// The place of the id.
    public let location: SourceLocation
    /// The lines, 1-based, in which the rule is silent.
    public let lines: ClosedRange<Int>
    /// The edits that delete the id from the comment, with the comment that ends its reach; all of a comment that has no
    /// other id.
    public let deletion: [Edit]
    /// Whether its comment silences nothing else.
    public let isOnlyOne: Bool

    public init(rule: String, location: SourceLocation, lines: ClosedRange<Int>, deletion: [Edit], isOnlyOne: Bool) {
        self.isOnlyOne = isOnlyOne
        self.rule = rule
        self.location = location
        self.lines = lines
        self.deletion = deletion
    }

    /// Where it silences what: few suppressions share it.
    var reach: Reach { Reach(rule: rule, file: location.file) }

    /// A rule in a file.
    struct Reach: Hashable {
        let rule: String
        let file: String
    }

    /// Whether it silences a finding.
    func covers(_ finding: Finding) -> Bool {
        guard let location = finding.location else { return false }
        return finding.rule == rule && location.file == self.location.file && lines.contains(location.line)
    }
}

extension Finding {
    /// What a comment that silences it has to reach.
    var suppressibleBy: Suppression.Reach { Suppression.Reach(rule: rule, file: location?.file ?? "") }
}
