import SwiftReader
import Testing

@Suite struct WordSetTests {
    @Test(arguments: [
        ("let kettle = 1", true), ("// a kettle", true), ("kettle", true), ("(kettle)", true), ("ükettle", true),
        ("kettles", false), ("a_kettle", false), ("teakettle kettle2", false), ("Kettle", false), ("", false),
    ])
    func findsItsWordsInBytes(_ text: String, _ expected: Bool) {
        let words = WordSet(["kettle", "aVeryLongNameForAKettle"])
        #expect(words.containsAny(in: Array(text.utf8)) == expected)
        // Wherever it stands, and whatever lies behind.
        #expect(words.containsAny(in: Array("let x = 1; \(text) in the kitchen".utf8)) == expected)
    }

    /// A summary is read eight bytes at a time, so each byte stands at each place of eight.
    @Test(arguments: 0..<9)
    func endsWordsOfASummaryAtEveryByteThatIsNotPartOfOne(_ length: Int) {
        // A quotation mark starts a string, and a `$` may be part of a word.
        for byte in UInt8(0)..<0x80 where ![UInt8(ascii: "\""), UInt8(ascii: "$")].contains(byte) {
            let (start, end) = (Array("kettlelid".utf8.prefix(length)), Array("spout".utf8))
            let isPart = byte == UInt8(ascii: "_") || Character(UnicodeScalar(byte)).isLetter || isDigit(byte)
            // What begins with a digit is a number.
            if length == 0, isDigit(byte) { continue }
            let words = FileSummary(of: Array("= ".utf8) + start + [byte] + end + Array(" = 1".utf8)).words
            let expected = isPart ? [start + [byte] + end] : [start, end].filter { !$0.isEmpty }
            for word in expected {
                #expect(words.contains(WordHash(word, in: word.indices)), "byte \(byte) after \(length) letters")
            }
        }
    }

    private func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}
