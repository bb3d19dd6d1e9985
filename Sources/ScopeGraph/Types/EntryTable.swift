import SwiftReader

/// Entries of a text, found by their first words. They stay bytes until one is asked for.
struct EntryTable: Sendable {
    private let bytes: [UInt8]
    private let isEnd: @Sendable (UInt8) -> Bool
    /// The first words.
    private let words: TextTable
    /// By the number of the first word, where the entry starts.
    private let starts: [Int]
    private let lengths: WordLengths

    /// - Parameters:
    ///   - text: entries, each with a first word of its own.
    ///   - isEnd: whether a byte ends an entry; several may follow each other.
    init(_ text: String, endingAt isEnd: @escaping @Sendable (UInt8) -> Bool) {
        let bytes = Array(text.utf8)
        var words = TextTable()
        var lengths = WordLengths()
        var starts: [Int] = []
        var location = 0
        while location < bytes.count {
            var end = location
            while end < bytes.count, bytes[end] > UInt8(ascii: " ") { end += 1 }
            if words.add(location..<end, in: bytes) == starts.count { starts.append(location) }
            lengths.insert(location..<end, of: bytes)
            location = end
            while location < bytes.count, !isEnd(bytes[location]) { location += 1 }
            while location < bytes.count, isEnd(bytes[location]) { location += 1 }
        }
        (self.bytes, self.isEnd, self.words) = (bytes, isEnd, words)
        (self.starts, self.lengths) = (starts, lengths)
    }

    func contains(_ word: String) -> Bool { number(of: word) != nil }

    /// The words of an entry, the first one among them; `nil` where there is none.
    func words(of word: String) -> [String]? {
        number(of: word).map { number in
            let end = bytes[starts[number]...].firstIndex(where: isEnd) ?? bytes.count
            return bytes[starts[number]..<end].split(separator: UInt8(ascii: " ")).map {
                String(decoding: $0, as: UTF8.self)
            }
        }
    }

    private func number(of word: String) -> Int? {
        // Most words are none of them, which their lengths tell sooner.
        lengths.mayHold(word) ? words.number(of: word) : nil
    }
}
