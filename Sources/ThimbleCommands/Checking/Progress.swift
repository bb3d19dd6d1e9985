import Dispatch

/// Tells a person at a terminal that the work goes on: one line on standard error, written over again and again, from the
/// first second on, and gone at the end. Anybody else sees nothing.
final class Progress: Sendable {
    private static let interval = 0.1

    /// All that follows is touched on this queue only.
    private let queue = DispatchQueue(label: "thimble.progress")
    private nonisolated(unsafe) var timer: (any DispatchSourceTimer)?
    private nonisolated(unsafe) var stage = ""
    private nonisolated(unsafe) var shown = ""
    private let start = Platform.secondsOfClock()
    /// Without it the queue is never used: its threads would take longer to start than a small app takes to check.
    private let isShown: Bool
    private let write: @Sendable (String) -> Void

    /// - Parameters:
    ///   - environment: where there is no terminal, nothing is shown.
    ///   - patience: how long nothing is shown, in seconds.
    ///   - write: shows text on the terminal.
    init(
        in environment: Environment,
        patience: Double = 1,
        write: @escaping @Sendable (String) -> Void = { try? Platform.write($0.utf8, to: 2) }
    ) {
        self.write = write
        isShown = environment.errorsAreTerminal && environment.environment["TERM"] != "dumb"
        guard isShown else { return }
        queue.sync {
            let timer = DispatchSource.makeTimerSource(queue: queue)
            timer.schedule(deadline: .now() + patience, repeating: Self.interval)
            timer.setEventHandler { [self] in show() }
            timer.resume()
            self.timer = timer
        }
    }

    /// Says what is being done now: "reading the sources".
    func enter(_ stage: String) {
        guard isShown else { return }
        queue.async { self.stage = stage }
    }

    /// Takes the line away; nothing is shown from here on.
    func end() {
        guard isShown else { return }
        queue.sync {
            timer?.cancel()
            timer = nil
            // Back to the first column, and all behind it erased.
            if !shown.isEmpty { write("\r\u{1B}[K") }
            shown = ""
        }
    }

    private func show() {
        let seconds = Int(Platform.secondsOfClock() - start)
        let line = "thimble: \(stage.isEmpty ? "working" : stage), \(seconds) s"
        guard line != shown else { return }
        shown = line
        write("\r\u{1B}[K\(line)")
    }
}
