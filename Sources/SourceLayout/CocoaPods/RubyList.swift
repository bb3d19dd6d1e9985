/// A string or list of strings in Ruby, as far as it consists of literals and variables.
enum RubyValue {
    case text(String)
    case list([String])

    /// The only string, or those of the list.
    var texts: [String] {
        switch self {
        case .text(let text): [text]
        case .list(let texts): texts
        }
    }

    /// Whether it is not longer than any of a real specification: a variable can double itself.
    var isSmall: Bool {
        switch self {
        case .text(let text): text.utf8.count <= 4096
        case .list(let texts): texts.count <= 1000
        }
    }
}

/// Reads strings, lists, and what `+` joins of them: `['A', 'B'].freeze + %w[C] + OTHERS`.
struct RubyListReader {
    private static let maximalDepth = 8

    private var rest: Substring
    /// The variables with a string.
    private let texts: [String: String]
    /// The variables with a list of strings.
    private let lists: [String: [String]]

    /// The value of an expression; `nil` if it is any other one.
    static func value(of text: Substring, texts: [String: String], lists: [String: [String]]) -> RubyValue? {
        var reader = RubyListReader(rest: text, texts: texts, lists: lists)
        guard var value = reader.sum(depth: 0) else { return nil }
        // `'A', 'B'` is a list.
        while reader.take(",") {
            guard let next = reader.sum(depth: 0), value.isSmall else { return nil }
            value = .list(value.texts + next.texts)
        }
        reader.skipSpaces()
        return reader.rest.isEmpty ? value : nil
    }

    private mutating func skipSpaces() { rest = rest.drop { $0.isWhitespace } }

    private mutating func take(_ mark: String) -> Bool {
        skipSpaces()
        guard rest.hasPrefix(mark) else { return false }
        rest = rest.dropFirst(mark.count)
        return true
    }

    private mutating func sum(depth: Int) -> RubyValue? {
        guard depth < Self.maximalDepth, var result = operand(depth: depth) else { return nil }
        while take("+") {
            switch (result, operand(depth: depth)) {
            case (.text(let first), .text(let second)?): result = .text(first + second)
            case (.list(let first), .list(let second)?): result = .list(first + second)
            default: return nil
            }
            guard result.isSmall else { return nil }
        }
        return result
    }

    private mutating func operand(depth: Int) -> RubyValue? {
        let result: RubyValue?
        if take("[") {
            result = elements(depth: depth).map { .list($0) }
        } else if take("%w") {
            result = words().map { .list($0) }
        } else if take("'") {
            result = string(until: "'").map { .text($0) }
        } else if take("\"") {
            result = string(until: "\"").map { .text($0) }
        } else {
            let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
            rest = rest[name.endIndex...]
            result = texts[String(name)].map { .text($0) } ?? lists[String(name)].map { .list($0) }
        }
        // A frozen list has the same elements.
        while take(".freeze") || take(".flatten") || take(".uniq") {}
        return result
    }

    private mutating func elements(depth: Int) -> [String]? {
        var result: [String] = []
        while !take("]") {
            guard let element = sum(depth: depth + 1) else { return nil }
            result += element.texts
            guard take(",") || rest.first == "]", RubyValue.list(result).isSmall else { return nil }
        }
        return result
    }

    private mutating func words() -> [String]? {
        let ends: [Character: Character] = ["[": "]", "(": ")", "{": "}"]
        guard let open = rest.popFirst(), let end = ends[open] ?? (open.isLetter ? nil : open),
            let close = rest.firstIndex(of: end)
        else { return nil }
        let words = rest[..<close].split { $0.isWhitespace }.map(String.init)
        rest = rest[rest.index(after: close)...]
        return words
    }

    private mutating func string(until quote: Character) -> String? {
        guard let close = rest.firstIndex(of: quote) else { return nil }
        let text = String(rest[..<close])
        rest = rest[rest.index(after: close)...]
        return text
    }
}

extension Substring {
    /// A line without the comment at its end.
    var withoutRubyComment: Substring {
        var quote: Character?
        for index in indices {
            let character = self[index]
            if let open = quote {
                if character == open { quote = nil }
            } else if character == "'" || character == "\"" {
                quote = character
            } else if character == "#" {
                return self[..<index]
            }
        }
        return self
    }
}
