import Foundation
import TestSupport
import Testing

/// What `check --fix` writes is right, in every fixture: the compiler says so, and a second run has nothing to add.
@Suite(
    .disabled(if: isRecording, "What is recorded is compiled in the next run."),
    .enabled(if: Compiler.found != nil, "No swiftc is on the search path: nothing was compiled.")
)
struct FixingTests {
    /// The fixtures in which something can be repaired without a person, as was recorded of them before generation.
    private static let fixable = Fixture.all.filter { fixture in
        let findings = (try? Recording(of: fixture))?.findings.split(separator: "$ thimble generate", maxSplits: 1)
        return findings?.first?.contains("with '--fix'") ?? false
    }

    @Test func someFixturesCanBeRepaired() {
        #expect(Self.fixable.count >= 30)
    }

    private static let sampling = Sampling(fixable, every: 10)

    @Test(.enabled(if: LongTests.areIncluded, "\(LongTests.remark)"), arguments: sampling.others)
    func whatIsRepairedInOtherFixturesStaysRepaired(_ fixture: Fixture) throws {
        try whatIsRepairedStaysRepaired(fixture)
    }

    @Test(arguments: sampling.chosen)
    func whatIsRepairedStaysRepaired(_ fixture: Fixture) throws {
        let copy = try FixtureCopy(of: fixture)
        let before = try copy.texts()
        _ = copy.run("check", "--fix")
        let once = try copy.texts()
        #expect(once != before)
        let again = copy.run("check", "--fix")
        #expect(try copy.texts() == once, "The second run changes something.")
        #expect(again.output.contains("Fixed ") == again.output.contains("Fixed nothing."))
        let generation = copy.run("generate")
        guard copy.run("check", "--allow-empty").code == 0 else {
            #expect(generation.code == 1, "What a person has to repair is no reason to refuse.")
            return
        }
        let results = try FixtureModules(of: fixture, copiedTo: copy.app).compile()
        #expect(!results.isEmpty && results.allSatisfy { $0.isAccepted }, "\(results.map(\.errorLines).joined())")
    }
}
