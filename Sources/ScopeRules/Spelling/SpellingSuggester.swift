/// The closest known word to an unknown one, the first of several at the same distance; `nil` if none is close enough:
/// a third of the letters may differ, and one in any word of several letters. A common suffix, such as `Dependency`,
/// does not raise the limit.
package func nearestWord(to word: String, among known: [String]) -> String? {
    SpellingSuggester(known).nearest(to: word)
}

/// Known words, prepared for repeated comparison.
struct SpellingSuggester {
    private let words: [(text: String, plain: PlainWord?)]

    init(_ words: [String]) { self.words = words.map { ($0, PlainWord($0)) } }

    /// The closest word: see `nearestWord`.
    func nearest(to word: String) -> String? {
        let plainWord = PlainWord(word)
        var best: (distance: Int, word: String)?
        for (text, plain) in words {
            let most = best?.distance ?? .max
            guard let distance = Self.distance(text, plain, to: word, plainWord, atMost: most) else { continue }
            if let best, best <= (distance, text) { continue }
            best = (distance, text)
        }
        return best?.word
    }

    /// The distance from a known word to an unknown one; `nil` if it is too large, or larger than `most`.
    private static func distance(
        _ known: String,
        _ plain: PlainWord?,
        to word: String,
        _ plainWord: PlainWord?,
        atMost most: Int
    ) -> Int? {
        if let plain, let plainWord {
            return mostDistance(plain.letters, plainWord.letters, hyphen: UInt8(ascii: "-"))
                .flatMap { plainWord.distance(to: plain, atMost: min($0, most)) }
        }
        return mostDistance(Array(known), Array(word), hyphen: "-")
            .flatMap { editDistance(word, known, atMost: min($0, most)) }
    }

    /// The largest allowed distance of a known word from an unknown one; `nil` if the lengths alone differ too much.
    private static func mostDistance<Letter: Equatable>(_ known: [Letter], _ word: [Letter], hyphen: Letter) -> Int? {
        let end = zip(known.reversed(), word.reversed()).prefix { $0 == $1 }.count
        // Words that share no letter are not misspellings of each other.
        let most = min(max(1, known.dropLast(end).count { $0 != hyphen } / 3), min(known.count, word.count) - 1)
        return abs(known.count - word.count) <= most ? most : nil
    }
}
