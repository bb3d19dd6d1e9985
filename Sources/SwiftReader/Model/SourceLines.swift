/// The lines of a file, for edits of whole lines. Line numbers are 0-based.
public struct SourceLines {
    private let source: SourceFile

    public init(of source: SourceFile) { self.source = source }

    var count: Int { source.lineStarts.count }

    /// A line including its line ending; empty if there is no such line.
    public func bytes(of line: Int) -> ArraySlice<UInt8> {
        source.lineStarts.indices.contains(line) ? source.bytes[source.bounds(ofLine: line)] : []
    }

    /// A line without leading and trailing white space.
    func words(of line: Int) -> ArraySlice<UInt8> {
        var rest = bytes(of: line)
        while let byte = rest.first, Self.isBlank(byte) { rest = rest.dropFirst() }
        while let byte = rest.last, Self.isBlank(byte) { rest = rest.dropLast() }
        return rest
    }

    func isBlank(_ line: Int) -> Bool { words(of: line).isEmpty }

    private func isComment(_ line: Int) -> Bool { words(of: line).starts(with: "//".utf8) }

    /// The lines of a range that shares none of them with other code; `nil` if it does, or if a multi-line comment ends
    /// directly above.
    public func wholeLines(of range: SourceRange) -> ClosedRange<Int>? {
        guard !range.isEmpty else { return nil }
        let first = source.position(of: range.start)
        let last = source.position(of: range.end - 1)
        let before = bytes(of: first.line - 1).prefix(first.column - 1)
        let after = bytes(of: last.line - 1).dropFirst(last.column)
        guard before.allSatisfy(Self.isBlank), after.allSatisfy(Self.isBlank) else { return nil }
        let above = words(of: first.line - 2)
        guard first.line < 2 || !above.hasSuffix("*/") else { return nil }
        return (first.line - 1)...(last.line - 1)
    }

    /// The comment lines directly above a line; empty if they are the file header.
    public func commentLines(above line: Int) -> Range<Int> {
        var start = line
        while start > 0, isComment(start - 1) { start -= 1 }
        return start == 0 ? line..<line : start..<line
    }

    /// Extends consecutive lines to be removed by adjacent empty lines that would be superfluous.
    func tidied(_ run: ClosedRange<Int>) -> ClosedRange<Int> {
        var (above, below) = (run.lowerBound - 1, run.upperBound + 1)
        let opens = above < 0 || isBlank(above) || words(of: above).last == UInt8(ascii: "{")
        while opens, below < count - 1, isBlank(below) { below += 1 }
        let closes = below >= count || bytes(of: below).isEmpty || words(of: below).first == UInt8(ascii: "}")
        while closes, above >= 0, isBlank(above) { above -= 1 }
        return above + 1...below - 1
    }

    /// The edit that removes consecutive lines.
    func edit(removing run: ClosedRange<Int>) -> Edit {
        edit((run.lowerBound, run.reduce(0) { $0 + bytes(of: $1).count }))
    }

    /// Extends lines to be removed by adjacent empty lines that would be superfluous.
    public func tidied(_ removed: Set<Int>) -> Set<Int> {
        var result = removed
        for line in removed.sorted() where !result.contains(line + 1) {
            var first = line
            while result.contains(first - 1) { first -= 1 }
            result.formUnion(tidied(first...line))
        }
        return result
    }

    /// The edits that remove a declaration with the comment directly above it and superfluous empty lines; only the
    /// range itself if it shares lines with other code.
    public func edits(removing range: SourceRange) -> [Edit] {
        guard let whole = wholeLines(of: range) else {
            return [Edit(location: source.location(of: range), length: range.length, replacement: "")]
        }
        return edits(removing: tidied(Set(whole).union(commentLines(above: whole.lowerBound))))
    }

    /// One edit for each group of consecutive lines.
    public func edits(removing lines: Set<Int>) -> [Edit] {
        var result: [Edit] = []
        var run: (first: Int, length: Int)?
        for line in lines.sorted() {
            let length = bytes(of: line).count
            if let open = run, lines.contains(line - 1) {
                run = (open.first, open.length + length)
            } else {
                if let run { result.append(edit(run)) }
                run = (line, length)
            }
        }
        if let run { result.append(edit(run)) }
        return result
    }

    private func edit(_ run: (first: Int, length: Int)) -> Edit {
        Edit(
            location: SourceLocation(file: source.path, line: run.first + 1, column: 1),
            length: run.length,
            replacement: ""
        )
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) }
}

extension ArraySlice<UInt8> {
    fileprivate func hasSuffix(_ text: String) -> Bool { suffix(text.utf8.count).elementsEqual(text.utf8) }
}
