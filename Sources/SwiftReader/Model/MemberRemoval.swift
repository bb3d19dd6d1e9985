/// Edits that remove parts of declarations.
extension SourceFile {
    /// The edits that remove a member of a type together with its comment: the lines directly above it, and the rest of
    /// its line. Other code on the line is kept.
    ///
    /// - Returns: `nil` if a `/* */` comment is directly above, because its extent is unclear.
    public func edits(removingMember range: SourceRange) -> [Edit]? {
        let lines = SourceLines(of: self)
        let (first, last) = (position(of: range.start), position(of: max(range.start, range.end - 1)))
        let before = lines.bytes(of: first.line - 1).prefix(first.column - 1)
        let after = lines.bytes(of: last.line - 1).dropFirst(last.column).drop { $0 <= 32 }
        let hasLine = before.allSatisfy { $0 <= 32 } && (after.isEmpty || after.starts(with: "//".utf8))
        guard hasLine else { return [editWithin(line: range)] }
        if first.line > 1, lines.words(of: first.line - 2).suffix(2).elementsEqual("*/".utf8) { return nil }
        let comments = lines.commentLines(above: first.line - 1).reversed().prefix { !lines.isHeading($0) }
        return [lines.edit(removing: lines.tidied(first.line - 1 - comments.count...last.line - 1))]
    }

    /// Removes code that shares its line with other code, together with the remaining semicolon and blanks.
    private func editWithin(line range: SourceRange) -> Edit {
        var (start, end) = (Int(range.start), min(Int(range.end), bytes.count))
        func isBlank(_ index: Int) -> Bool { bytes[index] == 32 || bytes[index] == 9 }
        var next = end
        while next < bytes.count, isBlank(next) { next += 1 }
        if next < bytes.count, bytes[next] == UInt8(ascii: ";") {
            end = next + 1
        } else {
            var previous = start
            while previous > 0, isBlank(previous - 1) { previous -= 1 }
            if previous > 0, bytes[previous - 1] == UInt8(ascii: ";") { start = previous - 1 }
        }
        while end < bytes.count, isBlank(end), start > 0, isBlank(start - 1) { end += 1 }
        return removal(from: UInt32(start), to: UInt32(end))
    }

    /// Removes types from the inheritance clause of a declaration, and the whole clause if it would be empty.
    ///
    /// - Parameter numbers: 0-based indices in the clause.
    public func edits(removingInherited numbers: Set<Int>, of id: DeclarationID) -> [Edit] {
        let clauses = Array(types[self[id].inherited.indices])
        let firstKept = clauses.indices.first { !numbers.contains($0) }
        guard let firstKept, let last = clauses.last else {
            return clauses.last.map { [removal(from: headEnd(of: id), to: $0.end)] } ?? []
        }
        var result: [Edit] = []
        if firstKept > 0 { result.append(removal(from: clauses[0].start, to: clauses[firstKept].start)) }
        for number in numbers.sorted() where number > firstKept && clauses[number].end <= last.end {
            result.append(removal(from: clauses[number - 1].end, to: clauses[number].end))
        }
        return result
    }

    /// Whether there is a comment between an inherited type and the text before it.
    ///
    /// - Parameter number: the 0-based index in the clause.
    public func holdsComment(beforeInherited number: Int, of id: DeclarationID) -> Bool {
        let clauses = types[self[id].inherited.indices]
        let clause = clauses.startIndex + number
        guard clauses.indices.contains(clause) else { return false }
        let start = number > 0 ? clauses[clause - 1].end : self[id].name.end
        // A comment after the first of several types is removed with it.
        let end = number == 0 && clauses.count > 1 ? clauses[clause + 1].start : clauses[clause].end
        return mayHoldComment(in: SourceRange(start: start, end: end))
    }

    /// The end of a declaration's name and generic parameters, before `:`, `where` or `{`.
    private func headEnd(of id: DeclarationID) -> UInt32 {
        let declaration = self[id]
        guard let first = types[declaration.inherited.indices].first else { return declaration.name.end }
        var colon = Int(first.start)
        while colon > Int(declaration.name.end), bytes[colon] != UInt8(ascii: ":") { colon -= 1 }
        while colon > Int(declaration.name.end), bytes[colon - 1] <= 32 { colon -= 1 }
        return UInt32(colon)
    }

    /// Removes some bytes.
    public func removal(from start: UInt32, to end: UInt32) -> Edit {
        let location = location(of: SourceRange(start: start, end: end))
        return Edit(location: location, length: Int(end) - Int(start), replacement: "")
    }
}

extension SourceLines {
    /// Whether a comment line is a heading, such as `// MARK: - Services`.
    fileprivate func isHeading(_ line: Int) -> Bool {
        words(of: line).drop { $0 == UInt8(ascii: "/") || $0 == 32 }.starts(with: "MARK:".utf8)
    }
}
