import SwiftReader

extension SourceFile {
    /// What the file's comments silence: `// thimble:disable:next ID ID - reason`, also `:this`, `:previous` and `:file`;
    /// without any of them, down to `// thimble:enable ID` or to the end of the file.
    public var suppressions: [Suppression] {
        let comments = suppressionComments
        return comments.flatMap { comment in
            comment.rules.compactMap { rule in
                lines(of: comment, silencing: rule.id, comments).map { lines in
                    Suppression(rule: rule.id, place: rule.place, lines: lines, deletion: deletion(of: comment))
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
            let end = comments.first { other in
                other.reach == .end && other.line > comment.line && other.rules.contains { $0.id == rule }
            }
            return comment.line...(end?.line ?? Int(Int32.max))
        case .end: return nil
        }
    }

    private func deletion(of comment: SuppressionComment) -> [Edit] {
        guard comment.rules.count == 1, comment.isAlone, comment.reach != .onwards else { return [] }
        let lines = SourceLines(of: self)
        return lines.edits(removing: [comment.line - 1])
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
