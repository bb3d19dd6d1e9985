/// Reads the part of YAML in which people write configurations: maps, lists, texts, both forms of brackets, anchors,
/// and blocks of text. Never fails; what it does not understand becomes text.
struct YAMLReader {
    private struct Line {
        var indentation: Int
        /// Without the indentation; not empty.
        var text: Substring
    }

    /// How deeply values may be nested.
    static let maximalDepth = 40

    private var lines: [Line]
    private var next = 0
    private var anchors: [String: (value: YAMLValue, size: Int)] = [:]
    /// The number of values, those of aliases included.
    private var size = 0
    private static let maximalSize = 100_000

    private init(_ text: String) {
        lines = text.split(whereSeparator: \.isNewline).compactMap { line in
            let text = line.drop { $0 == " " }
            guard let last = text.lastIndex(where: { !$0.isWhitespace }), text.first != "#" else { return nil }
            if text.hasPrefix("---") || text.hasPrefix("%") { return nil }
            return Line(indentation: line.count - text.count, text: text[...last])
        }
    }

    /// The value of a document.
    static func value(of bytes: [UInt8]) -> YAMLValue {
        var reader = YAMLReader(String(decoding: bytes, as: UTF8.self))
        return reader.block(from: 0, depth: 0)
    }

    /// A value that starts at the next line; null if that is indented less.
    private mutating func block(from least: Int, depth: Int) -> YAMLValue {
        guard next < lines.count, lines[next].indentation >= least, depth < Self.maximalDepth else { return .null }
        let line = lines[next]
        if Self.isElement(line.text) { return list(at: line.indentation, depth: depth) }
        if Self.key(of: line.text) != nil { return map(at: line.indentation, depth: depth) }
        next += 1
        return value(of: line.text, inside: least - 1, depth: depth)
    }

    private mutating func list(at indentation: Int, depth: Int) -> YAMLValue {
        var values: [YAMLValue] = []
        while next < lines.count, lines[next].indentation == indentation, Self.isElement(lines[next].text) {
            let rest = lines[next].text.dropFirst().drop { $0 == " " }
            if rest.isEmpty {
                next += 1
                values.append(block(from: indentation + 1, depth: depth + 1))
            } else {
                // The rest of the line is the first line of the element.
                lines[next].indentation += lines[next].text.count - rest.count
                lines[next].text = rest
                values.append(block(from: indentation + 1, depth: depth + 1))
            }
            skip(inside: indentation)
        }
        return .list(values)
    }

    private mutating func map(at indentation: Int, depth: Int) -> YAMLValue {
        var entries: [YAMLEntry] = []
        while next < lines.count, lines[next].indentation == indentation, let found = Self.key(of: lines[next].text) {
            next += 1
            let value = value(of: found.rest, inside: indentation, depth: depth + 1)
            if found.key == "<<" {
                entries.insert(contentsOf: value.elements.flatMap(\.entries), at: 0)
            } else {
                entries.append(YAMLEntry(key: found.key, value: value))
            }
            skip(inside: indentation)
        }
        return .map(entries)
    }

    /// - Parameters:
    ///   - written: the rest of a line.
    ///   - indentation: that of the key; lines that are indented more belong to the value.
    private mutating func value(of written: Substring, inside indentation: Int, depth: Int) -> YAMLValue {
        let text = Self.withoutComment(written)
        size += 1
        guard depth < Self.maximalDepth else { return .null }
        guard let first = text.first else {
            guard next < lines.count else { return .null }
            // A list may be as far to the left as its key.
            let isList = lines[next].indentation == indentation && Self.isElement(lines[next].text)
            return block(from: isList ? indentation : indentation + 1, depth: depth)
        }
        switch first {
        case "&":
            let name = text.dropFirst().prefix { $0 != " " }
            let rest = text.dropFirst(name.count + 1).drop { $0 == " " }
            let before = size
            let value = value(of: rest, inside: indentation, depth: depth + 1)
            anchors[String(name)] = (value, size - before)
            return value
        case "*": return alias(text.dropFirst())
        case "!": return value(of: text.drop { $0 != " " }.drop { $0 == " " }, inside: indentation, depth: depth + 1)
        case "|", ">":
            skip(inside: indentation)
            return .text("")
        case "[", "{":
            var whole = text
            while !Self.isClosed(whole), next < lines.count, lines[next].indentation > indentation || closes(next) {
                whole += " " + Self.withoutComment(lines[next].text)
                next += 1
            }
            var rest = whole[...]
            return flow(&rest, depth: depth)
        default:
            // Further lines of the same text.
            if first != "\"", first != "'" { skip(inside: indentation) }
            return Self.scalar(text)
        }
    }

