import SwiftReader

/// Names that are looked for among the bytes of a file, so that only what may be one of them becomes text.
struct NameFilter {
    private let names: Set<String>
    private let hashes: WordSet
    private let firstBytes: [Bool]

    init(_ names: Set<String>) {
        self.names = names
        hashes = WordSet(names)
        var firstBytes = [Bool](repeating: false, count: 256)
        for name in names {
            if let first = name.utf8.first { firstBytes[Int(first)] = true }
        }
        self.firstBytes = firstBytes
    }

    /// The name in a range, without backticks, when it is one of those looked for.
    func name(_ range: SourceRange, in source: SourceFile) -> String? {
        var start = Int(range.start)
        var end = min(Int(range.end), source.bytes.count)
        let tick = UInt8(ascii: "`")
        if end - start > 2, source.bytes[start] == tick, source.bytes[end - 1] == tick {
            start += 1
            end -= 1
        }
        guard start < end, firstBytes[Int(source.bytes[start])],
            hashes.contains(WordHash(source.bytes, in: start..<end))
        else { return nil }
        let name = source.name(range)
        return names.contains(name) ? name : nil
    }

    /// Whether a word in a range is one of those looked for; a comment in it counts too.
    func isAnyWord(of range: SourceRange, in source: SourceFile) -> Bool {
        source.words(in: range).contains { name($0, in: source) != nil }
    }
}
