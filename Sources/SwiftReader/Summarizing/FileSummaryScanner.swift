/// Creates summaries of files, one after the other, with reused memory.
///
/// The scanner distinguishes code from comments, strings and interpolations, and ends a string where the lexer ends it,
/// even if it is unterminated. If it cannot be sure, it treats all text as code and takes the names from the parser.
/// The summary is then larger than necessary, but never too small. This applies to a `/` that may start a regular
/// expression, an interpolation in a raw string, names that are not ASCII, raw names in backticks, an unterminated
/// string in a file with `#if`, and unmatched braces.
public struct FileSummaryScanner: ~Copyable {
    /// A line comment that begins with this text marks its file.
    public static let mark = "thimble:"

    /// The number of zero bytes required after a file, because it is read eight bytes at a time.
    public static let padding = 8

    let keywords = FileSummaryKeywords.shared
    let actions = FileSummaryBytes.shared
    var seen = SeenWords()
    /// For files that are parsed.
    public let memory = ParsingMemory()
    var names: [FileSummary.Name] = []
    var imports: [String] = []
    var hasMark = false
    var naming = FileSummaryNaming.nothing
    /// Whether a comma outside all braces may separate the names of one `let` or `var`.
    var listsVariables = false
    /// The number of open braces.
    var depth = 0
    /// The strings whose interpolations contain the current code, outermost first.
    var openStrings: [OpenString] = [] {
        didSet { isInString = !openStrings.isEmpty }
    }
    /// Whether `openStrings` is not empty; read at every line.
    private var isInString = false
    /// Whether a line break ended a string.
    var hasUnendedString = false
    /// Whether the code contains a `#`, as in `#if`.
    var hasDirective = false

    /// A string that continues after its interpolation.
    struct OpenString {
        let isMultiline: Bool
        /// The number of open braces at its start.
        let depth: Int
        /// The number of open brackets in the interpolation, including its own.
        var brackets: Int
    }

    public init() {}

    /// - Parameter bytes: the contents of the file, followed by `padding` zero bytes.
    public mutating func summary(of bytes: UnsafeBufferPointer<UInt8>) -> FileSummary {
        start()
        let count = bytes.count &- FileSummaryScanner.padding
        guard let base = bytes.baseAddress, count > 0 else { return finish() }
        if scan(base, count) { return finish() }
        start()
        scanAll(base, count)
        let source = SourceFile(path: "", reading: Array(bytes.prefix(count)), in: memory)
        takeWords(of: source)
        takeNames(of: source)
        return finish()
    }

    mutating func start() {
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

    func finish() -> FileSummary {
        // Copies of the exact size, because the tables are reused for the next file.
        FileSummary(
            words: seen.words[...],
            names: names.withUnsafeBufferPointer { Array($0) }[...],
            imports: imports,
            hasMark: hasMark
        )
    }

    /// The number of open braces at the start of the enclosing string.
    private var outerDepth: Int { isInString ? openStrings.last?.depth ?? 0 : 0 }

    /// The action at each byte. Brackets and commas need no action in most code.
    private var table: UnsafeMutablePointer<UInt8> {
        let areSeparatorsPlain = !isInString && !(listsVariables && depth == 0)
        return areSeparatorsPlain ? actions.plainTable : actions.table
    }

    /// - Returns: whether code and text could be distinguished.
    private mutating func scan(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> Bool {
        var table = table
        let isWord = actions.isWord
        let keywords = keywords.entries
        // Skips a UTF-8 byte order mark.
        var index = bytes[0] == 0xEF && count > 3 ? 3 : 0
        while true {
            // Most bytes before a word need no action.
            var entry = table[Int(bytes[index])]
            while entry == FileSummaryBytes.other {
                index = index &+ 1
                entry = table[Int(bytes[index])]
            }
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

    /// Moves past the word that begins here.
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

    /// Whether the enclosing braces of each name are known at the end of the file.
    ///
    /// An unterminated string may have swallowed a `}`. The parser then also treats the rest as part of the braces,
    /// unless it skips some of it.
    private func isClear(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> Bool {
        guard !isInString else { return false }
        guard hasUnendedString else { return depth == 0 }
        return !hasDirective && !mayHaveConflict(bytes, count)
    }

    /// Handles everything but words: comments, strings, brackets.
    ///
    /// - Returns: the position where code continues; `nil` if it is unknown.
    private mutating func pass(_ index: Int, _ bytes: UnsafePointer<UInt8>, _ count: Int) -> Int? {
        switch actions.table[Int(bytes[index])] {
        case FileSummaryBytes.slash: return passSlash(index, bytes, count)
        case FileSummaryBytes.quote: return passString(index, bytes, count)
        case FileSummaryBytes.hash: return passHashes(index, bytes, count)
        case FileSummaryBytes.backtick: return passBacktick(index, bytes)
        // `$0` and `$name`. A `$` inside a word is rare and treated as unclear.
        case FileSummaryBytes.dollar:
            return index > 0 && actions.isWord[Int(bytes[index &- 1])] != 0 ? nil : index &+ 1
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

    /// Skips a word in backticks. Other text in backticks is a raw name and may contain anything.
    private mutating func passBacktick(_ index: Int, _ bytes: UnsafePointer<UInt8>) -> Int? {
        let start = index &+ 1
        var end = start
        var mix = WordMix()
        while actions.isWord[Int(bytes[end])] != 0 {
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
    /// The summary of a single file.
    public init(of bytes: [UInt8]) {
        var scanner = FileSummaryScanner()
        let padding = [UInt8](repeating: 0, count: FileSummaryScanner.padding)
        self = (bytes + padding).withUnsafeBufferPointer { scanner.summary(of: $0) }
    }
}
