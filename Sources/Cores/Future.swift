import Dispatch

/// A value that another thread computes while this one continues.
package final class Future<Value: Sendable>: Sendable {
    private let work: @Sendable () -> Value
    private let group = DispatchGroup()
    // Written before the group is left, read after that.
    private nonisolated(unsafe) var made: Value?

    /// Starts the work immediately.
    ///
    /// - Parameter isWorthwhile: whether there is enough work to justify another thread; otherwise the value is
    ///   computed when `value()` is called.
    package init(isWorthwhile: Bool = true, _ work: @escaping @Sendable () -> Value) {
        self.work = work
        guard isWorthwhile else { return }
        DispatchQueue.global().async(group: group) { self.made = work() }
    }

    /// Waits until the value is available.
    package func value() -> Value {
        group.wait()
        return made ?? work()
    }
}

/// Starts the creation of a worker thread early, while this thread does work that cannot be shared: waiting for it
/// later would take longer than reading a small app.
package func prepareThreads() { DispatchQueue.global().async {} }
