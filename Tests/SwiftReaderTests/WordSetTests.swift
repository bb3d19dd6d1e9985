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
}
