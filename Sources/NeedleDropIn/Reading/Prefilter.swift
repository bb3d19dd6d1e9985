import SwiftReader

/// Decides from the bytes of a file, without parsing it, whether the file can be relevant.
struct Prefilter {
    /// A base of components, dependencies or plugin extensions occurs where a base can be.
    private(set) var namesBase = false
    /// The name of such a base occurs where a base cannot be, as in a comment.
    private(set) var mentionsBase = false
    /// The names after the word `extension`.
    private(set) var extendedNames: [String] = []
    /// The names that are called with `parent:` as the first argument.
    private(set) var calledNames: [String] = []
    /// The first bases of classes.
    private(set) var baseNames: [String] = []
    /// A comment or a backtick is where a name should be.
    private(set) var isUnclear = false

    /// Each result is a superset: words in comments count too.
    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        var search = PairSearch(bytes)
        while !namesBase, let location = search.next() { look(at: location, in: bytes) }
    }

    init(_ bytes: [UInt8]) { self = bytes.withUnsafeBufferPointer { Prefilter($0) } }

    /// Whether the file is irrelevant, whatever the names of components are.
    var isEmpty: Bool { !namesBase && !mentionsBase && !isUnclear && names.isEmpty }

    /// All names that make the file relevant if a component has them.
    var names: [String] { extendedNames + calledNames + baseNames }

    private static let component = Array("Component".utf8)
    /// The prefixes of the names of other bases.
    private static let kinds = ["Bootstrap", "Pluginized", "UberPluginized", "NonCore"].map { Array($0.utf8) }
    private static let dependency = Array("Dependency".utf8)
    private static let pluginExtension = Array("PluginExtension".utf8)
    private static let extended = Array("extension".utf8)
    private static let parent = Array("parent".utf8)
    private static let classWord = Array("class".utf8)

    /// - Parameter location: the position of one of the pairs of bytes; each word contains one.
    private mutating func look(at location: Int, in bytes: UnsafeBufferPointer<UInt8>) {
        if bytes[location] == UInt8(ascii: "c") {
            guard isWord(Self.classWord, at: location, in: bytes) else { return }
            return noteBase(after: location + Self.classWord.count, in: bytes)
        }
        guard location + 2 < bytes.count else { return }
        // The byte after the pair: `extension`, `parent`, `Component`, `Dependency`.
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

    /// Notes a base that is a whole word, alone or with one of the prefixes.
    private mutating func noteMention(
        of base: [UInt8],
        behind kinds: [[UInt8]] = [],
        at location: Int,
        in bytes: UnsafeBufferPointer<UInt8>
    ) {
        guard endsWord(base, at: location, in: bytes) else { return }
        var start = location
        while start > 0, bytes[start - 1].isPartOfName { start -= 1 }
        guard start == location || kinds.contains(where: { bytes[start..<location].elementsEqual($0) }) else { return }
        if mayBeBase(at: start, in: bytes) { namesBase = true } else { mentionsBase = true }
    }

    /// Whether a name may be the first inherited type, or the last part of it: before it on its line is a colon, a dot,
    /// the end of a comment, or nothing. A word, a string or another slash excludes it.
    private func mayBeBase(at location: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var before = location - 1
        while before >= 0, bytes[before] == 32 || bytes[before] == 9 { before -= 1 }
        guard before >= 0, bytes[before] < 0x80 else { return true }
        switch bytes[before] {
        case UInt8(ascii: "\""): return false
        case UInt8(ascii: "/"): return before > 0 && bytes[before - 1] == UInt8(ascii: "*")
        case let byte: return !byte.isPartOfName
        }
    }

    /// Notes the base in `class name: base`, if the bytes have this form. The parameter list of a generic class has to
    /// be short.
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
        guard start < bytes.count, start > end || !bytes[start].isPartOfName else { return }
        switch bytes[start] {
        case UInt8(ascii: "/"), UInt8(ascii: "`"): isUnclear = true
        case let byte where byte.isPartOfName:
            let stop = endOfName(from: start, in: bytes)
            extendedNames.append(String(decoding: bytes[start..<stop], as: UTF8.self))
        default: break
        }
    }

    /// Notes the name in `name ( parent :`, if the bytes have this form.
    private mutating func noteCalled(around location: Int, in bytes: UnsafeBufferPointer<UInt8>) {
        let after = endOfSpace(from: location + Self.parent.count, in: bytes)
        guard after < bytes.count, bytes[after] == UInt8(ascii: ":") else { return }
        var before = location - 1
        while before >= 0, isSpace(bytes[before]) { before -= 1 }
        guard before >= 0, bytes[before] == UInt8(ascii: "(") else { return }
        before -= 1
        while before >= 0, isSpace(bytes[before]) { before -= 1 }
        let end = before + 1
        while before >= 0, bytes[before].isPartOfName { before -= 1 }
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
    while location < bytes.count, bytes[location].isPartOfName { location += 1 }
    return location
}

private func isWord(_ word: [UInt8], at location: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    startsWord(word, at: location, in: bytes) && endsWord(word, at: location, in: bytes)
}

/// Whether a name begins with a word.
private func startsWord(_ word: [UInt8], at location: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    matches(word, at: location, in: bytes) && (location == 0 || !bytes[location - 1].isPartOfName)
}

/// Whether a name ends with a word.
private func endsWord(_ word: [UInt8], at location: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard matches(word, at: location, in: bytes) else { return false }
    let end = location + word.count
    return end == bytes.count || !bytes[end].isPartOfName
}

/// - Parameter location: may be out of bounds.
private func matches(_ word: [UInt8], at location: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard location >= 0, location + word.count <= bytes.count else { return false }
    for index in word.indices where bytes[location + index] != word[index] { return false }
    return true
}

/// ASCII white space.
func isSpace(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) }
