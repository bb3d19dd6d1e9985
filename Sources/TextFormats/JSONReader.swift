/// Reads JSON (RFC 8259) extended with `//` and `/* */` comments and trailing commas, as is common in configurations.
package struct JSONReader {
    private let bytes: [UInt8]
    private var index = 0
    private var line = 1
    private var lineStart = 0
    /// Deeper than any configuration; limits the use of the stack.
    private static let deepest = 32

    private init(_ bytes: [UInt8]) { self.bytes = bytes }

    package static func read(_ bytes: [UInt8]) throws(JSONFault) -> JSONValue {
        var reader = JSONReader(bytes)
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { reader.index = 3 }
        let value = try reader.value(depth: 0)
        try reader.skip()
        guard reader.index == bytes.count else { throw reader.fault("unexpected text after the value") }
        return value
    }

    private var location: JSONValue.Position { JSONValue.Position(line: line, column: index - lineStart + 1) }

    private func fault(_ message: String) -> JSONFault { JSONFault(message: message, location: location) }

    private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

    private mutating func value(depth: Int) throws(JSONFault) -> JSONValue {
        try skip()
        guard depth < Self.deepest else { throw fault("this is nested too deeply") }
        let start = location
        switch next {
        case UInt8(ascii: "{"): return JSONValue(content: .object(try object(depth: depth)), location: start)
        case UInt8(ascii: "["): return JSONValue(content: .array(try array(depth: depth)), location: start)
        case UInt8(ascii: "\""): return JSONValue(content: .string(try string()), location: start)
        case nil: throw fault("expected a value")
        default: return JSONValue(content: try word(), location: start)
        }
    }

    private mutating func object(depth: Int) throws(JSONFault) -> [JSONValue.Member] {
        var members: [JSONValue.Member] = []
        var names: Set<String> = []
        index += 1
        while true {
            try skip()
            if take("}") { return members }
            let start = location
            guard next == UInt8(ascii: "\"") else { throw fault("expected a key in quotes or '}'") }
            let name = try string()
            guard names.insert(name).inserted else {
                throw JSONFault(message: "duplicate key '\(name)'", location: start)
            }
            try skip()
            guard take(":") else { throw fault("expected ':' after the key '\(name)'") }
            members.append(JSONValue.Member(name: name, location: start, value: try value(depth: depth + 1)))
            try skip()
            if take(",") { continue }
            guard take("}") else { throw fault("expected ',' or '}'") }
            return members
        }
    }

    private mutating func array(depth: Int) throws(JSONFault) -> [JSONValue] {
        var values: [JSONValue] = []
        index += 1
        while true {
            try skip()
            if take("]") { return values }
            values.append(try value(depth: depth + 1))
            try skip()
            if take(",") { continue }
            guard take("]") else { throw fault("expected ',' or ']'") }
            return values
        }
    }

    private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
        guard next == UInt8(ascii: scalar) else { return false }
        index += 1
        return true
    }

    private mutating func word() throws(JSONFault) -> JSONValue.Content {
        let start = index
        while let byte = next, Self.isWord(byte) { index += 1 }
        let text = String(decoding: bytes[start..<index], as: UTF8.self)
        switch text {
        case "true": return .boolean(true)
        case "false": return .boolean(false)
        case "null": return .null
        default:
            if Double(text) != nil, text.utf8.first.map({ $0 == 45 || (48...57).contains($0) }) ?? false {
                return .number(text)
            }
            index = start
            throw fault(text.isEmpty ? "expected a value" : "'\(text)' is not a value; strings need quotes")
        }
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        byte >= 0x80 || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
            || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || "+-._".utf8.contains(byte)
    }

    private mutating func string() throws(JSONFault) -> String {
        var text: [UInt8] = []
        index += 1
        while true {
            let start = index
            index = Self.endOfPlainText(in: bytes, from: start)
            switch next {
            case UInt8(ascii: "\""):
                defer { index += 1 }
                if text.isEmpty { return String(decoding: bytes[start..<index], as: UTF8.self) }
                text += bytes[start..<index]
                return String(decoding: text, as: UTF8.self)
            case UInt8(ascii: "\\"):
                text += bytes[start..<index]
                text += try escape().utf8
            case nil: throw fault("unterminated string")
            default: throw fault("a string must end on its line")
            }
        }
    }

    /// The offset of the first byte that ends a string or begins an escape sequence, or may not be in a string.
    private static func endOfPlainText(in bytes: [UInt8], from start: Int) -> Int {
        bytes.withUnsafeBufferPointer { bytes in
            var end = start
            while end < bytes.count, bytes[end] >= 0x20, bytes[end] != UInt8(ascii: "\""),
                bytes[end] != UInt8(ascii: "\\")
            {
                end += 1
            }
            return end
        }
    }

    private mutating func escape() throws(JSONFault) -> String {
        let letter = index + 1 < bytes.count ? bytes[index + 1] : 0
        if let text = Self.plainEscape(letter) {
            index += 2
            return text
        }
        guard letter == UInt8(ascii: "u"), let first = unit(at: index + 2) else {
            throw fault("expected \" \\ / b f n r t, or u with four hexadecimal digits, after '\\'")
        }
        index += 6
        guard UTF16.isLeadSurrogate(first), bytes[index...].starts(with: "\\u".utf8), let second = unit(at: index + 2),
            UTF16.isTrailSurrogate(second)
        else { return String(decoding: [first], as: UTF16.self) }
        index += 6
        return String(decoding: [first, second], as: UTF16.self)
    }

    private static func plainEscape(_ letter: UInt8) -> String? {
        switch letter {
        case UInt8(ascii: "\""): "\""
        case UInt8(ascii: "\\"): "\\"
        case UInt8(ascii: "/"): "/"
        case UInt8(ascii: "b"): "\u{8}"
        case UInt8(ascii: "f"): "\u{C}"
        case UInt8(ascii: "n"): "\n"
        case UInt8(ascii: "r"): "\r"
        case UInt8(ascii: "t"): "\t"
        default: nil
        }
    }

    private func unit(at start: Int) -> UInt16? {
        guard start + 4 <= bytes.count else { return nil }
        let digits = bytes[start..<start + 4]
        guard digits.allSatisfy({ Character(UnicodeScalar($0)).isHexDigit }) else { return nil }
        return UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    }

    /// Skips white space and comments.
    private mutating func skip() throws(JSONFault) {
        while let byte = next {
            switch byte {
            case 10:
                index += 1
                (line, lineStart) = (line + 1, index)
            case 9, 13, 32: index += 1
            case UInt8(ascii: "/"): try skipComment()
            default: return
            }
        }
    }

    private mutating func skipComment() throws(JSONFault) {
        let second = index + 1 < bytes.count ? bytes[index + 1] : 0
        if second == UInt8(ascii: "/") {
            while let byte = next, byte != 10 { index += 1 }
            return
        }
        guard second == UInt8(ascii: "*") else { throw fault("'/' does not begin a comment") }
        let start = location
        index += 2
        while index + 1 < bytes.count {
            if bytes[index] == UInt8(ascii: "*"), bytes[index + 1] == UInt8(ascii: "/") {
                index += 2
                return
            }
            if bytes[index] == 10 { (line, lineStart) = (line + 1, index + 1) }
            index += 1
        }
        throw JSONFault(message: "unterminated comment", location: start)
    }
}
