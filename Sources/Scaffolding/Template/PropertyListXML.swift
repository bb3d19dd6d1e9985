/// A value of a property list in XML.
indirect enum PropertyListXML: Sendable {
    case dictionary([(key: String, value: PropertyListXML)])
    case array([PropertyListXML])
    /// Also numbers, dates and data, as written.
    case string(String)
    case boolean(Bool)

    subscript(key: String) -> PropertyListXML? {
        guard case .dictionary(let members) = self else { return nil }
        return members.first { $0.key == key }?.value
    }

    var elements: [PropertyListXML] { if case .array(let elements) = self { elements } else { [] } }

    /// A string, or a Boolean value as `true` or `false`.
    var text: String? {
        switch self {
        case .string(let text): text
        case .boolean(let value): value ? "true" : "false"
        case .dictionary, .array: nil
        }
    }

    var isTrue: Bool { ["true", "YES", "1"].contains(text ?? "") }

    /// - Returns: `nil` unless the text is a property list in XML.
    init?(_ text: String) {
        var reader = XMLReader(text)
        guard let value = reader.value() else { return nil }
        self = value
    }
}

/// Reads the tags of a document. It never recurses deeper than `deepest`.
private struct XMLReader {
    private enum Token {
        case start(String), end(String), empty(String), text(String)
    }

    private static let deepest = 64
    private var tokens: [Token] = []
    private var next = 0

    init(_ text: String) {
        var rest = text[...]
        while let open = rest.firstIndex(of: "<") {
            let words = Self.unescaped(rest[..<open])
            if !words.allSatisfy(\.isWhitespace) { tokens.append(.text(words)) }
            rest = rest[open...]
            if rest.hasPrefix("<!--") {
                rest = rest.firstRange(of: "-->").map { rest[$0.upperBound...] } ?? ""
                continue
            }
            guard let close = rest.firstIndex(of: ">") else { return }
            let tag = rest[rest.index(after: open)..<close]
            rest = rest[rest.index(after: close)...]
            let name = String(tag.drop { $0 == "/" }.prefix { !$0.isWhitespace && $0 != "/" })
            if tag.hasPrefix("?") || tag.hasPrefix("!") { continue }
            tokens.append(tag.hasPrefix("/") ? .end(name) : tag.hasSuffix("/") ? .empty(name) : .start(name))
        }
    }

    private static func unescaped(_ text: Substring) -> String {
        guard text.contains("&") else { return String(text) }
        return [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&")]
            .reduce(String(text)) { $0.replacing($1.0, with: $1.1) }
    }

    private mutating func token() -> Token? {
        guard tokens.indices.contains(next) else { return nil }
        next += 1
        return tokens[next - 1]
    }

    /// The next value; `nil` at the end of a container, or for a document that is not a property list.
    mutating func value(depth: Int = 0) -> PropertyListXML? {
        guard depth < Self.deepest, let token = token() else { return nil }
        switch token {
        case .start("plist"): return value(depth: depth + 1)
        case .start("dict"): return dictionary(depth)
        case .start("array"):
            var elements: [PropertyListXML] = []
            while let element = value(depth: depth + 1) { elements.append(element) }
            return .array(elements)
        case .start(let name): return .string(text(until: name))
        case .empty("true"): return .boolean(true)
        case .empty("false"): return .boolean(false)
        case .empty("dict"): return .dictionary([])
        case .empty("array"): return .array([])
        case .empty: return .string("")
        case .end, .text: return nil
        }
    }

    private mutating func dictionary(_ depth: Int) -> PropertyListXML {
        var members: [(key: String, value: PropertyListXML)] = []
        while let token = token(), case .start("key") = token {
            let key = text(until: "key")
            guard let value = value(depth: depth + 1) else { break }
            members.append((key, value))
        }
        return .dictionary(members)
    }

    private mutating func text(until name: String) -> String {
        var result = ""
        while let token = token() {
            if case .end(name) = token { break }
            if case .text(let text) = token { result += text }
        }
        return result
    }
}
