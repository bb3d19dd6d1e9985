import SwiftReader

/// Numbers that look random and are the same for the same seed: SplitMix64.
package struct SeededNumbers: RandomNumberGenerator {
    private var state: UInt64

    package init(seed: UInt64) { state = seed }

    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

/// Makes files that are almost Swift of files that are: deletes, duplicates, swaps and splices their tokens.
package struct Splicer {
    /// For each file its tokens, each with the white space and comments in front of it.
    private let pieces: [[ArraySlice<UInt8>]]
    private var numbers: SeededNumbers

    package init(files: [SourceFile], seed: UInt64) {
        pieces = files.map(Self.pieces)
        numbers = SeededNumbers(seed: seed)
    }

    private static func pieces(of file: SourceFile) -> [ArraySlice<UInt8>] {
        var start = 0
        var pieces: [ArraySlice<UInt8>] = []
        for token in file.tokens(in: SourceRange(start: 0, end: UInt32(file.bytes.count))) {
            pieces.append(file.bytes[start..<Int(token.range.end)])
            start = Int(token.range.end)
        }
        return pieces + [file.bytes[start...]]
    }

    /// The bytes of a file after one to four changes.
    ///
    /// - Parameter number: of the file, 0-based.
    package mutating func spliced(_ number: Int) -> [UInt8] {
        var pieces = pieces[number]
        for _ in 0..<Int.random(in: 1...4, using: &numbers) where !pieces.isEmpty { change(&pieces) }
        return Array(pieces.joined())
    }

    private mutating func change(_ pieces: inout [ArraySlice<UInt8>]) {
        let run = run(of: pieces)
        switch Int.random(in: 0..<5, using: &numbers) {
        case 0: pieces.removeSubrange(run)
        case 1: pieces.insert(contentsOf: pieces[run], at: run.upperBound)
        case 2:
            let other = self.run(of: pieces)
            guard run.upperBound <= other.lowerBound else { return pieces.removeSubrange(other) }
            let between = pieces[run.upperBound..<other.lowerBound]
            pieces.replaceSubrange(
                run.lowerBound..<other.upperBound,
                with: Array(pieces[other]) + Array(between) + Array(pieces[run])
            )
        case 3: pieces.insert(contentsOf: foreign(), at: run.lowerBound)
        default: pieces.replaceSubrange(run, with: foreign())
        }
    }

    /// Neighbours anywhere: mostly few, sometimes many.
    private mutating func run(of pieces: [ArraySlice<UInt8>]) -> Range<Int> {
        let start = Int.random(in: 0..<max(1, pieces.count), using: &numbers)
        let longest = Int.random(in: 0..<8, using: &numbers) == 0 ? 200 : 4
        return min(start, pieces.count)..<min(pieces.count, start + Int.random(in: 1...longest, using: &numbers))
    }

    /// A run of any file.
    private mutating func foreign() -> [ArraySlice<UInt8>] {
        let other = pieces[Int.random(in: 0..<pieces.count, using: &numbers)]
        return Array(other[run(of: other)])
    }
}
