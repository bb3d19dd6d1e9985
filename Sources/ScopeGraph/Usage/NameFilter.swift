import SwiftReader

/// Names that are looked for among the bytes of a file. Each has a number, so that tables of them need no text; most other
/// words end at the first look.
struct NameFilter {
    /// Each once; the number of a name is its place here.
    let names: [String]
    private let table: TextTable
    /// For each first byte, a bit for each length of the names that begin with it; the last stands for all longer ones.
    private let lengths: [UInt64]

    init(_ words: some Sequence<String>) {
        var names: [String] = []
        var table = TextTable()
        var lengths = [UInt64](repeating: 0, count: 256)
        for word in words {
            guard let first = word.utf8.first, table.add(word) == names.count else { continue }
            names.append(word)
            lengths[Int(first)] |= Self.bit(ofLength: word.utf8.count)
        }
        self.names = names
        self.table = table
        self.lengths = lengths
    }

    var isEmpty: Bool { names.isEmpty }

    /// The number of the name in a range, without backticks; `nil` where it is none of those looked for.
    func number(_ range: SourceRange, in source: SourceFile) -> Int? {
        number(of: source.nameBounds(range), in: source.bytes)
    }

    private func number(of word: Range<Int>, in bytes: [UInt8]) -> Int? {
        guard !word.isEmpty, lengths[Int(bytes[word.lowerBound])] & Self.bit(ofLength: word.count) != 0 else {
            return nil
        }
        return table.number(of: word, in: bytes)
    }

    /// The number of a name; `nil` where it is none of those looked for.
    func number(of name: String) -> Int? {
        guard let first = name.utf8.first, lengths[Int(first)] & Self.bit(ofLength: name.utf8.count) != 0 else {
            return nil
        }
        return table.number(of: name)
    }

    /// The name in a range, without backticks, when it is one of those looked for.
    func name(_ range: SourceRange, in source: SourceFile) -> String? { number(range, in: source).map { names[$0] } }

    /// Whether the name in a range is one of those looked for.
    func contains(_ range: SourceRange, in source: SourceFile) -> Bool { number(range, in: source) != nil }

    /// Whether a name is one of those looked for.
    func contains(_ name: String) -> Bool { number(of: name) != nil }

    /// Whether a word in a range is one of those looked for; a comment in it counts too.
    func isAnyWord(of range: SourceRange, in source: SourceFile) -> Bool {
        if isEmpty { return false }
        let bytes = source.bytes
        return source.hasWord(in: range) { number(of: Int($0.start)..<Int($0.end), in: bytes) != nil }
    }

    private static func bit(ofLength length: Int) -> UInt64 { 1 << UInt64(min(length, 63)) }
}
