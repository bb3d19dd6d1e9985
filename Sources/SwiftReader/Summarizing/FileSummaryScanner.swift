/// Makes outlines, one file after the other, with memory that serves them all.
///
/// It knows comments, strings and interpolations from code, and ends a string where the reader ends it, also one that
/// was left open. Where it cannot be sure (a `/` that may start a regular expression, an interpolation in a raw string,
/// names that are not ASCII, raw names in backticks, a string without end in a file with `#if`, braces that do not
/// match), it takes all that is written for code, and asks the reader for the names: the outline is then larger than
/// need be, and never too small.
public struct FileSummaryScanner: ~Copyable {
    /// A line comment that begins with it marks its file.
    public static let mark = "thimble:"

    /// How many zero bytes have to stand behind a file, because it is read eight bytes at a time.
    public static let padding = 8

    var seen = SeenWords()
    var names: [FileSummary.Name] = []
    var imports: [String] = []
    var hasMark = false
    var naming = FileSummaryNaming.nothing
    /// Whether a comma outside of all braces may stand between the names of one `let` or `var`.
    var listsVariables = false
    /// How many braces are open.
    var depth = 0
    /// The strings in whose interpolations the code stands, outermost first.
    var openStrings: [OpenString] = [] {
        didSet { isInString = !openStrings.isEmpty }
    }
    /// Whether there are any: asked at every line.
    private var isInString = false
    /// Whether a line break ended a string.
    var hasUnendedString = false
    /// Whether a `#` stands in the code, as it does in `#if`.
    var hasDirective = false

    /// A string that goes on behind its interpolation.
    struct OpenString {
        let isMultiline: Bool
        /// How many braces were open when it began.
        let depth: Int
        /// How many brackets are open in the interpolation, its own included.
        var brackets: Int
    }

    public init() {}

    /// - Parameter bytes: what is in the file, with `padding` zero bytes more behind it.
    public mutating func summary(of bytes: UnsafeBufferPointer<UInt8>) -> FileSummary {
        start()
        let count = bytes.count &- FileSummaryScanner.padding
        guard let base = bytes.baseAddress, count > 0 else { return finish() }
        if scan(base, count) { return finish() }
        start()
        scanAll(base, count)
        let source = SourceFile(path: "", reading: Array(bytes.prefix(count)))
        takeWords(of: source)
        takeNames(of: source)
        return finish()
    }

    private mutating func start() {
        seen.removeAll()
        names.removeAll(keepingCapacity: true)
        imports.removeAll(keepingCapacity: true)
        openStrings.removeAll(keepingCapacity: true)
        hasMark = false
        naming = .nothing
        listsVariables = false
        depth = 0
        hasUnendedString = false
        hasDirective = false
    }

    private func finish() -> FileSummary {
        // A copy of just the size: the tables here serve the next file.
        FileSummary(
            words: seen.words[...],
            names: names.withUnsafeBufferPointer { Array($0) }[...],
            imports: imports,
            hasMark: hasMark
        )
    }

    /// How many braces were open where the string around began.
    private var outerDepth: Int { isInString ? openStrings.last?.depth ?? 0 : 0 }

    /// Says what to do at each byte; where the code stands, brackets and commas may mean nothing.
    private var table: UnsafeMutablePointer<UInt8> {
        let areSeparatorsPlain = !isInString && !(listsVariables && depth == 0)
        return areSeparatorsPlain ? FileSummaryBytes.shared.plainTable : FileSummaryBytes.shared.table
    }

