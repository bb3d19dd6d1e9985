import SwiftReader

/// The entries of a text, found by their first words. An entry is decoded only when it is read.
struct EntryTable: Sendable {
    private let bytes: [UInt8]
    private let isEnd: @Sendable (UInt8) -> Bool
    /// The first words.
    private let words: TextTable
    /// The start of each entry, by the number of its first word.
    private let starts: [Int]

    /// - Parameters:
    ///   - text: entries with distinct first words.
    ///   - isEnd: whether a byte ends an entry. Several such bytes can follow each other.
    init(_ text: String, endingAt isEnd: @escaping @Sendable (UInt8) -> Bool) {
        let bytes = Array(text.utf8)
        var words = TextTable()
        var starts: [Int] = []
        var location = 0
        while location < bytes.count {
            var end = location
            while end < bytes.count, bytes[end] > UInt8(ascii: " ") { end += 1 }
            if words.add(location..<end, in: bytes) == starts.count { starts.append(location) }
            location = end
            while location < bytes.count, !isEnd(bytes[location]) { location += 1 }
            while location < bytes.count, isEnd(bytes[location]) { location += 1 }
        }
        (self.bytes, self.isEnd, self.words, self.starts) = (bytes, isEnd, words, starts)
    }

    func contains(_ word: String) -> Bool { words.number(of: word) != nil }

    /// The words of the entry that starts with `word`, including it; `nil` if there is none.
    func words(of word: String) -> [String]? {
        words.number(of: word).map { number in
            let end = bytes[starts[number]...].firstIndex(where: isEnd) ?? bytes.count
            return bytes[starts[number]..<end].split(separator: UInt8(ascii: " ")).map {
                String(decoding: $0, as: UTF8.self)
            }
        }
    }
}
