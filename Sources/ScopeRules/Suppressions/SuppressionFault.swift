import SwiftReader

/// A malformed suppression comment.
package struct SuppressionFault: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// It begins with `thimble:` but has no valid form.
        case unknownForm(String)
        /// It has no id after its first word.
        case namesNoRule(String)
        /// It ends a suppression that no comment above has begun.
        case endsNothing(rule: String)
        /// It ends the suppression of an unknown rule.
        case endsUnknown(rule: String)
    }

    package let kind: Kind
    package let location: SourceLocation
    /// The edits that delete the comment; empty if something else is on its line.
    package let deletion: [Edit]
}

extension SourceFile {
    /// The malformed comments of the file, in order.
    package var suppressionFaults: [SuppressionFault] {
        let comments = suppressionComments
        let known = Set(allRules.map { $0.id })
        var open: Set<String> = []
        return comments.flatMap { comment -> [SuppressionFault] in
            guard let reach = comment.reach else { return [fault(.unknownForm(comment.word), comment)] }
            guard !comment.rules.isEmpty else { return [fault(.namesNoRule(comment.word), comment)] }
            if reach == .onwards { open.formUnion(comment.rules.map(\.id)) }
            guard reach == .end else { return [] }
            return comment.rules.compactMap { rule in
                if open.remove(rule.id) != nil { return nil }
                let kind: SuppressionFault.Kind =
                    known.contains(rule.id) ? .endsNothing(rule: rule.id) : .endsUnknown(rule: rule.id)
                return fault(kind, comment, at: rule.location)
            }
        }
    }

    private func fault(
        _ kind: SuppressionFault.Kind,
        _ comment: SuppressionComment,
        at location: SourceLocation? = nil
    ) -> SuppressionFault {
        let isWhole = comment.isAlone && comment.rules.count <= 1
        return SuppressionFault(
            kind: kind,
            location: location ?? comment.location,
            deletion: isWhole ? SourceLines(of: self).edits(removing: [comment.line - 1]) : []
        )
    }
}
