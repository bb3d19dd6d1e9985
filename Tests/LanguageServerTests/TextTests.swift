import TestSupport
import Testing

@testable import LanguageServer

@Suite struct TextTests {
    private static let text = "a☕️b\r\n😀\rx\n\n🇩🇪é"

    @Test func linesEndAsInSwift() {
        let content = TextContent(Array(Self.text.utf8))
        let lines = content.lineStarts.indices.map { line in
            String(decoding: content.bytes[content.lineStarts[line]..<content.end(ofLine: line)], as: UTF8.self)
        }
        #expect(lines == ["a☕️b", "😀", "x", "", "🇩🇪é"])
    }

    @Test(arguments: [PositionEncoding.utf8, .utf16])
    func positionsOfScalarsComeBack(encoding: PositionEncoding) {
        let content = TextContent(Array(Self.text.utf8))
        var offset = 0
        for scalar in Self.text.unicodeScalars {
            let position = content.position(of: offset, in: encoding)
            // `\n` behind `\r` is no place for a cursor.
            let isInsideLineEnd = scalar == "\n" && offset > 0 && content.bytes[offset - 1] == 13
            if !isInsideLineEnd { #expect(content.offset(of: position, in: encoding) == offset) }
            offset += String(scalar).utf8.count
        }
        #expect(content.offset(of: content.position(of: offset, in: encoding), in: encoding) == offset)
    }

    @Test func unitsAreThoseOfTheEncoding() {
        let content = TextContent(Array(Self.text.utf8))
        let b = "a☕️".utf8.count
        #expect(content.position(of: b, in: .utf8) == TextPosition(line: 0, character: 7))
        #expect(content.position(of: b, in: .utf16) == TextPosition(line: 0, character: 3))
        let end = content.bytes.count
        #expect(content.position(of: end, in: .utf16) == TextPosition(line: 4, character: 5))
        #expect(content.position(of: end, in: .utf8) == TextPosition(line: 4, character: 10))
    }

    @Test func aPositionOutsideIsMovedToTheNearest() {
        let content = TextContent(Array(Self.text.utf8))
        let behindLine = TextPosition(line: 0, character: 99)
        #expect(content.offset(of: behindLine, in: .utf16) == "a☕️b".utf8.count)
        #expect(content.offset(of: TextPosition(line: 99, character: 0), in: .utf16) == content.bytes.count)
        // Between the halves of a character.
        #expect(content.offset(of: TextPosition(line: 1, character: 1), in: .utf16) == content.lineStarts[1])
        #expect(content.offset(of: TextPosition(line: 1, character: 2), in: .utf8) == content.lineStarts[1])
    }

    @Test func offeredEncodingsDecide() {
        #expect(PositionEncoding(offered: ["utf-16", "utf-8"]) == .utf8)
        #expect(PositionEncoding(offered: ["utf-32"]) == .utf16)
        #expect(PositionEncoding(offered: []) == .utf16)
    }

    /// Thousands of random edits, each compared with a text that is made anew.
    @Test(arguments: 1...20)
    func editsKeepTheLines(seed: UInt64) {
        var random = SeededNumbers(seed: seed)
        var content = TextContent(Array(Self.text.utf8))
        let pieces = ["", "\r", "\n", "\r\n", "x", "😀", "ab\ncd", "\n\r", "é\r\n\r\n"]
        for _ in 0..<500 {
            let boundaries = Self.boundaries(in: content.bytes)
            let one = boundaries[Int.random(in: 0..<boundaries.count, using: &random)]
            let other = boundaries[min(boundaries.count - 1, Int.random(in: 0..<boundaries.count, using: &random))]
            let range = min(one, other)..<min(max(one, other), min(one, other) + 12)
            guard boundaries.contains(range.upperBound) else { continue }
            let piece = pieces[Int.random(in: 0..<pieces.count, using: &random)]
            var expected = content.bytes
            expected.replaceSubrange(range, with: Array(piece.utf8))
            content.replace(range, with: piece.utf8)
            #expect(content.bytes == expected)
            #expect(content.lineStarts == TextContent(expected).lineStarts)
        }
    }

    /// The offsets between characters, without those inside a line ending, at which no editor edits.
    private static func boundaries(in bytes: [UInt8]) -> [Int] {
        (0...bytes.count).filter { offset in
            guard offset < bytes.count else { return true }
            let isInside = bytes[offset] & 0xC0 == 0x80
            return !isInside && !(bytes[offset] == 10 && offset > 0 && bytes[offset - 1] == 13)
        }
    }

    @Test func aShiftMapsWhatWasNotEdited() {
        let (old, new) = (Array("let menu = 1\nlet till = 2\n".utf8), Array("let menus = 1\nlet till = 2\n".utf8))
        let shift = TextShift(from: old, to: new)
        #expect(shift.newOffset(of: 4) == 4)
        #expect(shift.newOffset(of: 17) == 18)
        #expect(!shift.isEmpty)
        #expect(TextShift(from: old, to: old).isEmpty)
        let replaced = TextShift(from: Array("abcdef".utf8), to: Array("abXYef".utf8))
        #expect(replaced.newOffset(of: 3) == nil)
    }

    @Test(
        arguments: [
            ("file:///a/My%20App/%E2%98%95.swift", "/a/My App/☕.swift"), ("file://localhost/a", "/a"),
            ("FILE:///a", "/a"),
            ("file:/a", "/a"), ("file:///a#L3", "/a"),
        ]
    )
    func pathsOfURIs(uri: String, path: String) {
        #expect(FileURI.path(of: uri) == path)
    }

    @Test(
        arguments: [
            "untitled:Untitled-1", "https://example.com/a", "file://server/a", "file:///a%2", "file:///a%GG", "",
            "file:",
            "file:///a%00", "file:///%FF",
        ]
    )
    func otherURIsAreNoFiles(uri: String) {
        #expect(FileURI.path(of: uri) == nil)
    }

    @Test func urisOfPathsComeBack() {
        for path in ["/a b/c%d#e?f.swift", "/ü/☕️.swift", "/"] {
            #expect(FileURI.path(of: FileURI.uri(of: path)) == path)
        }
    }
}
