/// The work that waits for the next turn of the loop: what the main queue is to an app with a screen.
///
/// Whoever answers "later", such as a web service, answers through here, so that nothing answers while the question is
/// still being asked, and so that a run with the same input always has the same output.
public final class EventQueue {
    private var waiting: [() -> Void] = []

    /// Makes a queue on which nothing waits.
    public init() {}

    /// Puts work at the end of the queue. It runs in a later turn of the loop, never at once.
    public func async(_ work: @escaping () -> Void) {
        waiting.append(work)
    }

    /// Takes the work that has waited longest, or nothing if none waits.
    public func next() -> (() -> Void)? {
        waiting.isEmpty ? nil : waiting.removeFirst()
    }
}
