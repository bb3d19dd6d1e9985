/// Operators and words that start with `#`.
extension Lexer {
    mutating func lexOperator() {
        let start = index
        let first = bytes[start]
        if first == UInt8(ascii: "!") || first == UInt8(ascii: "?"), isLeftBound(start) {
            index &+= 1
            return add(first == UInt8(ascii: "!") ? .exclamation : .postfixQuestion, from: start)
        }
        if first == UInt8(ascii: "<"), index &+ 1 < count, bytes[index &+ 1] == UInt8(ascii: "#"), skipPlaceholder() {
            return add(.identifier, from: start)
        }
        var slash = -1
        while index < count {
            let byte = bytes[index]
            if classes[Int(byte)] & ByteClass.operatorCharacter != 0 {
                if byte == UInt8(ascii: "."), first != byte { break }
                if byte == UInt8(ascii: "/") {
                    if index > start, startsComment(index) { break }
                    if slash < 0 { slash = index }
                }
                index &+= 1
            } else if byte < 0x80 {
                break
            } else {
                let scalar = DecodedScalar.decode(bytes, at: index, count: count)
                guard scalar.length > 0, index == start ? scalar.startsOperator : scalar.continuesOperator else {
                    break
                }
                index &+= scalar.length
            }
        }
        if slash >= 0, lexRegexInOperator(at: slash, from: start) { return }
        add(operatorKind(from: start), from: start)
    }

    /// Whether the `/` here starts `//` or `/*`, which ends an operator.
    private mutating func startsComment(_ location: Int) -> Bool {
        guard location &+ 1 < count else { return false }
        return bytes[location &+ 1] == UInt8(ascii: "/") || bytes[location &+ 1] == UInt8(ascii: "*")
    }

    /// `<#…#>` on one line.
    private mutating func skipPlaceholder() -> Bool {
        guard index >= noPlaceholderUntil else { return false }
        var scan = index &+ 2
        while scan &+ 1 < count, bytes[scan] != 0x0A, bytes[scan] != 0x0D {
            if bytes[scan] == UInt8(ascii: "#"), bytes[scan &+ 1] == UInt8(ascii: ">") {
                index = scan &+ 2
                return true
            }
            scan &+= 1
        }
        noPlaceholderUntil = scan
        return false
    }

    /// The kind of the operator from `start` to `index`, determined by its text and context.
    mutating func operatorKind(from start: Int) -> TokenKind {
        let length = index &- start
        let isLeft = isLeftBound(start)
        if length == 1 {
            switch bytes[start] {
            case UInt8(ascii: "="): return .equal
            case UInt8(ascii: "."): return .period
            case UInt8(ascii: "?"): return isLeft ? .postfixQuestion : .infixQuestion
            case UInt8(ascii: "&"):
                if !isLeft, isRightBound(index, isLeftBound: isLeft) { return .prefixAmpersand }
            default: break
            }
        } else if length == 2 {
            if bytes[start] == UInt8(ascii: "-"), bytes[start &+ 1] == UInt8(ascii: ">") { return .arrow }
            if bytes[start] == UInt8(ascii: "*"), bytes[start &+ 1] == UInt8(ascii: "/") { return .unknown }
        }
        let isRight = isRightBound(index, isLeftBound: isLeft)
        if isLeft == isRight { return .binaryOperator }
        return isLeft ? .postfixOperator : .prefixOperator
    }

    mutating func isLeftBound(_ location: Int) -> Bool {
        guard location > 0 else { return false }
        switch bytes[location &- 1] {
        case UInt8(ascii: " "), 0x0A, 0x0D, 0x09, 0, UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"),
            UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"):
            return false
        case UInt8(ascii: "/"):
            return !(location >= 2 && bytes[location &- 2] == UInt8(ascii: "*"))
        case 0xA0:
            return !(location >= 2 && bytes[location &- 2] == 0xC2)
        default:
            return true
        }
    }

    mutating func isRightBound(_ location: Int, isLeftBound: Bool) -> Bool {
        guard location < count else { return false }
        switch bytes[location] {
        case UInt8(ascii: " "), 0x0A, 0x0D, 0x09, 0, UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"),
            UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"):
            return false
        case UInt8(ascii: "."):
            return !isLeftBound
        case UInt8(ascii: "/"):
            return
                !(location &+ 1 < count
                && (bytes[location &+ 1] == UInt8(ascii: "/") || bytes[location &+ 1] == UInt8(ascii: "*")))
        case 0xC2:
            return !(location &+ 1 < count && bytes[location &+ 1] == 0xA0)
        default:
            return true
        }
    }

    /// A raw string, an extended regular expression, a directive, or the `#` before a macro's name.
    mutating func lexPound() {
        let start = index
        var end = max(index, poundsEnd)
        while end < count, bytes[end] == UInt8(ascii: "#") { end &+= 1 }
        poundsEnd = end
        if end < count, bytes[end] == UInt8(ascii: "\"") {
            index = end
            return lexString(pounds: end &- start, from: start)
        }
        if end < count, bytes[end] == UInt8(ascii: "/"), lexExtendedRegex(pounds: end &- start) { return }
        end = start &+ 1
        var tail: UInt64 = 0
        while end < count, classes[Int(bytes[end])] & ByteClass.identifierStart != 0 {
            tail = tail &<< 8 | UInt64(bytes[end])
            end &+= 1
        }
        guard let kind = Lexer.directive(tail: tail, length: end &- start &- 1) else { return single(.pound) }
        index = end
        add(kind, from: start)
        brackets.directive(kind, token: tokens.count &- 1, in: tokens.start)
    }

    /// - Parameter tail: the last eight bytes of the word.
    private static func directive(tail: UInt64, length: Int) -> TokenKind? {
        switch (length, tail) {
        case (2, 0x6966): .poundIf
        case (4, 0x656C_7365): .poundElse
        case (6, 0x656C_7365_6966): .poundElseif
        case (5, 0x65_6E64_6966): .poundEndif
        case (9, 0x7661_696C_6162_6C65): .poundAvailable
        case (11, 0x7661_696C_6162_6C65): .poundAvailable
        case (14, 0x4C6F_6361_7469_6F6E): .poundSourceLocation
        default: nil
        }
    }
}
