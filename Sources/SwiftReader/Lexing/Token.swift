/// A token of a range of source that was lexed again, such as a type.
public struct Token: Hashable, Sendable {
    public enum Kind: Sendable {
        /// A name, including any backticks; also `_` and every word.
        case identifier
        /// An operator, `=`, `->`, `&`, `...`. In generic arguments and optionals, every character is a separate token.
        case `operator`
        /// One of `( ) [ ] { } , : ; . @ # \`, and `::`.
        case punctuation
        /// A number, a string or a regular expression.
        case literal
    }

    public let kind: Kind
    public let range: SourceRange
}

extension SourceFile {
    /// The tokens of a range of the file, without white space and comments.
    ///
    /// `<`, `>`, `?`, `!` and `&` are separate tokens, so that types can be parsed from them.
    public func tokens(in range: SourceRange) -> [Token] {
        let bounds = bounds(of: range)
        guard !bounds.isEmpty else { return [] }
        return bytes.withUnsafeBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return [] }
            var lexer = Lexer(bytes: base, start: bounds.lowerBound, count: bounds.upperBound)
            lexer.run()
            defer { lexer.deallocate() }
            return Token.list(lexer.tokens, bytes: base)
        }
    }

    /// A range of the file without white space and comments: `Component<A, B>` gives `Component<A,B>`.
    public func joined(_ range: SourceRange) -> String {
        let isPlain = !bytes[bounds(of: range)].contains { $0 <= 0x20 || $0 == UInt8(ascii: "/") }
        if isPlain { return text(range) }
        var text: [UInt8] = []
        for token in tokens(in: range) { text += bytes[Int(token.range.start)..<Int(token.range.end)] }
        return String(decoding: text, as: UTF8.self)
    }
}

extension Token {
    fileprivate static func list(_ table: Table<TokenRecord>, bytes: UnsafePointer<UInt8>) -> [Token] {
        var tokens: [Token] = []
        var index = 0
        while index < table.count &- 1 {
            let record = table[index]
            index &+= 1
            let range = SourceRange(start: record.start, end: record.end)
            switch record.kind {
            case .endOfFile: break
            case .identifier, .keyword, .dollar, .wildcard, .unknown:
                tokens.append(Token(kind: .identifier, range: range))
            case .integer, .float, .string, .stringStart, .stringMiddle, .stringEnd, .regex:
                tokens.append(Token(kind: .literal, range: range))
            case .arrow, .equal, .prefixAmpersand, .exclamation, .postfixQuestion, .infixQuestion:
                tokens.append(Token(kind: .operator, range: range))
            case .binaryOperator, .prefixOperator, .postfixOperator:
                appendOperator(range, bytes: bytes, to: &tokens)
            default:
                tokens.append(Token(kind: .punctuation, range: range))
            }
        }
        return tokens
    }

    /// Splits angle brackets, optional marks and `&` off an operator.
    private static func appendOperator(_ range: SourceRange, bytes: UnsafePointer<UInt8>, to tokens: inout [Token]) {
        var location = range.start
        var rest = range.start
        while location < range.end {
            switch bytes[Int(location)] {
            case UInt8(ascii: ">") where location > rest && bytes[Int(location) &- 1] == UInt8(ascii: "-"):
                break
            case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "&"):
                if rest < location {
                    tokens.append(Token(kind: .operator, range: SourceRange(start: rest, end: location)))
                }
                tokens.append(Token(kind: .operator, range: SourceRange(start: location, end: location &+ 1)))
                rest = location &+ 1
            default: break
            }
            location &+= 1
        }
        if rest < range.end {
            tokens.append(Token(kind: .operator, range: SourceRange(start: rest, end: range.end)))
        }
    }
}
