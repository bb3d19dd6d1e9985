import SwiftReader

/// A location with the end of the word there, for formats that require both.
struct SourceSpan {
    /// 1-based.
    let line: Int
    /// 1-based, in UTF-16 code units.
    let column: Int
    /// 1-based, in UTF-16 code units; exclusive.
    let endColumn: Int

    init(_ location: SourceLocation, sources: some SourceIndex) {
        line = location.line
        let bytes = Array((sources.codeLine(location.line, of: location.file) ?? "").utf8)
        let start = min(max(0, location.column - 1), bytes.count)
        let word = Self.word(in: bytes[start...])
        column = String(decoding: bytes[..<start], as: UTF8.self).utf16.count + 1
        endColumn = column + max(1, String(decoding: word, as: UTF8.self).utf16.count)
    }

    /// The name that begins here, with its backticks; empty if there is none.
    private static func word(in bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        if bytes.first == UInt8(ascii: "`"), let end = bytes.dropFirst().firstIndex(of: UInt8(ascii: "`")) {
            return bytes[...end]
        }
        return bytes.prefix { byte in
            byte >= 0x80 || byte == UInt8(ascii: "_") || Character(UnicodeScalar(byte)).isLetter
                || Character(UnicodeScalar(byte)).isNumber
        }
    }
}