    private mutating func alias(_ name: Substring) -> YAMLValue {
        guard let anchor = anchors[String(name)], size + anchor.size < Self.maximalSize else { return .null }
        size += anchor.size
        return anchor.value
    }

    private mutating func skip(inside indentation: Int) {
        while next < lines.count, lines[next].indentation > indentation { next += 1 }
    }
}

/// Values in brackets.
extension YAMLReader {
    private func closes(_ number: Int) -> Bool { lines[number].text.first.map { "]}".contains($0) } ?? false }

    private static func isClosed(_ text: Substring) -> Bool {
        var depth = 0
        var quote: Character?
        for character in text {
            if let open = quote {
                if character == open { quote = nil }
            } else if character == "\"" || character == "'" {
                quote = character
            } else if "[{".contains(character) {
                depth += 1
            } else if "]}".contains(character) {
                depth -= 1
            }
        }
        return depth <= 0
    }

    private mutating func flow(_ rest: inout Substring, depth: Int) -> YAMLValue {
        rest = rest.drop(while: \.isWhitespace)
        guard let open = rest.first, depth < Self.maximalDepth else {
            // What is too deep is not read.
            rest = ""
            return .null
        }
        size += 1
        if open != "[", open != "{" {
            let word = Self.word(&rest)
            return word.first == "*" ? alias(word.dropFirst()) : Self.scalar(word)
        }
        rest = rest.dropFirst()
        var values: [YAMLValue] = []
        var entries: [YAMLEntry] = []
        while let character = rest.first, character != "]", character != "}" {
            if character == "," || character.isWhitespace {
                rest = rest.dropFirst()
                continue
            }
            let value = flow(&rest, depth: depth + 1)
            rest = rest.drop(while: \.isWhitespace)
            if rest.first == ":" {
                rest = rest.dropFirst()
                entries.append(YAMLEntry(key: value.text ?? "", value: flow(&rest, depth: depth + 1)))
            } else {
                values.append(value)
            }
        }
        rest = rest.dropFirst()
        return open == "[" ? .list(values + (entries.isEmpty ? [] : [.map(entries)])) : .map(entries)
    }

    /// A text in brackets.
    private static func word(_ rest: inout Substring) -> Substring {
        if let quote = rest.first, quote == "\"" || quote == "'" {
            let end = rest.dropFirst().firstIndex(of: quote).map { rest.index(after: $0) } ?? rest.endIndex
            defer { rest = rest[end...] }
            return rest[..<end]
        }
        var end = rest.startIndex
        while end < rest.endIndex, !",]}".contains(rest[end]) {
            let following = rest.index(after: end)
            if rest[end] == ":", following == rest.endIndex || rest[following] == " " { break }
            end = following
        }
        defer { rest = rest[end...] }
        return rest[..<end]
    }
}

/// Lines and texts.
extension YAMLReader {
    private static func isElement(_ text: Substring) -> Bool { text == "-" || text.hasPrefix("- ") }

    /// The key at the beginning of a line, and what follows it.
    private static func key(of text: Substring) -> (key: String, rest: Substring)? {
        var rest = text
        if let quote = text.first, quote == "\"" || quote == "'" {
            guard let end = text.dropFirst().firstIndex(of: quote) else { return nil }
            let following = text[text.index(after: end)...]
            guard following.first == ":" else { return nil }
            return (String(text[..<end].dropFirst()), following.dropFirst().drop { $0 == " " })
        }
        if let first = text.first, "[{#&*!|>".contains(first) { return nil }
        while let colon = rest.firstIndex(of: ":") {
            let following = text[text.index(after: colon)...]
            if following.isEmpty || following.first == " " {
                return (String(text[..<colon]), following.drop { $0 == " " })
            }
            rest = following
        }
        return nil
    }

    private static func withoutComment(_ text: Substring) -> Substring {
        var quote: Character?
        var previous: Character = " "
        for index in text.indices {
            let character = text[index]
            if let open = quote {
                if character == open { quote = nil }
            } else if (character == "\"" || character == "'"), " [{,:".contains(previous) {
                quote = character
            } else if character == "#", previous == " " {
                let kept = text[..<index]
                return kept.lastIndex { $0 != " " }.map { kept[...$0] } ?? ""
            }
            previous = character
        }
        return text
    }

    private static func scalar(_ written: Substring) -> YAMLValue {
        let text = written.lastIndex { !$0.isWhitespace }.map { written[...$0] } ?? ""
        if let quote = text.first, quote == "\"" || quote == "'" {
            return .text(String(text.dropFirst().prefix { $0 != quote }))
        }
        return text.isEmpty || text == "~" || text == "null" ? .null : .text(String(text))
    }
}
