/// Comments and strings.
extension FileSummaryScanner {
    /// Handles a comment, an operator, or the start of a possible regular expression.
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
        while true {
            let length = EightBytes(at: bytes + index).lineLength
            index = index &+ length
            if length == 8 { continue }
            let byte = bytes[index]
            if byte == 10 || byte == 13 || byte == 0 && index >= count { return index }
            index = index &+ 1
        }
    }

    private mutating func passBlockComment(_ start: Int, _ bytes: UnsafePointer<UInt8>, _ count: Int) -> Int? {
        var level = 1
        var index = start &+ 2
        while level > 0 {
            switch bytes[index] {
            case 0 where index >= count: return nil
            // A line break ends the enclosing string.
            case 10, 13: if let open = openStrings.last, !open.isMultiline { return nil }
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

    /// Finds `//` and the mark, separated only by slashes, blanks and tabs.
    mutating func findMark(_ start: Int, _ bytes: UnsafePointer<UInt8>) {
        guard bytes[start &+ 1] == UInt8(ascii: "/") else { return }
        var index = start &+ 2
        while bytes[index] == UInt8(ascii: "/") { index = index &+ 1 }
        while bytes[index] == 32 || bytes[index] == 9 { index = index &+ 1 }
        for byte in FileSummaryScanner.mark.utf8 {
            guard bytes[index] == byte else { return }
            index = index &+ 1
        }
        hasMark = true
    }

    /// A regular expression does not begin with a blank, and no operand directly precedes it.
    private func mayStartRegularExpression(_ index: Int, _ bytes: UnsafePointer<UInt8>) -> Bool {
        let next = bytes[index &+ 1]
        if next == 32 || next == 9 || next == 10 || next == 13 { return false }
        guard index > 0 else { return true }
        let before = bytes[index &- 1]
        switch before {
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: "\""), UInt8(ascii: "`"),
            UInt8(ascii: "?"), UInt8(ascii: "!"), 0x80...:
            return false
        default: return actions.isWord[Int(before)] == 0
        }
    }

    mutating func passString(_ start: Int, _ bytes: UnsafePointer<UInt8>, _ count: Int) -> Int? {
        let isMultiline = isTriple(start, bytes)
        return passStringBody(start &+ (isMultiline ? 3 : 1), isMultiline: isMultiline, bytes, count)
    }

    /// - Returns: the start of the next code: after the string, or in its next interpolation.
    mutating func passStringBody(
        _ start: Int,
        isMultiline: Bool,
        _ bytes: UnsafePointer<UInt8>,
        _ count: Int
    ) -> Int? {
        var index = start
        while true {
            let length = EightBytes(at: bytes + index).textLength
            index = index &+ length
            if length == 8 { continue }
            switch bytes[index] {
            case UInt8(ascii: "\""):
                if !isMultiline { return index &+ 1 }
                if isTriple(index, bytes) { return index &+ 3 }
            case UInt8(ascii: "\\"):
                index = index &+ 1
                if bytes[index] == UInt8(ascii: "(") {
                    openStrings.append(OpenString(isMultiline: isMultiline, depth: depth, brackets: 1))
                    return index &+ 1
                }
                // A line break or the end cannot be escaped.
                if bytes[index] == 10 || bytes[index] == 13 { continue }
                if index >= count { return nil }
            case 10, 13:
                if !isMultiline {
                    // The expected name may or may not follow the string.
                    guard naming == .nothing else { return nil }
                    hasUnendedString = true
                    return index
                }
            case UInt8(ascii: "/"): findMark(index, bytes)
            case 0: if index >= count { return nil }
            default: break
            }
            index = index &+ 1
        }
    }

    /// Handles a line break in an interpolation, which ends the enclosing single-line strings.
    ///
    /// - Returns: whether the number of open braces after them is known.
    mutating func endInterruptedStrings() -> Bool {
        while let open = openStrings.last, !open.isMultiline {
            guard open.depth == depth else { return false }
            openStrings.removeLast()
            hasUnendedString = true
        }
        return true
    }

    /// Handles a raw string, or the `#` of a directive or macro.
    mutating func passHashes(_ start: Int, _ bytes: UnsafePointer<UInt8>, _ count: Int) -> Int? {
        var index = start
        while bytes[index] == UInt8(ascii: "#") { index = index &+ 1 }
        let hashes = index &- start
        // An extended regular expression, or an editor placeholder: `<#name#>`.
        if bytes[index] == UInt8(ascii: "/") || start > 0 && bytes[start &- 1] == UInt8(ascii: "<") { return nil }
        guard bytes[index] == UInt8(ascii: "\"") else {
            hasDirective = true
            return index
        }
        let isMultiline = isTriple(index, bytes)
        index = index &+ (isMultiline ? 3 : 1)
        // `#"""#` is a string that contains one quotation mark.
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

    /// Whether a line begins like a conflict marker of version control.
    func mayHaveConflict(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> Bool {
        var index = 0
        while index < count {
            if bytes[index] == UInt8(ascii: "<"), bytes[index &+ 1] == UInt8(ascii: "<"),
                index == 0 || bytes[index &- 1] == 10 || bytes[index &- 1] == 13
            {
                return true
            }
            index = index &+ 1
        }
        return false
    }

    private func isTriple(_ index: Int, _ bytes: UnsafePointer<UInt8>) -> Bool {
        bytes[index &+ 1] == UInt8(ascii: "\"") && bytes[index &+ 2] == UInt8(ascii: "\"")
    }

    private func follow(_ start: Int, _ hashes: Int, _ bytes: UnsafePointer<UInt8>) -> Bool {
        for offset in 0..<hashes where bytes[start &+ offset] != UInt8(ascii: "#") { return false }
        return true
    }
}
