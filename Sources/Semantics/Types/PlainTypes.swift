import SwiftReader

/// A plain name, or one with a plain name as its only generic argument: `Session`, `Component<FerryDependency>`.
///
/// Nearly all types of an app are plain. Their names are looked up without creating strings.
package struct PlainType {
    let name: SourceRange
    package let argument: SourceRange?
}

/// Types that are read without the lexer.
extension SourceFile {
    /// The names in a type that is plain; `nil` for other types.
    package func plainType(in range: SourceRange) -> PlainType? {
        let end = Int(range.end)
        guard range.start < range.end, end <= bytes.count, let name = plainWord(from: Int(range.start), to: end) else {
            return nil
        }
        if name.end == range.end { return PlainType(name: name, argument: nil) }
        guard bytes[Int(name.end)] == UInt8(ascii: "<"), bytes[end - 1] == UInt8(ascii: ">"),
            let argument = plainWord(from: Int(name.end) + 1, to: end), argument.end == range.end - 1
        else { return nil }
        return PlainType(name: name, argument: argument)
    }

    /// The tokens of a type that contains only plain names, spaces and the most common punctuation; `nil` for other
    /// types.
    func plainTokens(in range: SourceRange) -> [String]? {
        let bytes = bytes
        guard range.start <= range.end, Int(range.end) <= bytes.count else { return nil }
        var tokens: [String] = []
        tokens.reserveCapacity(8)
        var location = Int(range.start)
        let end = Int(range.end)
        while location < end {
            var next = location + 1
            switch bytes[location] {
            case UInt8(ascii: " "): break
            case UInt8(ascii: "<"): tokens.append("<")
            case UInt8(ascii: ">"): tokens.append(">")
            case UInt8(ascii: "["): tokens.append("[")
            case UInt8(ascii: "]"): tokens.append("]")
            case UInt8(ascii: "("): tokens.append("(")
            case UInt8(ascii: ")"): tokens.append(")")
            case UInt8(ascii: ","): tokens.append(",")
            case UInt8(ascii: ":") where next < end && bytes[next] == UInt8(ascii: ":"):
                next += 1
                tokens.append("::")
            case UInt8(ascii: ":"): tokens.append(":")
            case UInt8(ascii: "?"): tokens.append("?")
            case UInt8(ascii: "-") where next < end && bytes[next] == UInt8(ascii: ">"):
                next += 1
                tokens.append("->")
            case let byte where byte.isPlainNamePart && !byte.isDigit:
                while next < end, bytes[next].isPlainNamePart { next += 1 }
                tokens.append(text(SourceRange(start: UInt32(location), end: UInt32(next))))
            default: return nil
            }
            location = next
        }
        return tokens
    }

    /// The plain name that starts at an offset.
    private func plainWord(from start: Int, to end: Int) -> SourceRange? {
        let bytes = bytes
        guard start < end, !bytes[start].isDigit else { return nil }
        var location = start
        while location < end, bytes[location].isPlainNamePart { location += 1 }
        return location == start ? nil : SourceRange(start: UInt32(start), end: UInt32(location))
    }

    /// The text of a range if it is one name of ASCII letters, digits and `_`; `nil` otherwise.
    func plainName(_ range: SourceRange) -> String? {
        isPlainName(range) ? text(range) : nil
    }

    /// Whether a range contains exactly one such name.
    func isPlainName(_ range: SourceRange) -> Bool {
        let end = Int(range.end)
        return end <= bytes.count && plainWord(from: Int(range.start), to: end)?.end == range.end
    }
}

extension Collection<UInt8> {
    /// Whether these bytes are one name of ASCII letters, digits and `_`.
    var isPlainName: Bool {
        guard let first, !first.isDigit else { return false }
        return allSatisfy(\.isPlainNamePart)
    }
}

extension UInt8 {
    fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

    fileprivate var isPlainNamePart: Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) || self == UInt8(ascii: "_") || isDigit
    }
}
