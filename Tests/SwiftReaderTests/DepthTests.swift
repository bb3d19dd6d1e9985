import ReaderChecks
import SwiftReader
import TestSupport
import Testing

/// Nesting of any kind may be as deep as the input is long: nothing overflows, and the time stays in proportion.
@Suite struct DepthTests {
    /// `Tests/ReaderCampaigns/campaign.sh sizes` goes to 100,000, on a small stack.
    static let depth = 30_000

    @Test(arguments: Nesting.ofCode)
    func code(_ nesting: Nesting) {
        let text = nesting.text(openings: Self.depth, closings: Self.depth)
        let file = read(text + "\nlet last = 1\n")
        #expect(file.names(.variable).last == "last")
    }

    @Test(arguments: Nesting.ofTypes)
    func types(_ nesting: Nesting) {
        let type = nesting.text(openings: Self.depth, closings: Self.depth)
        let file = read("let x: \(type) = y\nlet last = \(type)()\nlet end = 1")
        #expect(file.names(.variable) == ["x", "last", "end"])
        // Only a word in the message of a failure, not 100,000.
        let isWhole = file.text(file.declarations[0].type) == type
        #expect(isWhole)
    }

    /// More openings than closings, and more closings than openings.
    @Test(arguments: Nesting.ofCode + Nesting.ofTypes, [(3_000, 0), (0, 3_000)])
    func unbalanced(_ nesting: Nesting, _ counts: (openings: Int, closings: Int)) {
        let file = read(nesting.text(openings: counts.openings, closings: counts.closings))
        #expect(file.brokenRules.isEmpty)
    }

    /// A look-ahead that begins anew at each token takes the square of the time for these.
    @Test(arguments: [
        "lazy ", "class C { lazy ", "private(set) ", "@a (b) private ", "\n#if A\n@a\n#endif", "async throws ",
        "throws(E) ", "{ async throws ", "@A<", "f<@A<",
    ])
    func long(_ piece: String) {
        #expect(growsInProportion(from: 4_000, to: 60_000) { read(String(repeating: piece, count: $0)) })
    }

    @Test(arguments: Nesting.pieces)
    func unfinished(_ piece: String) {
        let file = read(String(repeating: piece, count: 3_000))
        #expect(file.brokenRules.isEmpty)
    }
}