    /// - Returns: whether everything was clear.
    private mutating func scan(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> Bool {
        var table = table
        let isWord = FileSummaryBytes.shared.isWord
        let keywords = FileSummaryKeywords.shared.entries
        // The mark of UTF-8 that some editors write.
        var index = bytes[0] == 0xEF && count > 3 ? 3 : 0
        while true {
            // Most bytes in front of a word mean nothing here.
            var entry = table[Int(bytes[index])]
            while entry == FileSummaryBytes.other {
                index = index &+ 1
                entry = table[Int(bytes[index])]
            }
            // Asked for by itself, and by order, lest it becomes part of the choice below: a choice among many costs more.
            if entry >= FileSummaryBytes.letter {
                let start = index
                let hash = Self.readWord(&index, bytes)
                seen.insert(hash)
                if keywords[FileSummaryKeywords.slot(of: hash)].hash == hash || naming != .nothing {
                    noteName(hash, from: start, to: index, bytes)
                    table = self.table
                }
                continue
            }
            switch entry {
            case FileSummaryBytes.lineBreak:
                if isInString, !endInterruptedStrings() { return false }
                index = index &+ 1
                var blanks = 8
                while blanks == 8 {
                    blanks = EightBytes(at: bytes + index).blankLength
                    index = index &+ blanks
                }
            case FileSummaryBytes.digit:
                repeat { index = index &+ 1 } while isWord[Int(bytes[index])] != 0
            case FileSummaryBytes.openBrace:
                depth = depth &+ 1
                index = index &+ 1
                table = self.table
            case FileSummaryBytes.closeBrace:
                depth = depth &- 1
                guard depth >= outerDepth else { return false }
                index = index &+ 1
                table = self.table
            case FileSummaryBytes.comma:
                if listsVariables, depth == 0 { naming = .variable }
                index = index &+ 1
            case FileSummaryBytes.openBracket where !isInString: index = index &+ 1
            case FileSummaryBytes.closeBracket where !isInString: index = index &+ 1
            case FileSummaryBytes.zero:
                if index >= count { return isClear(bytes, count) }
                index = index &+ 1
            default:
                guard let next = pass(index, bytes, count) else { return false }
                index = next
                table = self.table
            }
        }
    }

    /// Goes behind the word that begins here.
    ///
    /// - Returns: its hash.
    @inline(__always)
    private static func readWord(_ index: inout Int, _ bytes: UnsafePointer<UInt8>) -> UInt32 {
        var mix = WordMix()
        var eight = EightBytes(at: bytes + index)
        var length = eight.wordLength
        while length == 8 {
            mix.add(eight)
            index = index &+ 8
            eight = EightBytes(at: bytes + index)
            length = eight.wordLength
        }
        mix.add(eight, count: length)
        index = index &+ length
        return mix.value
    }

    /// At the end, whether it is known which braces each name stands in.
    ///
    /// A string that was left open may have swallowed a `}`. Then the reader, too, takes all that follows for part of the
    /// braces, unless it skips some of it.
    private func isClear(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> Bool {
        guard !isInString else { return false }
        guard hasUnendedString else { return depth == 0 }
        return !hasDirective && !mayHaveConflict(bytes, count)
    }

    /// What is rarer than words: comments, strings, brackets.
    ///
    /// - Returns: where code goes on; `nil` where that is not clear.
    private mutating func pass(_ index: Int, _ bytes: UnsafePointer<UInt8>, _ count: Int) -> Int? {
        switch FileSummaryBytes.shared.table[Int(bytes[index])] {
        case FileSummaryBytes.slash: return passSlash(index, bytes, count)
        case FileSummaryBytes.quote: return passString(index, bytes, count)
        case FileSummaryBytes.hash: return passHashes(index, bytes, count)
        case FileSummaryBytes.backtick: return passBacktick(index, bytes)
        // `$0` and `$name`; inside a word, as few programs write it.
        case FileSummaryBytes.dollar:
            return index > 0 && FileSummaryBytes.shared.isWord[Int(bytes[index &- 1])] != 0 ? nil : index &+ 1
        case FileSummaryBytes.openBracket:
            openStrings[openStrings.count - 1].brackets += 1
            return index &+ 1
        case FileSummaryBytes.closeBracket:
            guard let open = openStrings.last else { return index &+ 1 }
            openStrings[openStrings.count - 1].brackets -= 1
            guard open.brackets == 1 else { return index &+ 1 }
            guard open.depth == depth else { return nil }
            openStrings.removeLast()
            return passStringBody(index &+ 1, isMultiline: open.isMultiline, bytes, count)
        default: return nil
        }
    }

    /// A word in backticks. What else stands between backticks is a raw name, and may look like anything.
    private mutating func passBacktick(_ index: Int, _ bytes: UnsafePointer<UInt8>) -> Int? {
        let start = index &+ 1
        var end = start
        var mix = WordMix()
        while FileSummaryBytes.shared.isWord[Int(bytes[end])] != 0 {
            mix.add(bytes[end])
            end = end &+ 1
        }
        guard end > start, bytes[end] == UInt8(ascii: "`") else { return nil }
        let hash = mix.value
        seen.insert(hash)
        if naming != .nothing { noteName(hash, from: start, to: end, bytes) }
        return end &+ 1
    }
}

extension FileSummary {
    /// The outline of one file alone.
    public init(of bytes: [UInt8]) {
        var scanner = FileSummaryScanner()
        let padding = [UInt8](repeating: 0, count: FileSummaryScanner.padding)
        self = (bytes + padding).withUnsafeBufferPointer { scanner.summary(of: $0) }
    }
}
