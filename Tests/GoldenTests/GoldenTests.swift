import Foundation
import Testing

/// Whether this run records instead of comparing.
let isRecording = ProcessInfo.processInfo.environment["THIMBLE_RECORD"] == "1"

/// Plays every fixture and compares with what was recorded.
///
/// To record anew after a change of what Thimble says or writes:
///
///     THIMBLE_RECORD=1 swift test --filter GoldenTests
///
/// Then look at every changed file: a recording is no proof of anything until somebody has read it.
@Suite struct GoldenTests {
    @Test(arguments: Fixture.all)
    func saysAndWritesWhatWasRecorded(_ fixture: Fixture) throws {
        let played = try Recording(playing: fixture)
        if isRecording { try played.write(for: fixture) }
        let recorded = try Recording(of: fixture)
        #expect(played.findings == recorded.findings)
        #expect(played.graph == recorded.graph)
        #expect(played.modules == recorded.modules)
        #expect(played.generated == recorded.generated)
    }

    @Test func findsTheFixtures() {
        #expect(Fixture.all.count > 40)
    }

    /// Recordings have to be the same wherever they are made.
    @Test(.disabled(if: isRecording, "What is recorded is read in the next run."), arguments: Fixture.all)
    func recordsNoAbsolutePaths(_ fixture: Fixture) throws {
        let recorded = try Recording(of: fixture)
        let temporary = FileManager.default.temporaryDirectory.path
        for text in [recorded.findings, recorded.graph] + Array(recorded.generated.values) {
            #expect(!text.contains(temporary))
            #expect(!text.contains(Fixture.folder.path))
        }
    }
}
