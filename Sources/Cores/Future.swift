import Dispatch

/// A value that another thread computes while this one continues.
package final class Future<Value: Sendable>: Sendable {
    private let work: Lazy<Value>

    /// Starts the work immediately.
    ///
    /// - Parameter isWorthwhile: whether there is enough work to justify another thread; otherwise the value is
    ///   computed when `value()` is first called.
    package init(isWorthwhile: Bool = true, _ work: @escaping @Sendable () -> Value) {
        let value = Lazy(work)
        self.work = value
        if isWorthwhile { DispatchQueue.global().async { _ = value.value } }
    }

    /// Waits until the value is available.
    package func value() -> Value { work.value }
}

/// Starts the creation of a worker thread early, while this thread does work that cannot be shared: waiting for it
/// later would take longer than reading a small app.
///
/// - Parameter work: done by that thread, because it will be needed.
package func prepareThreads(for work: @escaping @Sendable () -> Void) { DispatchQueue.global().async(execute: work) }

/// Frees a large value on another thread while this one continues.
///
/// - Parameter queue: the queue of that thread.
package func releaseElsewhere<Value: Sendable>(
    _ value: consuming Value,
    on queue: DispatchQueue = .global()
) {
    let holder = Holder(value)
    queue.async { holder.value = nil }
}

/// Only the thread that frees the value touches it.
private final class Holder<Value: Sendable>: @unchecked Sendable {
    var value: Value?

    init(_ value: consuming Value) { self.value = value }
}
