import Foundation
import TestSupport
import Testing

/// The explorer in a browser. One after the other, because the times of frames are measured.
@Suite(.serialized, .enabled(if: Browser.isInstalled, "\(Browser.howToInstall)")) struct BrowserTests {
    private static let sample = Result { try SamplePages.folder() }

    @Test(arguments: ["keyboard", "search", "history", "filters", "form", "picture", "printing", "policy", "axe"])
    func sampleAppIsExplored(check: String) throws { try judge(check, Self.sample.get()) }

    @Test(arguments: ["marks", "leftout"])
    func changesAreMarked(check: String) throws { try judge(check, Self.sample.get()) }

    @Test func answersAreThoseOfTheCommands() throws { try judge("why", SamplePages.answers()) }

    @Test func namesAreNeverRun() throws { try judge("inert", SamplePages.hostile()) }

    @Test func aLargeTreeMovesSmoothly() throws { try judge("frames", SamplePages.large()) }

    private func judge(_ check: String, _ folder: TemporaryFolder) throws {
        let verdict = try Browser.judge(check, folder)
        #expect(verdict.isAccepted, "\(verdict.text)")
        if verdict.isAccepted, !verdict.text.isEmpty { print(verdict.text, terminator: "") }
    }
}
