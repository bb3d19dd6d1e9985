import TextFormats

/// A position between two characters, as the protocol counts: from 0, in units of the encoding.
package struct TextPosition: Hashable, Comparable, Sendable {
    package let line: Int
    package let character: Int

    package init(line: Int, character: Int) {
        self.line = line
        self.character = character
    }

    init(_ value: JSONValue?) throws(ResponseError) {
        guard let line = value?["line"]?.integer, let character = value?["character"]?.integer, line >= 0,
            character >= 0
        else { throw ResponseError(.invalidParameters, "A position has a line and a character, both 0 or greater.") }
        self.init(line: line, character: character)
    }

    package static func < (left: Self, right: Self) -> Bool {
        (left.line, left.character) < (right.line, right.character)
    }

    var json: String { jsonObject(["character": String(character), "line": String(line)]) }
}

/// The text between two positions.
package struct TextRange: Hashable, Sendable {
    package let start: TextPosition
    package let end: TextPosition

    /// Positions in the wrong order are exchanged, as editors do.
    package init(_ one: TextPosition, _ other: TextPosition) {
        start = min(one, other)
        end = max(one, other)
    }

    init(_ value: JSONValue?) throws(ResponseError) {
        self.init(try TextPosition(value?["start"]), try TextPosition(value?["end"]))
    }

    /// Whether it shares a position with another range; both ends count.
    func touches(_ other: TextRange) -> Bool { start <= other.end && other.start <= end }

    var json: String { jsonObject(["end": end.json, "start": start.json]) }
}
