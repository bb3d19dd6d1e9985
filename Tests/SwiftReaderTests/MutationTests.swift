import ReaderChecks
import SwiftReader
import Testing

/// The fuzzers' own mutations, a few thousand of them: words where they mean something else, and long runs of one thing.
@Suite(.tags(.fuzzing)) struct MutationTests {
    @Test(arguments: 1...8)
    func everyMutationIsRead(_ part: UInt64) {
        let bytes = Array(RobustnessTests.fixture.utf8)
        for seed in (part * 100)..<(part * 100 + 100) {
            var mutator = TokenMutator(seed: seed, most: 4096)
            let mutated = mutator.mutated(bytes)
            #expect(mutated.count <= 4096)
            let file = SourceFile(path: "Kitchen.swift", reading: mutated)
            #expect(file.brokenRules.isEmpty, "seed \(seed)")
        }
    }

    @Test func theSameSeedGivesTheSameMutation() {
        let bytes = Array(RobustnessTests.fixture.utf8)
        var (one, other) = (TokenMutator(seed: 7, most: 4096), TokenMutator(seed: 7, most: 4096))
        let mutated = one.mutated(bytes)
        #expect(mutated == other.mutated(bytes))
        #expect(mutated != bytes)
    }

    /// Nothing to change, and no room.
    @Test(arguments: [("", 64), ("let a = 1", 4), ("", 0)])
    func smallInputs(_ text: String, _ most: Int) {
        for seed in UInt64(1)...200 {
            var mutator = TokenMutator(seed: seed, most: most)
            #expect(mutator.mutated(Array(text.utf8)).count <= most)
        }
    }
}
