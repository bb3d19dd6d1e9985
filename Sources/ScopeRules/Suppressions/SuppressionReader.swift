import SwiftReader

extension SourceFile {
    /// The suppressions in the file's comments: `// thimble:disable:next ID ID - reason`, also `:this`, `:previous` and
    /// `:file`; without a suffix, up to `// thimble:enable ID` or the end of the file.
    package var suppressions: [Suppression] {
        let comments = suppressionComments
        return comments.flatMap { comment in
            comment.rules.indices.compactMap { number in
                let rule = comment.rules[number]
                return lines(of: comment, silencing: rule.id, comments).map { lines in
                    let edits = deletion(of: number, in: comment, comments)
                    return Suppression(
                        rule: rule.id,
                        location: rule.location,
                        lines: lines,
                        deletion: edits,
                        isOnlyOne: comment.rules.count == 1
                    )
                }
            }
        }
    }

    private func lines(
        of comment: SuppressionComment,
        silencing rule: String,
        _ comments: [SuppressionComment]
    ) -> ClosedRange<Int>? {
        switch comment.reach {
        case nil: return nil
        case .file: return 1...Int(Int32.max)
        case .next: return comment.line + 1...comment.line + 1
        case .this: return comment.line...comment.line
        case .previous: return comment.line - 1...comment.line - 1
        case .onwards:
            return comment.line...(end(of: comment, silencing: rule, comments)?.line ?? Int(Int32.max))
        case .end: return nil
        }
    }

    private func end(
        of comment: SuppressionComment,
        silencing rule: String,
        _ comments: [SuppressionComment]
    ) -> SuppressionComment? {
        comments.first { other in
            other.reach == .end && other.line > comment.line && other.rules.contains { $0.id == rule }
        }
    }

    private func deletion(
        of number: Int,
        in comment: SuppressionComment,
        _ comments: [SuppressionComment]
    ) -> [Edit] {
        let edits = deletion(of: number, in: comment)
        let rule = comment.rules[number].id
        // If another comment has begun the suppression too, it still needs the end.
        let isOnly =
            comments.count { $0.reach == .onwards && $0.rules.contains { $0.id == rule } } == 1
            && comment.rules.count { $0.id == rule } == 1
        guard comment.reach == .onwards, isOnly, let end = end(of: comment, silencing: rule, comments),
            let last = end.rules.firstIndex(where: { $0.id == rule })
        else { return edits }
        return edits + deletion(of: last, in: end)
    }

    private func deletion(of number: Int, in comment: SuppressionComment) -> [Edit] {
        guard comment.rules.count == 1 else { return [edit(removing: comment.idRange(number))] }
        if comment.isAlone { return SourceLines(of: self).edits(removing: [comment.line - 1]) }
        return [edit(removing: comment.textRange)]
    }

    private func edit(removing range: Range<Int>) -> Edit {
        removal(from: UInt32(range.lowerBound), to: UInt32(range.upperBound))
    }
}
