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
    init(_ bytes: [UInt8]) {
        bytes.withUnsafeBufferPointer { buffer in
            Self.starts.withUnsafeBufferPointer { starts in
                var place = 0
                while place < buffer.count {
                    let start = starts[Int(buffer[place])]
                    if start != .none { look(start, at: place, in: buffer) }
                    if namesBase { return }
                    place &+= 1
                }
            }
        }
    }

    /// Whether the file can be left out without knowing any names.
    var isEmpty: Bool { !namesBase && !isUnclear && names.isEmpty }

    /// All names that make a difference where they are a component's.
    var names: [String] { extendedNames + calledNames + baseNames }

    /// What a byte may begin. For `extension` it is the second letter, which is a rare one.
    private enum Start: UInt8 { case none, base, extended, parent, colon }

    private static let starts: [Start] = {
        var table = [Start](repeating: .none, count: 256)
        for word in bases { if let first = word.first { table[Int(first)] = .base } }
        table[Int(UInt8(ascii: "x"))] = .extended
        table[Int(UInt8(ascii: "p"))] = .parent
        table[Int(UInt8(ascii: ":"))] = .colon
        return table
    }()

    private static let bases = [
        "Component", "BootstrapComponent", "Dependency", "PluginExtension", "PluginizedComponent",
        "UberPluginizedComponent", "NonCoreComponent",
    ].map { Array($0.utf8) }
    /// Of the bases: Co, Bo, De, Pl, Ub, No.
    private static let secondLetters = UInt8(ascii: "b")...UInt8(ascii: "o")
    private static let extensionTail = Array("xtension".utf8)
    private static let parent = Array("parent".utf8)
    private static let classWord = Array("class".utf8)

    private mutating func look(_ start: Start, at place: Int, in bytes: UnsafeBufferPointer<UInt8>) {
        switch start {
        case .none: break
        case .base:
            // Most capitals stand inside a word.
            guard place == 0 || !isNameByte(bytes[place - 1]), place + 1 < bytes.count else { return }
            let second = bytes[place + 1]
            guard Self.secondLetters.contains(second) else { return }
            namesBase = Self.bases.contains { isWord($0, at: place, in: bytes) }
        case .extended:
            guard place > 0, bytes[place - 1] == UInt8(ascii: "e"), place < 2 || !isNameByte(bytes[place - 2]),
                matches(Self.extensionTail, at: place, in: bytes)
            else { return }
            noteExtended(after: place + Self.extensionTail.count, in: bytes)
        case .parent:
            guard place + 1 < bytes.count, bytes[place + 1] == UInt8(ascii: "a"),
                place == 0 || !isNameByte(bytes[place - 1]), isWord(Self.parent, at: place, in: bytes)
            else { return }
            noteCalled(around: place, in: bytes)
        case .colon: noteBase(around: place, in: bytes)
        }
    }

    /// Notes the base in `class name : base`, if that is what stands there; of a generic class only a short one's.
    private mutating func noteBase(around colon: Int, in bytes: UnsafeBufferPointer<UInt8>) {
        var before = colon - 1
        while before >= 0, isSpace(bytes[before]) { before -= 1 }
        if before >= 0, bytes[before] == UInt8(ascii: ">") {
            let limit = max(0, before - 256)
            while before > limit, bytes[before] != UInt8(ascii: "<") { before -= 1 }
            before -= 1
        }
        let end = before
        while before >= 0, isNameByte(bytes[before]) { before -= 1 }
        guard before < end, before >= 0, isSpace(bytes[before]) else { return }
        while before >= 0, isSpace(bytes[before]) { before -= 1 }
        let word = before - 4
        guard word >= 0, bytes[before] == UInt8(ascii: "s"), isWord(Self.classWord, at: word, in: bytes) else { return }
        var start = colon + 1
        while start < bytes.count, isSpace(bytes[start]) { start += 1 }
        var stop = start
        while stop < bytes.count, isNameByte(bytes[stop]) { stop += 1 }
        if start < stop { baseNames.append(String(decoding: bytes[start..<stop], as: UTF8.self)) }
    }

    private mutating func noteExtended(after end: Int, in bytes: UnsafeBufferPointer<UInt8>) {
        var start = end
        while start < bytes.count, isSpace(bytes[start]) { start += 1 }
        guard start < bytes.count, start > end || !isNameByte(bytes[start]) else { return }
        switch bytes[start] {
        case UInt8(ascii: "/"), UInt8(ascii: "`"): isUnclear = true
        case let byte where isNameByte(byte):
            var stop = start
            while stop < bytes.count, isNameByte(bytes[stop]) { stop += 1 }
            extendedNames.append(String(decoding: bytes[start..<stop], as: UTF8.self))
        default: break
        }
    }

    /// Notes the name in `name ( parent :`, if that is what stands there.
    private mutating func noteCalled(around place: Int, in bytes: UnsafeBufferPointer<UInt8>) {
        var after = place + Self.parent.count
        while after < bytes.count, isSpace(bytes[after]) { after += 1 }
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

private func matches(_ word: [UInt8], at place: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard place + word.count <= bytes.count else { return false }
    for index in word.indices where bytes[place + index] != word[index] { return false }
    return true
}

private func isWord(_ word: [UInt8], at place: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard place == 0 || !isNameByte(bytes[place - 1]), matches(word, at: place, in: bytes) else { return false }
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
