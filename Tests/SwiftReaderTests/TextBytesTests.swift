import SwiftReader
import Testing

@Suite("Text as bytes")
struct TextBytesTests {
    private static let texts = [
        "", "a", "b", "ab", "abcdefg", "abcdefgh", "abcdefgi", "abcdefgha", "abcdefghabcdefgh", "abcdefghabcdefgz",
        "Sources/Module000/DI/A.swift", "Sources/Module000/DI/AB.swift", "Sources/Module001/DI/A.swift",
        "Sources/A.swift", "Sources/A/B.swift", "é", "e\u{301}", "zebra", "Ünder/über.swift", "\u{7F}", "\u{80}",
    ]

    @Test("The order is that of the bytes", arguments: texts)
    func order(_ text: String) {
        for other in Self.texts {
            #expect(text.precedesByBytes(other) == text.utf8.lexicographicallyPrecedes(other.utf8))
        }
    }

    @Test("Of two places, the file decides before line and column", arguments: texts)
    func locations(_ text: String) {
        for other in Self.texts where Array(other.utf8) != Array(text.utf8) {
            let isFirst = text.utf8.lexicographicallyPrecedes(other.utf8)
            #expect(
                (SourceLocation(file: text, line: 2, column: 2) < SourceLocation(file: other, line: 1, column: 1))
                    == isFirst
            )
        }
        #expect(SourceLocation(file: text, line: 1, column: 2) < SourceLocation(file: text, line: 2, column: 1))
        #expect(!(SourceLocation(file: text, line: 1, column: 2) < SourceLocation(file: text, line: 1, column: 2)))
    }

    @Test("An ending is one of bytes", arguments: texts)
    func endings(_ text: String) {
        for ending in Self.texts + [".swift", "swift", "fgh"] {
            let expected = Array(text.utf8.suffix(ending.utf8.count)) == Array(ending.utf8)
            #expect(text.endsWithBytes(ending) == expected)
            #expect(text[...].endsWithBytes(ending) == expected)
        }
    }
}
