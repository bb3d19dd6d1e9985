import SwiftReader

/// Lines of a file that are removed together, so that no empty section and no superfluous empty line is left.
struct LineRemovals {
    private let source: SourceFile
    private let lines: SourceLines
    private var removed: Set<Int> = []
    /// Removals of code that shares its lines with other code.
    private var others: [Edit] = []

    init(of source: SourceFile) {
        self.source = source
        lines = SourceLines(of: source)
    }

    /// Removes a member or a statement, with the comment directly above it.
    ///
    /// - Parameter keepsNotes: whether only a documentation comment is removed.
    mutating func remove(_ range: SourceRange, keepsNotes: Bool = false) {
        let first = source.position(of: range.start).line - 1
        let last = source.position(of: max(range.start, range.end - 1)).line - 1
        let after = source.bytes[Int(range.end)..<source.endOfLine(at: Int(range.end))].drop { $0 <= 32 }
        guard source.startsLine(at: Int(range.start)), after.isEmpty || after.starts(with: "//".utf8) else {
            others += source.edits(removingMember: range) ?? []
            return
        }
        removed.formUnion(first...last)
        var above = first - 1
        while above >= 0, text(of: above).hasPrefix(keepsNotes ? "///" : "//"), !isHeading(above) {
            removed.insert(above)
            above -= 1
        }
    }

    /// All edits, with the headings of sections that are empty now.
    var edits: [Edit] {
        var all = removed
        for line in removed.sorted() where !all.contains(line - 1) {
            guard let heading = next(from: line - 1, -1, besides: all), isHeading(heading) else { continue }
            let following = next(from: line, 1, besides: all)
            if following.map({ text(of: $0).hasPrefix("}") || isHeading($0) }) ?? true { all.insert(heading) }
        }
        let (emptied, within) = emptiedBodies(all)
        return lines.edits(removing: lines.tidied(all.subtracting(within))) + emptied + others
    }

    /// The edits that close the braces of what has no other line, and the lines between the braces.
    private func emptiedBodies(_ removed: Set<Int>) -> (edits: [Edit], lines: Set<Int>) {
        var (edits, within): ([Edit], Set<Int>) = ([], [])
        for line in removed.sorted() where !within.contains(line) {
            guard let opening = next(from: line - 1, -1, besides: removed), text(of: opening).hasSuffix("{"),
                let closing = next(from: line, 1, besides: removed), text(of: closing).hasPrefix("}")
            else { continue }
            within.formUnion(opening + 1..<closing)
            let start = Int(source.lineStarts[opening]) + lines.bytes(of: opening).trimmedLength
            let end = Int(source.lineStarts[closing]) + lines.bytes(of: closing).prefix { $0 <= 32 }.count
            edits.append(source.replacement(of: start..<end, with: ""))
        }
        return (edits, within)
    }

    /// The next line, in one direction, that is neither removed nor empty.
    private func next(from start: Int, _ step: Int, besides removed: Set<Int>) -> Int? {
        var line = start
        while source.lineStarts.indices.contains(line) {
            if !removed.contains(line), !text(of: line).isEmpty { return line }
            line += step
        }
        return nil
    }

    private func isHeading(_ line: Int) -> Bool { text(of: line).hasPrefix("// MARK:") }

    private func text(of line: Int) -> String {
        guard source.lineStarts.indices.contains(line) else { return "" }
        let bytes = lines.bytes(of: line)
        return String(decoding: bytes.prefix(bytes.trimmedLength).drop { $0 <= 32 }, as: UTF8.self)
    }
}

extension ArraySlice<UInt8> {
    /// The number of bytes without white space at the end.
    fileprivate var trimmedLength: Int { lastIndex { $0 > 32 }.map { $0 + 1 - startIndex } ?? 0 }
}
