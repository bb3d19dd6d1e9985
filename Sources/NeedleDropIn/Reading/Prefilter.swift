/// What a look at the bytes of a file tells before anything is read: whether it can matter at all.
struct Prefilter {
    /// A name stands in it that every component, dependency or plugin extension has as its base, and where a base can
    /// stand.
    private(set) var namesBase = false
    /// Such a name stands where no base can, as in a comment.
    private(set) var mentionsBase = false
    /// What follows the word `extension`.
    private(set) var extendedNames: [String] = []
    /// What is called with `parent:` as its first argument.
    private(set) var calledNames: [String] = []
    /// What a class has as its first base.
    private(set) var baseNames: [String] = []
    /// A name could not be told: a comment or a backtick stands where it should.
    private(set) var isUnclear = false

    /// Each is a superset: a word in a comment counts too.
    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        var search = PairSearch(bytes)
        while !namesBase, let location = search.next() { look(at: location, in: bytes) }
    }

    init(_ bytes: [UInt8]) { self = bytes.withUnsafeBufferPointer { Prefilter($0) } }

    /// Whether the file can be left out without knowing any names.
    var isEmpty: Bool { !namesBase && !mentionsBase && !isUnclear && names.isEmpty }

    /// All names that make a difference where they are a component's.
    var names: [String] { extendedNames + calledNames + baseNames }

    private static let component = Array("Component".utf8)
    /// What stands in front of it in the names of other bases.
    private static let kinds = ["Bootstrap", "Pluginized", "UberPluginized", "NonCore"].map { Array($0.utf8) }
    private static let dependency = Array("Dependency".utf8)
    private static let pluginExtension = Array("PluginExtension".utf8)
    private static let extended = Array("extension".utf8)
    private static let parent = Array("parent".utf8)
    private static let classWord = Array("class".utf8)

    /// - Parameter location: of one of the pairs of bytes that are searched for; one stands in each of the words.
    private mutating func look(at location: Int, in bytes: UnsafeBufferPointer<UInt8>) {
        if bytes[location] == UInt8(ascii: "c") {
            guard isWord(Self.classWord, at: location, in: bytes) else { return }
            return noteBase(after: location + Self.classWord.count, in: bytes)
        }
        guard location + 2 < bytes.count else { return }
        // Behind the pair: `extension`, `parent`, `Component`, `Dependency`.
        switch bytes[location + 2] {
        case UInt8(ascii: "s"):
            noteMention(of: Self.pluginExtension, at: location - 9, in: bytes)
            guard startsWord(Self.extended, at: location - 3, in: bytes) else { return }
            noteExtended(after: location - 3 + Self.extended.count, in: bytes)
        case UInt8(ascii: "t"):
            noteMention(of: Self.component, behind: Self.kinds, at: location - 6, in: bytes)
            if isWord(Self.parent, at: location - 3, in: bytes) { noteCalled(around: location - 3, in: bytes) }
        case UInt8(ascii: "d"): noteMention(of: Self.dependency, at: location - 3, in: bytes)
        default: return
        }
    }

    /// Notes a base, if it stands somewhere, alone or behind something else in the same word.
    private mutating func noteMention(
        of base: [UInt8],
        behind kinds: [[UInt8]] = [],
        at location: Int,
        in bytes: UnsafeBufferPointer<UInt8>
    ) {
        guard endsWord(base, at: location, in: bytes) else { return }
        var start = location
        while start > 0, isNameByte(bytes[start - 1]) { start -= 1 }
        guard start == location || kinds.contains(where: { bytes[start..<location].elementsEqual($0) }) else { return }
        if mayBeBase(at: start, in: bytes) { namesBase = true } else { mentionsBase = true }
    }

    /// Whether a name may be the first one, or the last part of it, that a declaration inherits: in front of it on its line
    /// stands a colon, a dot, the end of a comment, or nothing, and surely no word, no string and no other slash.
    private func mayBeBase(at location: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var before = location - 1
        while before >= 0, bytes[before] == 32 || bytes[before] == 9 { before -= 1 }
        guard before >= 0, bytes[before] < 0x80 else { return true }
        switch bytes[before] {
        case UInt8(ascii: "\""): return false
        case UInt8(ascii: "/"): return before > 0 && bytes[before - 1] == UInt8(ascii: "*")
        case let byte: return !isNameByte(byte)
        }
    }

    /// Notes the base in `class name: base`, if that is what stands there; of a generic class only a short one's.
    private mutating func noteBase(after end: Int, in bytes: UnsafeBufferPointer<UInt8>) {
        var location = endOfName(from: endOfSpace(from: end, in: bytes), in: bytes)
        location = endOfSpace(from: location, in: bytes)
        if location < bytes.count, bytes[location] == UInt8(ascii: "<") {
            location = endOfSpace(from: endOfAngles(from: location, in: bytes), in: bytes)
        }
        guard location < bytes.count, bytes[location] == UInt8(ascii: ":") else { return }
        let start = endOfSpace(from: location + 1, in: bytes)
        let stop = endOfName(from: start, in: bytes)
        if start < stop { baseNames.append(String(decoding: bytes[start..<stop], as: UTF8.self)) }
    }

    private func endOfAngles(from start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
        let limit = min(bytes.count, start + 256)
        var depth = 0
        for location in start..<limit {
            if bytes[location] == UInt8(ascii: "<") { depth += 1 }
            if bytes[location] == UInt8(ascii: ">") { depth -= 1 }
            if depth == 0 { return location + 1 }
        }
        return limit
    }

    private mutating func noteExtended(after end: Int, in bytes: UnsafeBufferPointer<UInt8>) {
        let start = endOfSpace(from: end, in: bytes)
        guard start < bytes.count, start > end || !isNameByte(bytes[start]) else { return }
        switch bytes[start] {
        case UInt8(ascii: "/"), UInt8(ascii: "`"): isUnclear = true
        case let byte where isNameByte(byte):
            let stop = endOfName(from: start, in: bytes)
            extendedNames.append(String(decoding: bytes[start..<stop], as: UTF8.self))
        default: break
        }
    }

    /// Notes the name in `name ( parent :`, if that is what stands there.
    private mutating func noteCalled(around location: Int, in bytes: UnsafeBufferPointer<UInt8>) {
        let after = endOfSpace(from: location + Self.parent.count, in: bytes)
        guard after < bytes.count, bytes[after] == UInt8(ascii: ":") else { return }
        var before = location - 1
        while before >= 0, isSpace(bytes[before]) { before -= 1 }
        guard before >= 0, bytes[before] == UInt8(ascii: "(") else { return }
        before -= 1
        while before >= 0, isSpace(bytes[before]) { before -= 1 }
        let end = before + 1
        while before >= 0, isNameByte(bytes[before]) { before -= 1 }
        if before + 1 < end { calledNames.append(String(decoding: bytes[before + 1..<end], as: UTF8.self)) }
    }
}

private func endOfSpace(from start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var location = start
    while location < bytes.count, isSpace(bytes[location]) { location += 1 }
    return location
}

private func endOfName(from start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var location = start
    while location < bytes.count, isNameByte(bytes[location]) { location += 1 }
    return location
}

private func isWord(_ word: [UInt8], at location: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    startsWord(word, at: location, in: bytes) && endsWord(word, at: location, in: bytes)
}

/// Whether a name begins with a word.
private func startsWord(_ word: [UInt8], at location: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    matches(word, at: location, in: bytes) && (location == 0 || !isNameByte(bytes[location - 1]))
}

/// Whether a name ends with a word.
private func endsWord(_ word: [UInt8], at location: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard matches(word, at: location, in: bytes) else { return false }
    let end = location + word.count
    return end == bytes.count || !isNameByte(bytes[end])
}

/// - Parameter location: may be outside.
private func matches(_ word: [UInt8], at location: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard location >= 0, location + word.count <= bytes.count else { return false }
    for index in word.indices where bytes[location + index] != word[index] { return false }
    return true
}

/// Whether a byte can be part of a name; bytes outside ASCII can.
func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "_"), 0x80...:
        true
    default: false
    }
}

/// White space in ASCII.
func isSpace(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) }
