/// The known word that a person may have meant by an unknown one, the first in order of several at one distance; `nil`
/// where none is near enough: a third of its letters may differ, and one in any case. An end that both have, such as
/// `Dependency`, does not count for more letters.
public func nearestWord(to word: String, among known: [String]) -> String? {
    SpellingSuggester(known).nearest(to: word)
}

/// Words in the form in which many others are compared with them.
struct SpellingSuggester {
    private let words: [(text: String, plain: PlainWord?)]

    init(_ words: [String]) { self.words = words.map { ($0, PlainWord($0)) } }

    /// The one that a person may have meant: see `nearestWord`.
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

    /// How far a known word is from an unknown one; `nil` where it is too far, or farther than `most`.
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

    /// How far a known word may be from an unknown one; `nil` where their lengths tell that it is too far.
    private static func mostDistance<Letter: Equatable>(_ known: [Letter], _ word: [Letter], hyphen: Letter) -> Int? {
        let end = zip(known.reversed(), word.reversed()).prefix { $0 == $1 }.count
        let most = max(1, known.dropLast(end).count { $0 != hyphen } / 3)
        return abs(known.count - word.count) <= most ? most : nil
    }
}
