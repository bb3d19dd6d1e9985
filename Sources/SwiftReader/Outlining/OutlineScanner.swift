/// Makes outlines, one file after the other, with memory that serves them all.
///
/// It knows comments, strings and interpolations from code. Where it cannot be sure (a `/` that may start a regular
/// expression, an interpolation in a raw string, names that are not ASCII, raw names in backticks, a string without end,
/// braces that do not match), it takes all that is written for code, and asks the reader for the names: the outline is then larger than need
/// be, and never too small.
public struct OutlineScanner: Sendable {
    /// A line comment that begins with it marks its file.
    public static let mark = "thimble:"

    var seen = SeenWords()
    var names: [FileOutline.Name] = []
    private var imports: [String] = []
    var hasMark = false
    private var naming = OutlineNaming.nothing
    /// Whether a comma may stand between the names of one `let` or `var`.
    private var listsVariables = false
    /// How many braces are open.
    private var depth = 0
    /// The strings in whose interpolations the code stands, outermost first.
    var openStrings: [OpenString] = []

    /// A string that goes on behind its interpolation.
    struct OpenString {
        let isMultiline: Bool
        /// How many brackets are open in the interpolation, its own included.
        var brackets: Int
    }

    public init() {}

    /// - Parameter bytes: what is in the file, with one zero byte more behind it.
    public mutating func outline(of bytes: UnsafeBufferPointer<UInt8>) -> FileOutline {
        start()
        guard let base = bytes.baseAddress, bytes.count > 1 else { return finish() }
        let count = bytes.count &- 1
        if scan(base, count) { return finish() }
        start()
        scanAll(base, count)
        takeNames(of: SourceFile(path: "", reading: Array(bytes.dropLast())))
        return finish()
    }

    private mutating func start() {
        seen.start()
        names.removeAll(keepingCapacity: true)
        imports.removeAll(keepingCapacity: true)
        openStrings.removeAll(keepingCapacity: true)
        hasMark = false
        naming = .nothing
        listsVariables = false
        depth = 0
    }

    private func finish() -> FileOutline {
        // A copy of just the size: the tables here serve the next file.
        FileOutline(
            words: seen.words.withUnsafeBufferPointer { Array($0) },
            names: names.withUnsafeBufferPointer { Array($0) },
            imports: imports,
            hasMark: hasMark
        )
    }

