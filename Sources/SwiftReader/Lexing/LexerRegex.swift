/// Regular expression literals, and the positions where a `/` starts one.
extension Lexer {
    private enum Outcome {
        case goOn, done, unterminated, notRegex
    }

    /// `#/…/#`, which may have several lines if the opening delimiter ends its line.
    mutating func lexExtendedRegex(pounds: Int) -> Bool {
        let start = index
        guard let end = regexEnd(at: start, pounds: pounds, mustBeRegex: true) else { return false }
        index = end
        endLines(from: start, to: end)
        add(.regex, from: start)
        return true
    }

    /// For a `/` inside the operator from `start` to `index`.
    mutating func lexRegexInOperator(at slash: Int, from start: Int) -> Bool {
        let isLeft = isLeftBound(start)
        guard !isLeft, previous.word != .func_, previous.word != .operator_ else { return false }
        var mustBeRegex = false
        if !isRightBound(index, isLeftBound: isLeft) {
            mustBeRegex = afterTryMark
            guard mustBeRegex || allowsRegex else { return false }
            switch previous.kind {
            case .leftParen, .leftSquare, .comma, .colon, .colonColon: break
            default: mustBeRegex = true
            }
        }
        guard let end = regexEnd(at: slash, pounds: 0, mustBeRegex: mustBeRegex) else { return false }
        if slash > start {
            index = slash
            add(operatorKind(from: start), from: start)
        }
        index = end
        add(.regex, from: slash)
        return true
    }

    /// Whether the previous tokens are `try!` or `try?`.
    private var afterTryMark: Bool {
        mutating get {
            guard tokens.count >= 2, tokens[tokens.count &- 2].word == .try_ else { return false }
            let mark = previous.kind
            return mark == .exclamation || mark == .postfixQuestion
        }
    }

    /// Whether an operand, not an operator, is expected after the previous token.
    private var allowsRegex: Bool {
        mutating get {
            switch previous.kind {
            case .endOfFile: tokens.count == 0
            case .leftBrace, .leftParen, .leftSquare, .prefixOperator, .prefixAmpersand, .binaryOperator, .equal,
                .semicolon, .comma, .colon, .infixQuestion, .poundIf, .poundElse, .poundElseif, .poundEndif, .unknown:
                true
            case .keyword:
                switch previous.word {
                case .true_, .false_, .anyType, .nil_, .self_, .selfType, .super_: false
                default: true
                }
            default: false
            }
        }
    }

    /// - Returns: the end of the literal, or `nil` if it is not a literal.
    private mutating func regexEnd(at start: Int, pounds: Int, mustBeRegex: Bool) -> Int? {
        var location = start &+ pounds
        guard location < count, bytes[location] == UInt8(ascii: "/") else { return nil }
        location &+= 1
        if pounds == 0 {
            guard location < count else { return nil }
            let next = bytes[location]
            if next == UInt8(ascii: "*") || next == UInt8(ascii: "/") { return nil }
            if next == UInt8(ascii: " ") || next == 0x09, !mustBeRegex { return nil }
            if start > 0, bytes[start &- 1] == UInt8(ascii: "*") { return nil }
        }
        let firstBreak = pounds > 0 ? lineBreak(after: location) : -1
        if firstBreak >= 0 {
            guard pounds < unendedPounds else { return firstBreak }
            location = firstBreak
        }
        var scan = RegexScan(isMultiline: firstBreak >= 0, mustBeRegex: mustBeRegex, location: location)
        while scan.location < count {
            if bytes[scan.location] == UInt8(ascii: "/") {
                switch closing(&scan, pounds: pounds) {
                case .done: return scan.location
                case .notRegex: return nil
                case .unterminated: return mustBeRegex ? scan.location : nil
                case .goOn: break
                }
            }
            switch step(&scan) {
            case .notRegex: return nil
            case .unterminated: return mustBeRegex ? scan.location : nil
            default: break
            }
        }
        guard mustBeRegex else { return nil }
        guard firstBreak >= 0 else { return scan.location }
        unendedPounds = pounds
        return firstBreak
    }

    private struct RegexScan {
        let isMultiline: Bool
        let mustBeRegex: Bool
        var location: Int
        var groups = 0
        var classDepth = 0
        /// The position after the last unescaped space.
        var afterSpace = -1
    }

    /// The line break that ends the line of `location`, if only white space precedes it.
    private mutating func lineBreak(after location: Int) -> Int {
        var scan = location
        while scan < count, bytes[scan] == UInt8(ascii: " ") || bytes[scan] == 0x09 { scan &+= 1 }
        return scan < count && (bytes[scan] == 0x0A || bytes[scan] == 0x0D) ? scan : -1
    }

    /// Handles a `/` that may close the literal.
    private mutating func closing(_ scan: inout RegexScan, pounds: Int) -> Outcome {
        var end = scan.location &+ 1
        var found = 0
        while found < pounds, end < count, bytes[end] == UInt8(ascii: "#") {
            end &+= 1
            found &+= 1
        }
        guard found == pounds else { return .goOn }
        if pounds == 0 {
            if end < count, bytes[end] == UInt8(ascii: "*") || bytes[end] == UInt8(ascii: "/") { return .unterminated }
            if scan.afterSpace == scan.location, !scan.mustBeRegex { return .notRegex }
        } else {
            while end < count, bytes[end] == UInt8(ascii: "#") { end &+= 1 }
        }
        scan.location = end
        return .done
    }

    /// Skips one character of the pattern, including the backslash before it.
    private mutating func step(_ scan: inout RegexScan) -> Outcome {
        var byte = bytes[scan.location]
        var isEscaped = false
        if byte == UInt8(ascii: "\\") {
            isEscaped = true
            scan.location &+= 1
            guard scan.location < count else { return .unterminated }
            byte = bytes[scan.location]
        }
        switch byte {
        case 0x0A, 0x0D:
            guard scan.isMultiline else { return .unterminated }
        case UInt8(ascii: "(") where !isEscaped && scan.classDepth == 0:
            scan.groups &+= 1
        case UInt8(ascii: ")") where !isEscaped && scan.classDepth == 0:
            if scan.groups > 0 { scan.groups &-= 1 } else if !scan.mustBeRegex { return .notRegex }
        case UInt8(ascii: "[") where !isEscaped:
            scan.classDepth &+= 1
        case UInt8(ascii: "]") where !isEscaped:
            if scan.classDepth > 0 { scan.classDepth &-= 1 }
        case UInt8(ascii: " "), 0x09:
            if !isEscaped { scan.afterSpace = scan.location &+ 1 }
        default: break
        }
        scan.location &+= 1
        return .goOn
    }
}
