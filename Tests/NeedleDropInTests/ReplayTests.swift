import Foundation
import Testing

@testable import ThimbleCommands

/// Plays what Needle 0.25.1 was watched to do: its output, its messages, its exit codes, what it left untouched.
@Suite(
    .disabled(
        if: ReplayCase.isMissing,
        "The folder ../shared/needle-goldens is missing: nothing is compared with Needle."
    )
)
struct ReplayTests {
    @Test(arguments: ReplayCase.shared.filter { !$0.isQuirk })
    func doesWhatNeedleDid(_ replayed: ReplayCase) throws {
        let done = try Replayed(replayed)
        #expect(String(done.report.code) == replayed.text("expected.status")?.trimmingCharacters(in: .newlines))
        expectOutput(of: done, in: replayed)
        let isUntouched = replayed.bytes("expected.untouched") != nil
        #expect(done.output == replayed.bytes(isUntouched ? "initial.swift" : "expected.swift"))
        if isUntouched { #expect(!done.wasTouched) }
        #expect(done.inputs == replayed.text("expected.inputs"))
    }

    private func expectOutput(of done: Replayed, in replayed: ReplayCase) {
        let output = done.report.output
        if let exact = replayed.text("expected.stdout") {
            #expect(output == exact)
        } else if let lines = replayed.text("expected.stdout.sorted") {
            #expect(Set(output.split(separator: "\n")).sorted() == lines.split(separator: "\n"))
        } else if let head = replayed.text("expected.stdout.head") {
            #expect(output.hasPrefix(head.trimmingCharacters(in: .newlines)))
        } else {
            Issue.record("The case says nothing of the output.")
        }
    }

    @Test func findsTheCases() {
        #expect(ReplayCase.shared.count == 114)
        #expect(ReplayCase.shared.filter(\.isQuirk).count == 13)
    }
}
