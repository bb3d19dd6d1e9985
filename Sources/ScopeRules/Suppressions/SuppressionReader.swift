import SwiftReader

extension SourceFile {
    /// What the file's comments silence: `// thimble:disable:next ID ID - reason`, also `:this`, `:previous` and `:file`;
    /// without any of them, down to `// thimble:enable ID` or to the end of the file.
    public var suppressions: [Suppression] {
        let comments = suppressionComments
        return comments.flatMap { comment in
            comment.rules.indices.compactMap { number in
                let rule = comment.rules[number]
                return lines(of: comment, silencing: rule.id, comments).map { lines in
                    let edits = deletion(of: number, in: comment, comments)
                    return Suppression(
                        rule: rule.id,
                        place: rule.place,
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
        // Where another comment has begun the silence too, its end is needed still.
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
        let place = place(of: SourceRange(start: UInt32(range.lowerBound), end: UInt32(range.upperBound)))
        return Edit(place: place, length: range.count, replacement: "")
    }
}

/// A comment that says which rules are silent where.
struct SuppressionComment {
    enum Reach { case next, this, previous, file, onwards, end }

    /// 1-based.
    let line: Int
    /// `nil` where the comment begins with `thimble:` and goes on in no known way.
    let reach: Reach?
    /// Its first word: `thimble:disable:next`.
    let word: String
    /// The place of this word.
    let place: Place
    let rules: [(id: String, place: Place)]
    /// Whether nothing stands in front of it on its line.
    let isAlone: Bool
    /// The bytes of the comment with the blanks in front of it, without the end of its line.
    let textRange: Range<Int>
    /// The bytes of the ids.
    private let ids: [Range<Int>]

    private static let words: [(String, Reach)] = [
        ("thimble:disable:next", .next), ("thimble:disable:this", .this), ("thimble:disable:previous", .previous),
        ("thimble:disable:file", .file), ("thimble:disable", .onwards), ("thimble:enable", .end),
    ]

    /// The known first words.
    static var forms: [String] { words.map(\.0) }

    /// - Parameters:
    ///   - line: 0-based.
    ///   - offset: where code ends on the line, in bytes from the start of the file.
    init?(line number: Int, of source: SourceFile, from offset: Int) {
        let start = Int(source.lineStarts[number])
        let end = number + 1 < source.lineStarts.count ? Int(source.lineStarts[number + 1]) : source.bytes.count
        let bytes = source.bytes[start..<max(start, end)]
        guard offset <= bytes.endIndex, let slash = Self.commentStart(in: bytes[max(start, offset)...]) else {
            return nil
        }
        var rest = bytes[slash...].drop { $0 == UInt8(ascii: "/") }.drop { $0 == 32 || $0 == 9 }
        let found = Self.words.first { word, _ in
            rest.starts(with: word.utf8) && rest.dropFirst(word.utf8.count).first.map { $0 <= 32 } ?? true
        }
        guard rest.starts(with: "thimble:".utf8) else { return nil }
        let first = rest.prefix { $0 > 32 && $0 != UInt8(ascii: ",") }
        word = String(decoding: first, as: UTF8.self)
        place = Place(file: source.path, line: number + 1, column: first.startIndex - start + 1)
        rest = found == nil ? [] : rest.dropFirst(first.count)
        var rules: [(id: String, place: Place)] = []
        while let first = rest.first {
            if first <= 32 || first == UInt8(ascii: ",") {
                rest = rest.dropFirst()
                continue
            }
            let name = rest.prefix { $0 > 32 && $0 != UInt8(ascii: ",") }
            // What follows a hyphen or dash is for people.
            if String(decoding: name, as: UTF8.self).allSatisfy({ "-–—".contains($0) }) { break }
            let place = Place(file: source.path, line: number + 1, column: name.startIndex - start + 1)
            rules.append((String(decoding: name, as: UTF8.self), place))
            rest = rest[name.endIndex...]
        }
        (line, reach, self.rules) = (number + 1, found?.1, rules)
        isAlone = bytes[..<slash].allSatisfy { $0 == 32 || $0 == 9 }
        ids = rules.map { rule in
            let first = start + rule.place.column - 1
            return first..<first + rule.id.utf8.count
        }
        let blanks = bytes[..<slash].reversed().prefix { $0 == 32 || $0 == 9 }.count
        let text = bytes.reversed().drop { $0 == 10 || $0 == 13 }.count
        textRange = slash - blanks..<bytes.startIndex + text
    }

    /// The bytes of an id with what parts it from the next one, or the last one from the one before.
    func idRange(_ number: Int) -> Range<Int> {
        if ids.indices.contains(number + 1) { return ids[number].lowerBound..<ids[number + 1].lowerBound }
        return number > 0 ? ids[number - 1].upperBound..<ids[number].upperBound : ids[number]
    }

    private static func commentStart(in bytes: ArraySlice<UInt8>) -> Int? {
        var index = bytes.startIndex
        while index + 1 < bytes.endIndex {
            if bytes[index] == UInt8(ascii: "/"), bytes[index + 1] == UInt8(ascii: "/") { return index }
            index += 1
        }
        return nil
    }
}
