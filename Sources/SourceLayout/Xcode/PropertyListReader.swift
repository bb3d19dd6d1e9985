/// Why a property list is invalid.
struct PropertyListError: Error, Equatable {
    /// The offset of the byte where parsing stopped.
    let offset: Int
    /// The problem in plain words.
    let message: String
}

extension PropertyList {
    /// Parses a property list in one pass, without recursion.
    ///
    /// - Throws: the first error. A partial list would be misleading.
    init(reading bytes: [UInt8]) throws(PropertyListError) {
        var reader = PropertyListReader(bytes)
        root = try reader.read()
        self.bytes = bytes
        values = reader.values
        elements = reader.elements
        entries = reader.entries
    }
}

private struct PropertyListReader {
    /// An array or dictionary that has not been closed yet.
    private struct Open {
        let kind: PropertyList.Kind
        let start: Int
        /// The number of waiting values when it began.
        let waiting: Int
    }

    let bytes: [UInt8]
    var position: Int
    var values: [PropertyList.Value] = []
    var elements: [PropertyList.ID] = []
    var entries: [PropertyList.Entry] = []
    /// Values whose array or dictionary has not been closed yet; keys and values of a dictionary alternate.
    private var waiting: [PropertyList.ID] = []
    private var open: [Open] = []

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    }

    mutating func read() throws(PropertyListError) -> PropertyList.ID {
        while true {
            try skipSpace()
            guard let byte = current else {
                throw error(open.isEmpty ? "the file is empty" : "the file ends too early")
            }
            guard let id = try readPart(byte) else { continue }
            guard let around = open.last else {
                try skipSpace()
                if position < bytes.count { throw error("unexpected text after the end of the list") }
                return id
            }
            waiting.append(id)
            try readSeparator(in: around)
        }
    }

    private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

    /// Parses up to the next value; `nil` if only a bracket was opened.
    private mutating func readPart(_ byte: UInt8) throws(PropertyListError) -> PropertyList.ID? {
        switch byte {
        case UInt8(ascii: "{"), UInt8(ascii: "("):
            if let around = open.last, around.kind == .dictionary, isKeyNext(in: around) {
                throw error("expected a key")
            }
            let kind: PropertyList.Kind = byte == UInt8(ascii: "{") ? .dictionary : .array
            open.append(Open(kind: kind, start: position, waiting: waiting.count))
            position += 1
            return nil
        case UInt8(ascii: "}"), UInt8(ascii: ")"): return try close(byte)
        case UInt8(ascii: "\""), UInt8(ascii: "'"): return try readQuoted(byte)
        case UInt8(ascii: "<"):
            let isMarkup =
                bytes[position...].starts(with: "<?xml".utf8) || bytes[position...].starts(with: "<plist".utf8)
            throw error(isMarkup ? "it is written in XML, which is not read" : "unexpected '<'")
        default: return try readWord()
        }
    }

    private func isKeyNext(in around: Open) -> Bool { (waiting.count - around.waiting).isMultiple(of: 2) }

    private mutating func close(_ byte: UInt8) throws(PropertyListError) -> PropertyList.ID {
        let kind: PropertyList.Kind = byte == UInt8(ascii: "}") ? .dictionary : .array
        guard let around = open.last, around.kind == kind, kind == .array || isKeyNext(in: around) else {
            throw error("unexpected '\(Character(Unicode.Scalar(byte)))'")
        }
        open.removeLast()
        position += 1
        let content = waiting[around.waiting...]
        let range: Range<Int>
        if kind == .array {
            range = elements.count..<(elements.count + content.count)
            elements += content
        } else {
            range = entries.count..<(entries.count + content.count / 2)
            for key in stride(from: content.startIndex, to: content.endIndex, by: 2) {
                entries.append(PropertyList.Entry(key: content[key], value: content[key + 1]))
            }
        }
        waiting.removeSubrange(around.waiting...)
        return add(kind, range)
    }

    private mutating func add(_ kind: PropertyList.Kind, _ range: Range<Int>) -> PropertyList.ID {
        values.append(PropertyList.Value(kind: kind, range: range))
        return values.count - 1
    }

    /// Parses the separator after a value: `,` in an array, `=` after a key, `;` after its value.
    private mutating func readSeparator(in around: Open) throws(PropertyListError) {
        try skipSpace()
        if around.kind == .array {
            if current == UInt8(ascii: ",") {
                position += 1
            } else if current != UInt8(ascii: ")") {
                throw error("expected ',' or ')'")
            }
            return
        }
        let isBehindKey = !isKeyNext(in: around)
        guard current == UInt8(ascii: isBehindKey ? "=" : ";") else {
            throw error(isBehindKey ? "expected '='" : "expected ';'")
        }
        position += 1
    }

    private mutating func readQuoted(_ quote: UInt8) throws(PropertyListError) -> PropertyList.ID {
        let start = position
        position += 1
        while let byte = current, byte != quote { position += byte == UInt8(ascii: "\\") ? 2 : 1 }
        guard position < bytes.count else {
            position = start
            throw error("unterminated string")
        }
        position += 1
        return add(.string, start..<position)
    }

    private mutating func readWord() throws(PropertyListError) -> PropertyList.ID {
        let start = position
        while let byte = current, isWordByte[Int(byte)] { position += 1 }
        guard position > start else { throw error("expected a value") }
        return add(.string, start..<position)
    }

    /// Skips white space and comments.
    private mutating func skipSpace() throws(PropertyListError) {
        while let byte = current {
            if byte == 32 || (9...13).contains(byte) {
                position += 1
            } else if byte == UInt8(ascii: "/"), position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: "/") {
                while let byte = current, byte != 10, byte != 13 { position += 1 }
            } else if byte == UInt8(ascii: "/"), position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: "*") {
                try skipComment()
            } else {
                return
            }
        }
    }

    private mutating func skipComment() throws(PropertyListError) {
        let start = position
        position += 2
        while position + 1 < bytes.count {
            if bytes[position] == UInt8(ascii: "*"), bytes[position + 1] == UInt8(ascii: "/") {
                position += 2
                return
            }
            position += 1
        }
        position = start
        throw error("unterminated comment")
    }

    private func error(_ message: String) -> PropertyListError {
        PropertyListError(offset: min(position, bytes.count), message: message)
    }
}

/// The bytes of a string without quotes: letters, digits, `_$/:.-`, and all non-ASCII bytes.
private let isWordByte: [Bool] = (0...255).map { value in
    let byte = UInt8(value)
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): return true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...0xFF: return true
    default: return "_$/:.-+@~".utf8.contains(byte)
    }
}
