/// Edits that remove parts of declarations.
extension SourceFile {
    /// Removes a member, with the comment directly above it and with superfluous empty lines if it is the only code on
    /// its line. Other code on the line is kept, and so is what separates it.
    ///
    /// - Returns: `nil` if a `/* */` comment is directly above, because its extent is unclear.
    public func edits(removingMember range: SourceRange) -> [Edit]? {
        let lines = SourceLines(of: self)
        let (first, last) = (position(of: range.start), position(of: max(range.start, range.end - 1)))
        let before = lines.bytes(of: first.line - 1).prefix(first.column - 1).drop { $0 <= 32 }
        var after = lines.bytes(of: last.line - 1).dropFirst(last.column).drop { $0 <= 32 }
        let isEnded = after.first == Self.semicolon
        if isEnded { after = after.dropFirst().drop { $0 <= 32 } }
        let isSeparated = before.first == Self.semicolon
        let startsLine = before.dropFirst(isSeparated ? 1 : 0).allSatisfy { $0 <= 32 }
        guard startsLine, after.isEmpty || after.starts(with: "//".utf8) else { return editsWithin(line: range) }
        if first.line > 1, lines.words(of: first.line - 2).suffix(2).elementsEqual("*/".utf8) { return nil }
        let comments = lines.commentLines(above: first.line - 1).reversed().prefix { !lines.isHeading($0) }
        let edit = lines.edit(removing: lines.tidied(first.line - 1 - comments.count...last.line - 1))
        // What ended the member on a later line would be an error.
        return [edit] + (isEnded || isSeparated ? [] : editRemovingSemicolon(after: range.end))
    }

    /// Removes code that shares its line with other code, together with the remaining semicolon and blanks.
    private func editsWithin(line range: SourceRange) -> [Edit] {
        var (start, end) = (Int(range.start), min(Int(range.end), bytes.count))
        var others: [Edit] = []
        let next = bytes[end...].firstIndex { !Self.isBlank($0) } ?? end
        let previous = bytes[..<start].lastIndex { !Self.isBlank($0) }
        if next < bytes.count, bytes[next] == Self.semicolon {
            end = next + 1
        } else if let previous, bytes[previous] == Self.semicolon {
            start = previous
        } else {
            others = editRemovingSemicolon(after: range.end)
        }
        while end < bytes.count, Self.isBlank(bytes[end]), start > 0, Self.isBlank(bytes[start - 1]) { end += 1 }
        let endsLine = end >= bytes.count || bytes[end] == 10 || bytes[end] == 13
        while endsLine, start > 0, Self.isBlank(bytes[start - 1]) { start -= 1 }
        return [removal(from: UInt32(start), to: UInt32(end))] + others
    }

    /// Removes the semicolon that ends a statement behind comments or line breaks. Empty if there is none.
    private func editRemovingSemicolon(after offset: UInt32) -> [Edit] {
        let first = bytes.dropFirst(Int(offset)).first { $0 > UInt8(ascii: " ") }
        guard first == Self.semicolon || first == UInt8(ascii: "/") else { return [] }
        let start = bytes.withUnsafeBufferPointer { buffer -> Int in
            guard let base = buffer.baseAddress else { return 0 }
            var lexer = Lexer(bytes: base, start: min(Int(offset), buffer.count), count: buffer.count)
            lexer.skipTrivia()
            defer { lexer.deallocate() }
            return lexer.index
        }
        guard start < bytes.count, bytes[start] == Self.semicolon else { return [] }
        let end = start + 1
        let rest = bytes[end...].prefix(while: Self.isBlank)
        let isSpaced = start > 0 && bytes[start - 1] <= 32
        return [removal(from: UInt32(start), to: UInt32(isSpaced ? rest.endIndex : end))]
    }

    private static let semicolon = UInt8(ascii: ";")

    private static func isBlank(_ byte: UInt8) -> Bool { byte == 32 || byte == 9 }

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
