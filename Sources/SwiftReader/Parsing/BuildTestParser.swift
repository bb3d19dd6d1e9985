/// Parses the test of an `#if`.
struct BuildTestParser {
    private var rest: Substring.UTF8View
    /// The number of parentheses and negations around the current operand.
    private var depth = 0

    static let lengthLimit = 512
    private static let depthLimit = 16

    init(_ text: String) { rest = text.utf8.count > Self.lengthLimit ? ""[...].utf8 : text[...].utf8 }

    mutating func test() -> BuildTest? {
        guard let test = alternatives() else { return nil }
        skipSpace()
        return rest.isEmpty ? test : nil
    }

    private mutating func alternatives() -> BuildTest? {
        guard var test = conjunction() else { return nil }
        while take("||") {
            guard let next = conjunction() else { return nil }
            test = .either(test, next)
        }
        return test
    }

    private mutating func conjunction() -> BuildTest? {
        guard var test = operand() else { return nil }
        while take("&&") {
            guard let next = operand() else { return nil }
            test = .both(test, next)
        }
        return test
    }

    private mutating func operand() -> BuildTest? {
        guard depth < Self.depthLimit else { return nil }
        depth += 1
        defer { depth -= 1 }
        if take("!") { return operand().map { .not($0) } }
        if take("(") {
            guard let inner = alternatives(), take(")") else { return nil }
            return inner
        }
        return atom()
    }

    /// A name, or a call with its arguments.
    private mutating func atom() -> BuildTest? {
        let name = rest.prefix(while: \.isPartOfName)
        guard !name.isEmpty else { return nil }
        rest = rest.dropFirst(name.count)
        var text = String(Substring(name))
        if take("(") {
            let arguments = rest.prefix { $0 != UInt8(ascii: ")") }
            rest = rest.dropFirst(arguments.count)
            guard !arguments.contains(UInt8(ascii: "(")), take(")") else { return nil }
            text += "(\(String(Substring(arguments)).filter { !$0.isWhitespace }))"
        }
        return .atom(text)
    }

    private mutating func skipSpace() { rest = rest.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") } }

    /// Consumes a word or an operator if it comes next.
    private mutating func take(_ mark: String) -> Bool {
        skipSpace()
        guard rest.starts(with: mark.utf8) else { return false }
        rest = rest.dropFirst(mark.utf8.count)
        skipSpace()
        return true
    }
}
