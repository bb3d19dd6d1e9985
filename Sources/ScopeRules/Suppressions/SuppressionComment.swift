import Cores
import SwiftReader

extension SourceFile {
    /// The comments for Thimble, in order. Text in string literals is not a comment.
    var suppressionComments: [SuppressionComment] {
        let lines = lineStarts.indices.filter { contains(Array("thimble:".utf8), inLine: $0) }
        guard !lines.isEmpty else { return [] }
        let tokens = tokens(in: SourceRange(start: 0, end: UInt32(clamping: bytes.count)))
        return lines.compactMap { line in
            let bounds = bounds(ofLine: line)
            let behind = tokens.indices.partitioningIndex(where: { tokens[$0].range.start >= bounds.upperBound })
            let start = max(bounds.lowerBound, behind > 0 ? Int(tokens[behind - 1].range.end) : 0)
            return SuppressionComment(line: line, of: self, from: start)
        }
    }

    private func contains(_ word: [UInt8], inLine line: Int) -> Bool {
        var rest = bytes[bounds(ofLine: line)]
        while let first = rest.firstIndex(of: word[0]) {
            rest = rest[first...]
            if rest.starts(with: word) { return true }
            rest = rest.dropFirst()
        }
        return false
    }
}

/// A comment that suppresses rules or ends a suppression.
struct SuppressionComment {
    enum Reach { case next, this, previous, file, onwards, end }

    /// 1-based.
    let line: Int
    /// `nil` if the comment begins with `thimble:` but has no known form.
    let reach: Reach?
    /// Its first word: `thimble:disable:next`.
    let word: String
    /// The location of this word.
    let location: SourceLocation
    let rules: [(id: String, location: SourceLocation)]
    /// Whether the comment is the first thing on its line.
    let isAlone: Bool
    /// The byte range of the comment with the spaces before it, without the line break.
    let textRange: Range<Int>
    /// The byte ranges of the ids.
    private let ids: [Range<Int>]

    private static let words: [(String, Reach)] = [
        ("thimble:disable:next", .next), ("thimble:disable:this", .this), ("thimble:disable:previous", .previous),
        ("thimble:disable:file", .file), ("thimble:disable", .onwards), ("thimble:enable", .end),
    ]

    /// The valid first words.
    static var forms: [String] { words.map(\.0) }

    /// - Parameters:
    ///   - line: 0-based.
    ///   - offset: the end of the code on the line, in bytes from the start of the file.
    init?(line number: Int, of source: SourceFile, from offset: Int) {
        let bytes = source.bytes[source.bounds(ofLine: number)]
        let start = bytes.startIndex
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
        location = SourceLocation(file: source.path, line: number + 1, column: first.startIndex - start + 1)
        rest = found == nil ? [] : rest.dropFirst(first.count)
        var rules: [(id: String, location: SourceLocation)] = []
        while let first = rest.first {
            if first <= 32 || first == UInt8(ascii: ",") {
                rest = rest.dropFirst()
                continue
            }
            let name = rest.prefix { $0 > 32 && $0 != UInt8(ascii: ",") }
            // The text after a hyphen or dash is the reason.
            if String(decoding: name, as: UTF8.self).allSatisfy({ "-–—".contains($0) }) { break }
            let location = SourceLocation(file: source.path, line: number + 1, column: name.startIndex - start + 1)
            rules.append((String(decoding: name, as: UTF8.self), location))
            rest = rest[name.endIndex...]
        }
        (line, reach, self.rules) = (number + 1, found?.1, rules)
        isAlone = bytes[..<slash].allSatisfy { $0 == 32 || $0 == 9 }
        ids = rules.map { rule in
            let first = start + rule.location.column - 1
            return first..<first + rule.id.utf8.count
        }
        let blanks = bytes[..<slash].reversed().prefix { $0 == 32 || $0 == 9 }.count
        let text = bytes.reversed().drop { $0 == 10 || $0 == 13 }.count
        textRange = slash - blanks..<bytes.startIndex + text
    }

    /// The byte range of an id with the separator after it, or before it for the last id.
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
