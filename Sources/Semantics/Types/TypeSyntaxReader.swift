import SwiftReader

/// Parses the tokens of a type. Types nested deeper than `depthLimit` are kept as text, because types are processed by
/// recursion.
package struct TypeSyntaxReader {
    private static let depthLimit = 48
    private static let specifiers: Set<String> = [
        "any", "some", "inout", "borrowing", "consuming", "sending", "isolated", "each", "repeat", "__owned",
        "__shared", "nonisolated", "_const",
    ]

    private let words: [String]
    private var next = 0
    /// The greatest depth so far of the type that is being parsed. Each `?`, `!` and `.Type` is a level too.
    private var deepest = 0

    /// The syntax of the type in `range`; `nil` if the range is empty.
    package static func form(of range: SourceRange, in file: SourceFile) -> TypeSyntax? {
        guard !range.isEmpty else { return nil }
        if let name = file.plainName(range) {
            return .name([TypeSyntax.Component(name: name, spelling: name, arguments: [])])
        }
        return form(of: file.plainTokens(in: range) ?? file.tokens(in: range).map { file.text($0.range) })
    }

    /// The syntax of the type that consists of these tokens.
    package static func form(of words: [String]) -> TypeSyntax? {
        var reader = TypeSyntaxReader(words: words)
        guard !words.isEmpty, let form = reader.type(depth: 0), reader.next == words.count else {
            return words.isEmpty ? nil : .other(words.joined(separator: " "))
        }
        return form
    }

    private var word: String? { next < words.count ? words[next] : nil }

    private mutating func take(_ expected: String) -> Bool {
        guard word == expected else { return false }
        next += 1
        return true
    }

    private mutating func type(depth: Int) -> TypeSyntax? {
        guard depth < Self.depthLimit, let first = word else { return nil }
        deepest = max(deepest, depth)
        if first == "@" { return attributed(depth: depth) }
        if first == "~" {
            next += 1
            return type(depth: depth + 1).map { .prefixed("~", $0) }
        }
        if Self.specifiers.contains(first), next + 1 < words.count, startsType(words[next + 1]) {
            next += 1
            var specifier = first
            // `nonisolated(nonsending) () async -> Void`.
            if first == "nonisolated", take("(") {
                let start = next
                skipParentheses()
                specifier += "(" + words[start..<max(start, next - 1)].joined() + ")"
            }
            return type(depth: depth + 1).map { .prefixed(specifier, $0) }
        }
        guard var form = composition(depth: depth) else { return nil }
        if let function = functionTail(form, depth: depth) { form = function }
        return form
    }

    private func startsType(_ word: String) -> Bool {
        guard let byte = word.utf8.first else { return false }
        return word == "(" || word == "[" || word == "@" || word == "~" || isNameByte(byte)
    }

    private func isNameByte(_ byte: UInt8) -> Bool {
        byte.isPartOfName || byte == UInt8(ascii: "`") || byte == UInt8(ascii: "$")
    }

    private mutating func attributed(depth: Int) -> TypeSyntax? {
        var text = "@"
        next += 1
        while let part = word, isNameByte(part.utf8.first ?? 0) {
            text += part
            next += 1
            guard take(".") else { break }
            text += "."
        }
        // `@convention(c)` has arguments, `@Sendable (Int) -> Void` does not. Only these attributes take any.
        if ["@convention", "@isolated", "@differentiable"].contains(text), take("(") {
            let start = next
            skipParentheses()
            text += "(" + words[start..<max(start, next - 1)].joined() + ")"
        }
        return type(depth: depth + 1).map { .attributed(text, $0) }
    }

    private mutating func skipParentheses() {
        var open = 1
        while let part = word, open > 0 {
            if part == "(" { open += 1 }
            if part == ")" { open -= 1 }
            next += 1
        }
    }

    private mutating func composition(depth: Int) -> TypeSyntax? {
        guard let first = postfixed(depth: depth) else { return nil }
        var parts = [first]
        while take("&") {
            if word == "~" { next += 1 }
            guard let part = postfixed(depth: depth) else { return nil }
            parts.append(part)
        }
        return parts.count == 1 ? first : .composition(parts)
    }

    private mutating func postfixed(depth: Int) -> TypeSyntax? {
        let surroundings = deepest
        deepest = depth
        defer { deepest = max(deepest, surroundings) }
        guard var form = simple(depth: depth) else { return nil }
        while let mark = word {
            if mark == "?" {
                form = .optional(form)
            } else if mark == "!" {
                form = .implicitlyUnwrapped(form)
            } else if mark == ".", next + 1 < words.count, ["Type", "Protocol"].contains(words[next + 1]) {
                form = .metatype(form, words[next + 1])
                next += 1
            } else {
                return form
            }
            next += 1
            deepest += 1
            guard deepest < Self.depthLimit else { return nil }
        }
        return form
    }

    private mutating func simple(depth: Int) -> TypeSyntax? {
        if take("(") { return elements(until: ")", depth: depth).map(TypeSyntax.tuple) }
        if take("[") { return collection(depth: depth).flatMap { member(of: $0, depth: depth) } }
        return name(depth: depth)
    }

    /// `[Int].Index`: a member type of a collection.
    private mutating func member(of collection: TypeSyntax, depth: Int) -> TypeSyntax? {
        guard word == ".", next + 1 < words.count, !["Type", "Protocol"].contains(words[next + 1]) else {
            return collection
        }
        next += 1
        let owner: TypeSyntax.Component
        switch collection {
        case .array(let element): owner = TypeSyntax.Component(name: "Array", spelling: "Array", arguments: [element])
        case .dictionary(let key, let value):
            owner = TypeSyntax.Component(name: "Dictionary", spelling: "Dictionary", arguments: [key, value])
        default: return nil
        }
        guard case .name(let members)? = name(depth: depth) else { return nil }
        return .name([owner] + members)
    }

    private mutating func collection(depth: Int) -> TypeSyntax? {
        guard let first = type(depth: depth + 1) else { return nil }
        if take("]") { return .array(first) }
        // `[3 of Int]`.
        if take("of") {
            guard let element = type(depth: depth + 1), take("]") else { return nil }
            let name = "InlineArray"
            return .name([TypeSyntax.Component(name: name, spelling: name, arguments: [first, element])])
        }
        guard take(":"), let value = type(depth: depth + 1), take("]") else { return nil }
        return .dictionary(key: first, value: value)
    }

    private mutating func name(depth: Int) -> TypeSyntax? {
        var components: [TypeSyntax.Component] = []
        while var part = word, isNameByte(part.utf8.first ?? 0) {
            next += 1
            var module: String?
            if word == "::", next + 1 < words.count {
                module = Self.plain(part)
                part = words[next + 1]
                next += 2
            }
            var arguments: [TypeSyntax] = []
            if take("<") {
                guard let list = elements(until: ">", depth: depth) else { return nil }
                arguments = list.map(\.type)
            }
            let spelling = module.map { "\($0)::\(part)" } ?? part
            components.append(
                TypeSyntax.Component(name: Self.plain(part), spelling: spelling, arguments: arguments, module: module)
            )
            let continues = word == "." && next + 1 < words.count && !["Type", "Protocol"].contains(words[next + 1])
            guard continues else { break }
            next += 1
        }
        return components.isEmpty ? nil : .name(components)
    }

    /// A name without its backticks, or the decimal form of a number, as in `Matrix<0x10, 1_000>`.
    private static func plain(_ name: String) -> String {
        if let number = number(name) { return String(number) }
        return name.hasPrefix("`") && name.utf8.count > 2 ? String(name.dropFirst().dropLast()) : name
    }

    private static func number(_ literal: String) -> Int? {
        guard let first = literal.utf8.first, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) else {
            return nil
        }
        let digits = literal.filter { $0 != "_" }
        // The compiler takes `007` and `7` for two types.
        guard digits == "0" || !digits.hasPrefix("0") || digits.dropFirst().first.map({ !$0.isNumber }) ?? true else {
            return nil
        }
        let radixes: [(prefix: String, radix: Int)] = [("0x", 16), ("0o", 8), ("0b", 2)]
        let form = radixes.first { digits.hasPrefix($0.prefix) }
        return form.map { Int(digits.dropFirst(2), radix: $0.radix) } ?? Int(digits)
    }

    private mutating func elements(until end: String, depth: Int) -> [TypeSyntax.Element]? {
        var result: [TypeSyntax.Element] = []
        while word != nil, word != end {
            let label = end == ")" ? label() : ""
            guard let type = type(depth: depth + 1) else { return nil }
            let isVariadic = take("...")
            result.append(TypeSyntax.Element(label: Self.plain(label), type: type, isVariadic: isVariadic))
            guard take(",") else { break }
        }
        return take(end) ? result : nil
    }

    /// The label of a tuple element: `x:`, `_ x:`.
    private mutating func label() -> String {
        guard let first = word, isNameByte(first.utf8.first ?? 0), next + 1 < words.count else { return "" }
        if words[next + 1] == ":" {
            next += 2
            return first
        }
        guard isNameByte(words[next + 1].utf8.first ?? 0), next + 2 < words.count, words[next + 2] == ":" else {
            return ""
        }
        next += 3
        return first
    }

    private mutating func functionTail(_ form: TypeSyntax, depth: Int) -> TypeSyntax? {
        guard case .tuple(let parameters) = form else { return nil }
        let start = next
        var effects: [String] = []
        while let part = word, ["async", "throws", "rethrows"].contains(part) {
            next += 1
            effects.append(part)
            if take("(") {
                let open = next
                skipParentheses()
                let thrown = words[open..<max(open, next - 1)].joined(separator: " ")
                // An untyped `throws` throws any error.
                if thrown != "any Error" { effects[effects.count - 1] += "(\(thrown))" }
            }
        }
        guard take("->"), let result = type(depth: depth + 1) else {
            next = start
            return nil
        }
        return .function(parameters: parameters, effects: effects.joined(separator: " "), result: result)
    }
}