    /// - Returns: whether everything was clear.
    private mutating func scan(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> Bool {
        let table = OutlineBytes.shared.table
        let isWord = OutlineBytes.shared.isWord
        // The mark of UTF-8 that some editors write.
        var index = bytes[0] == 0xEF && count > 3 ? 3 : 0
        while true {
            switch table[Int(bytes[index])] {
            case OutlineBytes.other: index = index &+ 1
            case OutlineBytes.letter:
                let start = index
                var mix = WordMix()
                repeat {
                    mix.add(bytes[index])
                    index = index &+ 1
                } while isWord[Int(bytes[index])] != 0
                note(mix.value, from: start, to: index, bytes)
            case OutlineBytes.digit:
                repeat { index = index &+ 1 } while isWord[Int(bytes[index])] != 0
            case OutlineBytes.openBrace:
                depth = depth &+ 1
                listsVariables = false
                index = index &+ 1
            case OutlineBytes.closeBrace:
                depth = depth &- 1
                if depth < 0 { return false }
                index = index &+ 1
            case OutlineBytes.comma:
                if listsVariables, depth == 0 { naming = .variable }
                index = index &+ 1
            case OutlineBytes.zero:
                if index >= count { return depth == 0 && openStrings.isEmpty }
                index = index &+ 1
            default:
                guard let next = pass(index, bytes, count) else { return false }
                index = next
            }
        }
    }

    /// What is rarer than words: comments, strings, brackets.
    ///
    /// - Returns: where code goes on; `nil` where that is not clear.
    private mutating func pass(_ index: Int, _ bytes: UnsafePointer<UInt8>, _ count: Int) -> Int? {
        switch OutlineBytes.shared.table[Int(bytes[index])] {
        case OutlineBytes.slash: return passSlash(index, bytes, count)
        case OutlineBytes.quote: return passString(index, bytes, count)
        case OutlineBytes.hash: return passHashes(index, bytes, count)
        case OutlineBytes.backtick: return passBacktick(index, bytes)
        case OutlineBytes.openBracket:
            if !openStrings.isEmpty { openStrings[openStrings.count - 1].brackets += 1 }
            return index &+ 1
        case OutlineBytes.closeBracket:
            guard let open = openStrings.last else { return index &+ 1 }
            openStrings[openStrings.count - 1].brackets -= 1
            guard open.brackets == 1 else { return index &+ 1 }
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
        while OutlineBytes.shared.isWord[Int(bytes[end])] != 0 {
            mix.add(bytes[end])
            end = end &+ 1
        }
        guard end > start, bytes[end] == UInt8(ascii: "`") else { return nil }
        note(mix.value, from: start, to: end, bytes)
        return end &+ 1
    }

    /// Takes all that is written for code.
    private mutating func scanAll(_ bytes: UnsafePointer<UInt8>, _ count: Int) {
        let isWord = OutlineBytes.shared.isWord
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
                    // It may be an operator between two names as well as a part of one.
                    seen.insert(part.value)
                    part = WordMix()
                }
                index = index &+ 1
            }
            seen.insert(part.value)
            seen.insert(whole.value)
        }
    }

    /// Takes what stands between a backtick and the next one on its line.
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

    private mutating func takeNames(of source: SourceFile) {
        imports = source.importedModules
        for declaration in source.declarations {
            let isOutermost = source[declaration.block].kind == .file
            let kind: FileOutline.Name.Kind
            switch declaration.kind {
            case .class, .struct, .enum, .actor, .protocol, .typealias: kind = isOutermost ? .type : .nestedType
            case .extension: kind = .extended
            case .function where isOutermost, .variable where isOutermost: kind = .global
            default: continue
            }
            for part in Self.parts(of: source.joined(declaration.name)) {
                names.append(FileOutline.Name(word: WordHash(part), kind: kind))
            }
        }
    }

    /// The names in `A.B<C>`; in a raw name the same marks are part of it.
    private static func parts(of name: String) -> [String] {
        let pieces = name.split(separator: "`", omittingEmptySubsequences: false)
        return pieces.enumerated().flatMap { number, piece in
            number.isMultiple(of: 2)
                ? piece.split(whereSeparator: { ".<?!".contains($0) }).map(String.init) : [String(piece)]
        }
    }

    /// Takes a word, and a name where one is due.
    @inline(__always)
    private mutating func note(_ hash: UInt32, from start: Int, to end: Int, _ bytes: UnsafePointer<UInt8>) {
        seen.insert(hash)
        let length = end &- start
        if naming == .nothing, length < 3 || length > 9 { return }
        let keyword = OutlineKeywords.shared.naming(hash)
        if naming == .nothing, keyword == .nothing { return }
        noteName(hash, keyword, from: start, to: end, bytes)
    }

    private mutating func noteName(
        _ hash: UInt32,
        _ keyword: OutlineNaming,
        from start: Int,
        to end: Int,
        _ bytes: UnsafePointer<UInt8>
    ) {
        let before = start > 0 ? bytes[start &- 1] : 0
        let isReserved = hash != OutlineKeywords.actor || naming == .nothing
        guard keyword != .nothing, isReserved, before != UInt8(ascii: "."), before != UInt8(ascii: "`") else {
            if naming == .module { return takeImport(from: start, to: end, bytes) }
            let isQuoted = bytes[end] == UInt8(ascii: "`")
            return take(WordHash(value: hash), isFollowedBy: bytes[isQuoted ? end &+ 1 : end])
        }
        // `import struct Core.User`.
        if naming == .module { return }
        naming = keyword
        listsVariables = keyword == .variable
    }

    private mutating func take(_ word: WordHash, isFollowedBy next: UInt8) {
        switch naming {
        case .nothing: return
        case .type: names.append(FileOutline.Name(word: word, kind: depth == 0 ? .type : .nestedType))
        case .extended:
            names.append(FileOutline.Name(word: word, kind: .extended))
            if next == UInt8(ascii: ".") { return }
        case .function, .variable:
            if depth == 0 { names.append(FileOutline.Name(word: word, kind: .global)) }
        case .module: return
        }
        naming = .nothing
    }

    private mutating func takeImport(from start: Int, to end: Int, _ bytes: UnsafePointer<UInt8>) {
        let name = UnsafeBufferPointer(start: bytes + start, count: end &- start)
        imports.append(String(decoding: name, as: UTF8.self))
        naming = .nothing
    }
}

extension FileOutline {
    /// The outline of one file alone.
    public init(of bytes: [UInt8]) {
        var scanner = OutlineScanner()
        self = (bytes + [0]).withUnsafeBufferPointer { scanner.outline(of: $0) }
    }
}
