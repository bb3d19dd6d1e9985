import Dispatch

/// Shows progress on a terminal: one line on standard error that is rewritten from the first second on and erased at
/// the end. Without a terminal, it shows nothing.
final class Progress: Sendable {
    private static let interval = 0.1

    /// Protects all state below.
    private let queue = DispatchQueue(label: "thimble.progress")
    private nonisolated(unsafe) var timer: (any DispatchSourceTimer)?
    private nonisolated(unsafe) var stage = ""
    private nonisolated(unsafe) var shown = ""
    private let start = Platform.secondsOfClock()
    /// If false, the queue is never used: starting its threads takes longer than checking a small app.
    private let isShown: Bool
    private let write: @Sendable (String) -> Void

    /// - Parameters:
    ///   - environment: without a terminal, nothing is shown.
    ///   - patience: the delay before anything is shown, in seconds.
    ///   - write: writes text to the terminal.
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

    /// Names the current stage: "reading the sources".
    func enter(_ stage: String) {
        guard isShown else { return }
        queue.async { self.stage = stage }
    }

    /// Erases the line; nothing is shown afterwards.
    func end() {
        guard isShown else { return }
        queue.sync {
            timer?.cancel()
            timer = nil
            // Returns to the first column and erases the rest of the line.
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
