/// What is no code: comments and strings.
extension OutlineScanner {
    /// A comment, an operator, or the start of what may be a regular expression.
    mutating func passSlash(_ index: Int, _ bytes: UnsafePointer<UInt8>, _ count: Int) -> Int? {
        switch bytes[index &+ 1] {
        case UInt8(ascii: "/"): return passLineComment(index, bytes, count)
        case UInt8(ascii: "*"): return passBlockComment(index, bytes, count)
        default: return mayStartRegularExpression(index, bytes) ? nil : index &+ 1
        }
    }

    private mutating func passLineComment(_ start: Int, _ bytes: UnsafePointer<UInt8>, _ count: Int) -> Int {
        findMark(start, bytes)
        var index = start &+ 2
        while bytes[index] != 10, bytes[index] != 13 {
            if bytes[index] == 0, index >= count { return index }
            index = index &+ 1
        }
        return index
    }

    private mutating func passBlockComment(_ start: Int, _ bytes: UnsafePointer<UInt8>, _ count: Int) -> Int? {
        var level = 1
        var index = start &+ 2
        while level > 0 {
            switch bytes[index] {
            case 0 where index >= count: return nil
            case UInt8(ascii: "/"):
                findMark(index, bytes)
                if bytes[index &+ 1] == UInt8(ascii: "*") {
                    level = level &+ 1
                    index = index &+ 1
                }
            case UInt8(ascii: "*"):
                if bytes[index &+ 1] == UInt8(ascii: "/") {
                    level = level &- 1
                    index = index &+ 1
                }
            default: break
            }
            index = index &+ 1
        }
        return index
    }

    /// `//` and the mark, with slashes, blanks and tabs between them.
    mutating func findMark(_ start: Int, _ bytes: UnsafePointer<UInt8>) {
        guard bytes[start &+ 1] == UInt8(ascii: "/") else { return }
        var index = start &+ 2
        while bytes[index] == UInt8(ascii: "/") { index = index &+ 1 }
        while bytes[index] == 32 || bytes[index] == 9 { index = index &+ 1 }
        for byte in OutlineScanner.mark.utf8 {
            guard bytes[index] == byte else { return }
            index = index &+ 1
        }
        hasMark = true
    }

    /// A regular expression does not begin with a blank, and nothing that has a value stands close in front of it.
    private func mayStartRegularExpression(_ index: Int, _ bytes: UnsafePointer<UInt8>) -> Bool {
        let next = bytes[index &+ 1]
        if next == 32 || next == 9 || next == 10 || next == 13 { return false }
        guard index > 0 else { return true }
        let before = bytes[index &- 1]
        let isValue = OutlineBytes.shared.isWord[Int(before)] != 0 || before >= 0x80
        let ends: [UInt8] = [
            UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: "\""), UInt8(ascii: "`"),
            UInt8(ascii: "?"), UInt8(ascii: "!"),
        ]
        return !isValue && !ends.contains(before)
    }

    mutating func passString(_ start: Int, _ bytes: UnsafePointer<UInt8>, _ count: Int) -> Int? {
        let isMultiline = isTriple(start, bytes)
        return passStringBody(start &+ (isMultiline ? 3 : 1), isMultiline: isMultiline, bytes, count)
    }

    /// - Returns: where code begins: behind the string, or in its next interpolation.
    mutating func passStringBody(
        _ start: Int,
        isMultiline: Bool,
        _ bytes: UnsafePointer<UInt8>,
        _ count: Int
    ) -> Int? {
        var index = start
        while true {
            switch bytes[index] {
            case UInt8(ascii: "\""):
                if !isMultiline { return index &+ 1 }
                if isTriple(index, bytes) { return index &+ 3 }
            case UInt8(ascii: "\\"):
                index = index &+ 1
                if bytes[index] == UInt8(ascii: "(") {
                    openStrings.append(OpenString(isMultiline: isMultiline, brackets: 1))
                    return index &+ 1
                }
                if index >= count { return nil }
            case 10, 13: if !isMultiline { return nil }
            case UInt8(ascii: "/"): findMark(index, bytes)
            case 0: if index >= count { return nil }
            default: break
            }
            index = index &+ 1
        }
    }

    /// A raw string, or the `#` of a directive or macro.
    mutating func passHashes(_ start: Int, _ bytes: UnsafePointer<UInt8>, _ count: Int) -> Int? {
        var index = start
        while bytes[index] == UInt8(ascii: "#") { index = index &+ 1 }
        let hashes = index &- start
        if bytes[index] == UInt8(ascii: "/") { return nil }
        guard bytes[index] == UInt8(ascii: "\"") else { return index }
        let isMultiline = isTriple(index, bytes)
        index = index &+ (isMultiline ? 3 : 1)
        // `#"""#` is a string of one quotation mark.
        if isMultiline, bytes[index] != 10, bytes[index] != 13 { return nil }
        while index < count {
            switch bytes[index] {
            case UInt8(ascii: "\"") where !isMultiline || isTriple(index, bytes):
                let end = index &+ (isMultiline ? 3 : 1)
                if follow(end, hashes, bytes) { return end &+ hashes }
            case UInt8(ascii: "\\") where follow(index &+ 1, hashes, bytes):
                if bytes[index &+ 1 &+ hashes] == UInt8(ascii: "(") { return nil }
            case 10 where !isMultiline, 13 where !isMultiline: return nil
            case UInt8(ascii: "/"): findMark(index, bytes)
            default: break
            }
            index = index &+ 1
        }
        return nil
    }

    private func isTriple(_ index: Int, _ bytes: UnsafePointer<UInt8>) -> Bool {
        bytes[index &+ 1] == UInt8(ascii: "\"") && bytes[index &+ 2] == UInt8(ascii: "\"")
    }

    private func follow(_ start: Int, _ hashes: Int, _ bytes: UnsafePointer<UInt8>) -> Bool {
        for offset in 0..<hashes where bytes[start &+ offset] != UInt8(ascii: "#") { return false }
        return true
    }
}
