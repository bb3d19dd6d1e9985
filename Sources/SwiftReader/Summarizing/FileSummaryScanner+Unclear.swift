/// Files in which code and text cannot be distinguished reliably.
extension FileSummaryScanner {
    /// Treats all text as code.
    mutating func scanAll(_ bytes: UnsafePointer<UInt8>, _ count: Int) {
        let isWord = actions.isWord
        var index = 0
        while index < count {
            guard isWord[Int(bytes[index])] != 0 || bytes[index] >= 0x80 else {
                if bytes[index] == UInt8(ascii: "/") { findMark(index, bytes) }
                if bytes[index] == UInt8(ascii: "`") { takeRawName(behind: index, bytes) }
                index = index &+ 1
                continue
            }
            var whole = WordMix()
            var part = WordMix()
            while index < count, isWord[Int(bytes[index])] != 0 || bytes[index] >= 0x80 {
                whole.add(bytes[index])
                if bytes[index] < 0x80 {
                    part.add(bytes[index])
                } else {
                    // It may be an operator between two names, or a part of one.
                    seen.insert(part.value)
                    part = WordMix()
                }
                index = index &+ 1
            }
            seen.insert(part.value)
            seen.insert(whole.value)
        }
    }

    /// Takes the text between a backtick and the next one on its line.
    private mutating func takeRawName(behind start: Int, _ bytes: UnsafePointer<UInt8>) {
        var mix = WordMix()
        var index = start &+ 1
        while bytes[index] != UInt8(ascii: "`") {
            if bytes[index] == 0 || bytes[index] == 10 || bytes[index] == 13 { return }
            mix.add(bytes[index])
            index = index &+ 1
        }
        seen.insert(mix.value)
    }

    /// Takes the words found by the parser: next to a number or an operator, only the lexer knows where a word with
    /// non-ASCII letters begins.
    mutating func takeWords(of source: SourceFile) {
        let whole = SourceRange(start: 0, end: UInt32(truncatingIfNeeded: source.bytes.count))
        for token in source.tokens(in: whole) where token.kind == .identifier {
            seen.insert(WordHash(source.bytes, in: Int(token.range.start)..<Int(token.range.end)).value)
        }
    }

    mutating func takeNames(of source: SourceFile) {
        imports = source.importedModules
        for declaration in source.declarations {
            let isOutermost = source[declaration.block].kind == .file
            let kind: FileSummary.Name.Kind
            switch declaration.kind {
            case .class, .struct, .enum, .actor, .protocol, .typealias: kind = isOutermost ? .type : .nestedType
            case .extension: kind = .extended
            case .function where isOutermost, .variable where isOutermost, .macro where isOutermost: kind = .global
            default: continue
            }
            if let word = source.plainWord(in: declaration.name) {
                names.append(FileSummary.Name(word: word, kind: kind))
                continue
            }
            for part in Self.parts(of: source.joined(declaration.name)) {
                names.append(FileSummary.Name(word: WordHash(part), kind: kind))
            }
        }
    }

    /// The names in `A.B<C>`; in a raw name the same characters are part of the name.
    private static func parts(of name: String) -> [String] {
        let pieces = name.split(separator: "`", omittingEmptySubsequences: false)
        return pieces.enumerated().flatMap { number, piece in
            number.isMultiple(of: 2)
                ? piece.split(whereSeparator: { ".<?!".contains($0) }).map(String.init) : [String(piece)]
        }
    }
}

extension SourceFile {
    /// The hash of a range that is a single word of ASCII letters, digits and `_`; `nil` for any other.
    fileprivate func plainWord(in range: SourceRange) -> WordHash? {
        let bounds = bounds(of: range)
        let isWord = FileSummaryBytes.shared.isWord
        let isPlain = bytes.withUnsafeBufferPointer { bytes in
            bounds.allSatisfy { isWord[Int(bytes[$0])] == 1 && bytes[$0] != UInt8(ascii: "$") }
        }
        return isPlain && !bounds.isEmpty ? WordHash(bytes, in: bounds) : nil
    }
}
