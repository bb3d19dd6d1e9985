import SwiftReader

/// Types that need no lexer.
extension SourceFile {
    /// The tokens of a type in which nothing stands but plain names, blanks and the most common marks; `nil` for all
    /// others. Quicker than to start the lexer.
    func plainTokens(in range: SourceRange) -> [String]? {
        let bytes = bytes
        guard range.start <= range.end, Int(range.end) <= bytes.count else { return nil }
        var tokens: [String] = []
        var place = Int(range.start)
        let end = Int(range.end)
        while place < end {
            var next = place + 1
            switch bytes[place] {
            case UInt8(ascii: " "): break
            case UInt8(ascii: "<"): tokens.append("<")
            case UInt8(ascii: ">"): tokens.append(">")
            case UInt8(ascii: "["): tokens.append("[")
            case UInt8(ascii: "]"): tokens.append("]")
            case UInt8(ascii: "("): tokens.append("(")
            case UInt8(ascii: ")"): tokens.append(")")
            case UInt8(ascii: ","): tokens.append(",")
            case UInt8(ascii: ":"): tokens.append(":")
            case UInt8(ascii: "?"): tokens.append("?")
            case UInt8(ascii: "-") where next < end && bytes[next] == UInt8(ascii: ">"):
                next += 1
                tokens.append("->")
            case let byte where Self.isPlainNameByte(byte) && !Self.isDigit(byte):
                while next < end, Self.isPlainNameByte(bytes[next]) { next += 1 }
                tokens.append(text(SourceRange(start: UInt32(place), end: UInt32(next))))
            default: return nil
            }
            place = next
        }
        return tokens
    }

    /// The text of a range that holds one name of ASCII letters, digits and `_`, and nothing else; `nil` for others.
    func plainName(_ range: SourceRange) -> String? {
        guard range.start < range.end, Int(range.end) <= bytes.count else { return nil }
        let word = bytes[Int(range.start)..<Int(range.end)]
        guard !Self.isDigit(word[word.startIndex]), word.allSatisfy(Self.isPlainNameByte) else { return nil }
        return text(range)
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

    private static func isPlainNameByte(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte == UInt8(ascii: "_") || isDigit(byte)
    }
}
