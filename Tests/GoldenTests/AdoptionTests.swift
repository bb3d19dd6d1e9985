import Foundation
import TestSupport
import Testing

/// What `generate --adopt` deletes is made good by what it writes, in every fixture: the compiler says so.
@Suite(
    .disabled(if: isRecording, "What is recorded is compiled in the next run."),
    .enabled(if: Compiler.found != nil, "No swiftc is on the search path: nothing was compiled.")
)
struct AdoptionTests {
    /// To find out whether something can be taken over takes a run for each fixture.
    private static let sampling = Sampling(Fixture.all, every: 12)
    private static let chosen = sampling.chosen.filter(isAdoptable)
    private static let others = sampling.others.filter(isAdoptable)

    private static func isAdoptable(_ fixture: Fixture) -> Bool { (try? adopted(fixture)) != nil }

    /// A copy that generation has taken over; `nil` where there is nothing to take over.
    private static func adopted(_ fixture: Fixture) throws -> FixtureCopy? {
        let copy = try FixtureCopy(of: fixture)
        let outcome = copy.run("generate", "--adopt")
        return outcome.code == 0 && outcome.output.contains("Taken over: ") ? copy : nil
    }

    @Test func someFixturesHaveSomethingToTakeOver() {
        #expect(Self.chosen.count > 2)
    }

    @Test(.enabled(if: LongTests.areIncluded, "\(LongTests.remark)"))
    func manyFixturesHaveSomethingToTakeOver() {
        #expect(Self.chosen.count + Self.others.count > 15)
    }

    @Test(.enabled(if: LongTests.areIncluded, "\(LongTests.remark)"), arguments: others)
    func whatIsTakenOverInOtherFixturesCompiles(_ fixture: Fixture) throws { try whatIsTakenOverCompiles(fixture) }

    @Test(arguments: chosen)
    func whatIsTakenOverCompiles(_ fixture: Fixture) throws {
        let adoption = try #require(try Self.adopted(fixture))
        let results = try FixtureModules(of: fixture, copiedTo: adoption.app).compile()
        let messages = results.map(\.errorLines).joined(separator: "\n")
        #expect(!results.isEmpty && results.allSatisfy { $0.isAccepted }, "\(messages)")
        let before = try adoption.texts()
        let again = adoption.run("generate", "--adopt")
        #expect(again.code == 0)
        #expect(try adoption.texts() == before, "The second run changes something.")
        #expect(adoption.run("generate", "--check").code == 0)
    }
}
