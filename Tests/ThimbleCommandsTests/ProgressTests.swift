import Foundation
import Testing

@testable import ThimbleCommands

@Suite struct ProgressTests {
    /// Collects what is written from any thread.
    private final class Screen: @unchecked Sendable {
        private let lock = NSLock()
        private var written = ""

        func write(_ text: String) { lock.withLock { written += text } }

        var text: String { lock.withLock { written } }
    }

    @Test func shortWorkShowsNothing() {
        let screen = Screen()
        let progress = Progress(in: Environment(errorsAreTerminal: true)) { screen.write($0) }
        progress.enter("reading")
        progress.end()
        #expect(screen.text.isEmpty)
    }

    @Test func longWorkShowsItsStageAndTakesItAway() {
        let screen = Screen()
        let progress = Progress(in: Environment(errorsAreTerminal: true), patience: 0.01) { screen.write($0) }
        progress.enter("reading the sources")
        let limit = Date().addingTimeInterval(20)
        while screen.text.isEmpty, Date() < limit { usleep(10_000) }
        progress.end()
        let text = screen.text
        #expect(text.hasPrefix("\r\u{1B}[Kthimble: reading the sources, 0 s"))
        #expect(text.hasSuffix("\r\u{1B}[K"))
        #expect(!text.contains("\n"))
        usleep(300_000)
        #expect(screen.text == text)
    }

    @Test(arguments: [
        Environment(), Environment(outputIsTerminal: true),
        Environment(errorsAreTerminal: true, environment: ["TERM": "dumb"]),
    ])
    func nothingIsShownWhereNobodyWatches(_ environment: Environment) {
        let screen = Screen()
        let progress = Progress(in: environment, patience: 0.001) { screen.write($0) }
        progress.enter("reading")
        usleep(200_000)
        progress.end()
        #expect(screen.text.isEmpty)
    }
}
