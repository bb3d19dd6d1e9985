import SwiftReader

/// Changes Swift by tokens: what a mutation of bytes hardly ever finds are words in places where they mean something
/// else, and long runs of one thing.
package struct TokenMutator {
    private var numbers: SeededNumbers
    private let most: Int

    /// - Parameter most: how many bytes a result may have.
    package init(seed: UInt64, most: Int) {
        numbers = SeededNumbers(seed: seed)
        self.most = most
    }

    /// The bytes after one to eight changes.
    package mutating func mutated(_ bytes: [UInt8]) -> [UInt8] {
        var pieces = Self.pieces(of: bytes)
        for _ in 0..<Int.random(in: 1...8, using: &numbers) { change(&pieces) }
        let joined = Array(pieces.joined())
        return joined.count <= most ? joined : Array(joined.prefix(most))
    }

    /// The tokens, each with the white space and comments in front of it.
    private static func pieces(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
        var start = 0
        var pieces: [ArraySlice<UInt8>] = []
        let file = SourceFile(path: "Mutated.swift", reading: bytes)
        for token in file.tokens(in: SourceRange(start: 0, end: UInt32(bytes.count))) {
            pieces.append(bytes[start..<Int(token.range.end)])
            start = Int(token.range.end)
        }
        return pieces + [bytes[start...]]
    }

    private mutating func change(_ pieces: inout [ArraySlice<UInt8>]) {
        let run = run(of: pieces)
        switch Int.random(in: 0..<12, using: &numbers) {
        case 0: pieces.removeSubrange(run)
        case 1: pieces.insert(contentsOf: pieces[run], at: run.upperBound)
        case 2: pieces.removeSubrange(run.upperBound...)
        case 3: insert(pieces[run].joined(), manyTimesAt: run.upperBound, of: &pieces)
        case 8: insert(word(), manyTimesAt: slot(in: pieces, from: run.lowerBound), of: &pieces)
        case 4: wrap(run, of: &pieces)
        case 5: pieces.replaceSubrange(run, with: words())
        case 6: breakLine(run.lowerBound, of: &pieces)
        case 7:
            let other = self.run(of: pieces)
            pieces.insert(contentsOf: Array(pieces[other]), at: run.lowerBound)
        default: pieces.insert(contentsOf: words(), at: slot(in: pieces, from: run.lowerBound))
        }
    }

    /// A few neighbours.
    private mutating func run(of pieces: [ArraySlice<UInt8>]) -> Range<Int> {
        let start = Int.random(in: 0...pieces.count, using: &numbers)
        return start..<min(pieces.count, start + Int.random(in: 1...3, using: &numbers))
    }

    /// Where words are put: mostly where an operand or a type ends or begins, at the next sign from a place on.
    private mutating func slot(in pieces: [ArraySlice<UInt8>], from start: Int) -> Int {
        guard Int.random(in: 0..<4, using: &numbers) != 0 else { return start }
        let signs = Array("()[]{},:=<>".utf8)
        let found = pieces[start...].prefix(32).firstIndex { $0.last.map(signs.contains) ?? false } ?? start
        return min(pieces.count, found + Int.random(in: 0...1, using: &numbers))
    }

    /// One to four words of one kind.
    private mutating func words() -> [ArraySlice<UInt8>] {
        let group = Vocabulary.groups[Int.random(in: 0..<Vocabulary.groups.count, using: &numbers)]
        return (0..<Int.random(in: 1...4, using: &numbers)).map { _ in
            let space = Int.random(in: 0..<4, using: &numbers) == 0 ? "" : " "
            return Array((space + group[Int.random(in: 0..<group.count, using: &numbers)]).utf8)[...]
        }
    }

    /// Up to a few thousand times: what recurses or looks far ahead shows only then. What stands behind makes room.
    private mutating func insert(
        _ repeated: some Collection<UInt8>,
        manyTimesAt location: Int,
        of pieces: inout [ArraySlice<UInt8>]
    ) {
        guard !repeated.isEmpty else { return }
        let count = min(1 << Int.random(in: 1...12, using: &numbers), most / 2 / repeated.count)
        let copies = Array(repeatElement(repeated, count: count).joined())
        let front = pieces[..<location].reduce(0) { $0 + $1.count }
        let surplus = front + copies.count > most ? location / 2 : 0
        pieces.insert(copies[...], at: location)
        pieces.removeSubrange(..<surplus)
    }

    private mutating func word() -> [UInt8] {
        let group = Vocabulary.groups[Int.random(in: 0..<Vocabulary.groups.count, using: &numbers)]
        return Array(group[Int.random(in: 0..<group.count, using: &numbers)].utf8)
    }

    private mutating func wrap(_ run: Range<Int>, of pieces: inout [ArraySlice<UInt8>]) {
        let pairs = ["()", "[]", "{}", "<>", "\"\"", "``", "//", "#\n"]
        let pair = Array(pairs[Int.random(in: 0..<pairs.count, using: &numbers)].utf8)
        pieces.insert(pair[1...], at: run.upperBound)
        pieces.insert(pair[..<1], at: run.lowerBound)
    }

    /// Ends a line in front of a token, or joins it with the line before.
    private mutating func breakLine(_ index: Int, of pieces: inout [ArraySlice<UInt8>]) {
        guard index < pieces.count else { return }
        let piece = pieces[index]
        if piece.contains(0x0A) {
            pieces[index] = Array(piece.map { $0 == 0x0A ? 0x20 : $0 })[...]
        } else {
            pieces[index] = [0x0A] + piece
        }
    }
}
