import SwiftReader
import Testing

@testable import ThimbleCommands

@Suite("Edits that leave each other alone")
struct EditedRangesTests {
    private func edit(_ text: String = "") -> Edit {
        Edit(location: SourceLocation(file: "A.swift", line: 1, column: 1), length: 0, replacement: text)
    }

    private func ranges(_ taken: [(Range<Int>, String)]) -> EditedRanges {
        taken.reduce(into: EditedRanges()) { $0.add(edit($1.1), at: $1.0) }
    }

    @Test func whatOverlapsDoesNotFit() {
        let taken = ranges([(20..<30, ""), (5..<10, ""), (12..<15, "")])
        #expect(taken.fits(edit(), at: 10..<12))
        #expect(taken.fits(edit(), at: 0..<5))
        #expect(taken.fits(edit(), at: 30..<40))
        for range in [0..<6, 9..<12, 10..<13, 0..<40, 21..<22, 29..<31] { #expect(!taken.fits(edit(), at: range)) }
    }

    @Test func anInsertionFitsBesideWhatIsReplacedAndNotInside() {
        let taken = ranges([(5..<10, ""), (10..<20, "")])
        #expect(taken.fits(edit("x"), at: 5..<5))
        #expect(taken.fits(edit("x"), at: 10..<10))
        #expect(taken.fits(edit("x"), at: 20..<20))
        #expect(!taken.fits(edit("x"), at: 7..<7))
    }

    @Test func nothingIsReplacedAroundAnInsertion() {
        let taken = ranges([(8..<8, "x"), (3..<3, "x")])
        #expect(taken.fits(edit(), at: 3..<8))
        #expect(taken.fits(edit(), at: 8..<9))
        #expect(!taken.fits(edit(), at: 7..<9))
        #expect(!taken.fits(edit(), at: 0..<4))
    }

    @Test func insertionsAtOnePlaceFitWhereBothGoOnWithAList() {
        #expect(ranges([(8..<8, ", A")]).fits(edit(", B"), at: 8..<8))
        #expect(ranges([(8..<8, " & A")]).fits(edit(" & B"), at: 8..<8))
        #expect(!ranges([(8..<8, ", A")]).fits(edit("x"), at: 8..<8))
        #expect(!ranges([(8..<8, "x")]).fits(edit(", B"), at: 8..<8))
        #expect(!ranges([(8..<8, ", A"), (8..<8, "x")]).fits(edit(", B"), at: 8..<8))
    }

    @Test func noListGoesOnWhereItsEndIsRemoved() {
        #expect(!ranges([(5..<8, "")]).fits(edit(", A"), at: 8..<8))
        #expect(!ranges([(8..<8, " & A")]).fits(edit(), at: 5..<8))
        #expect(ranges([(5..<8, "")]).fits(edit(", A"), at: 10..<10))
    }

    @Test func rangesThatOverlapEachOtherAreOne() {
        let taken = ranges([(5..<10, ""), (8..<14, ""), (20..<22, "")])
        #expect(!taken.fits(edit(), at: 13..<15))
        #expect(taken.fits(edit(), at: 14..<20))
    }
}
