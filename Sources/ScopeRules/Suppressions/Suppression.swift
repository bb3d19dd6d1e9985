import SwiftReader

/// A rule that a comment suppresses in some lines of a file.
package struct Suppression: Hashable, Sendable {
    /// As written; it may be unknown.
    package let rule: String
    /// The location of the id.
    package let location: SourceLocation
    /// The lines, 1-based, in which the rule is suppressed.
    package let lines: ClosedRange<Int>
    /// The edits that delete the id from the comment, together with the comment that ends the suppression; the whole
    /// comment if it has no other id.
    package let deletion: [Edit]
    /// Whether the comment suppresses nothing else.
    package let isOnlyOne: Bool

    /// The key by which suppressions are looked up.
    var reach: Reach { Reach(rule: rule, file: location.file) }

    /// A rule in a file.
    struct Reach: Hashable {
        let rule: String
        let file: String
    }

    /// Whether it suppresses a finding.
    func covers(_ finding: Finding) -> Bool { finding.location.map { covers(finding.rule, at: $0) } ?? false }

    /// Whether it suppresses the findings of a rule at a location.
    func covers(_ rule: String, at location: SourceLocation) -> Bool {
        rule == self.rule && location.file == self.location.file && lines.contains(location.line)
    }
}

extension Finding {
    /// The key of the suppressions that may cover the finding.
    var suppressibleBy: Suppression.Reach { Suppression.Reach(rule: rule, file: location?.file ?? "") }
}
