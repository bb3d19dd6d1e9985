/// What a look at the bytes of a file tells before anything is read: whether it can matter at all.
struct Glance {
    /// A name stands in it that every component, dependency or plugin extension has as its base.
    private(set) var namesBase = false
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
        Self.steps.withUnsafeBufferPointer { steps in
            // The place of the last byte of five that may begin a word.
            var last = Self.window - 1
            while last < bytes.count, !namesBase {
                let step = steps[Int(bytes[last - 1]) << 8 | Int(bytes[last])]
                if step == 0 { look(at: last - (Self.window - 1), in: bytes) }
                last &+= Int(max(1, step))
            }
        }
    }

    init(_ bytes: [UInt8]) { self = bytes.withUnsafeBufferPointer { Glance($0) } }

    /// Whether the file can be left out without knowing any names.
    var isEmpty: Bool { !namesBase && !isUnclear && names.isEmpty }

    /// All names that make a difference where they are a component's.
    var names: [String] { extendedNames + calledNames + baseNames }

    private static let bases = [
        "Component", "BootstrapComponent", "Dependency", "PluginExtension", "PluginizedComponent",
        "UberPluginizedComponent", "NonCoreComponent",
    ].map { Array($0.utf8) }
    private static let extended = Array("extension".utf8)
    private static let parent = Array("parent".utf8)
    private static let classWord = Array("class".utf8)

    /// How many bytes of each word are looked for: as many as the shortest has.
    private static let window = 5

    /// For the last two bytes of five, how many bytes farther the next ones stand that a word may begin with; 0 where
    /// these may be such. So most bytes are never looked at (Wu and Manber, "A Fast Algorithm for Multi-Pattern
    /// Searching", 1994).
    private static let steps: [UInt8] = {
        var table = [UInt8](repeating: UInt8(window - 1), count: 1 << 16)
        for word in bases + [extended, parent, classWord] {
            for place in 1..<window {
                let pair = Int(word[place - 1]) << 8 | Int(word[place])
                table[pair] = min(table[pair], UInt8(window - 1 - place))
            }
        }
        return table
    }()

    private mutating func look(at place: Int, in bytes: UnsafeBufferPointer<UInt8>) {
        guard place == 0 || !isNameByte(bytes[place - 1]) else { return }
        switch bytes[place] {
        case UInt8(ascii: "e"):
            guard matches(Self.extended, at: place, in: bytes) else { return }
            noteExtended(after: place + Self.extended.count, in: bytes)
        case UInt8(ascii: "p"):
            guard isWord(Self.parent, at: place, in: bytes) else { return }
            noteCalled(around: place, in: bytes)
        case UInt8(ascii: "c"):
            guard isWord(Self.classWord, at: place, in: bytes) else { return }
            noteBase(after: place + Self.classWord.count, in: bytes)
        default: namesBase = Self.bases.contains { isWord($0, at: place, in: bytes) }
        }
    }

    /// Notes the base in `class name: base`, if that is what stands there; of a generic class only a short one's.
    private mutating func noteBase(after end: Int, in bytes: UnsafeBufferPointer<UInt8>) {
        var place = endOfName(from: endOfSpace(from: end, in: bytes), in: bytes)
        place = endOfSpace(from: place, in: bytes)
        if place < bytes.count, bytes[place] == UInt8(ascii: "<") {
            place = endOfSpace(from: endOfAngles(from: place, in: bytes), in: bytes)
        }
        guard place < bytes.count, bytes[place] == UInt8(ascii: ":") else { return }
        let start = endOfSpace(from: place + 1, in: bytes)
        let stop = endOfName(from: start, in: bytes)
        if start < stop { baseNames.append(String(decoding: bytes[start..<stop], as: UTF8.self)) }
    }

    private func endOfAngles(from start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
        let limit = min(bytes.count, start + 256)
        var depth = 0
        for place in start..<limit {
            if bytes[place] == UInt8(ascii: "<") { depth += 1 }
            if bytes[place] == UInt8(ascii: ">") { depth -= 1 }
            if depth == 0 { return place + 1 }
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
    private mutating func noteCalled(around place: Int, in bytes: UnsafeBufferPointer<UInt8>) {
        let after = endOfSpace(from: place + Self.parent.count, in: bytes)
        guard after < bytes.count, bytes[after] == UInt8(ascii: ":") else { return }
        var before = place - 1
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
    var place = start
    while place < bytes.count, isSpace(bytes[place]) { place += 1 }
    return place
}

private func endOfName(from start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var place = start
    while place < bytes.count, isNameByte(bytes[place]) { place += 1 }
    return place
}

private func matches(_ word: [UInt8], at place: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard place + word.count <= bytes.count else { return false }
    for index in word.indices where bytes[place + index] != word[index] { return false }
    return true
}

/// Whether a word that begins a name is the whole of it.
private func isWord(_ word: [UInt8], at place: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard matches(word, at: place, in: bytes) else { return false }
    let end = place + word.count
    return end == bytes.count || !isNameByte(bytes[end])
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
