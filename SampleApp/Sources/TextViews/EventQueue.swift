/// Work for later turns of the loop, like the main queue of an app with a screen.
///
/// Asynchronous code, such as the web service, calls back through this queue. A callback therefore never runs before
/// the call has returned, and the same input always produces the same output.
public final class EventQueue {
    private var waiting: [() -> Void] = []

    /// Creates an empty queue.
    public init() {}

    /// Adds work to the end of the queue. It runs in a later turn of the loop, never at once.
    public func async(_ work: @escaping () -> Void) {
        waiting.append(work)
    }

    /// Removes and returns the oldest work; `nil` if the queue is empty.
    public func next() -> (() -> Void)? {
        waiting.isEmpty ? nil : waiting.removeFirst()
    }
}
