import Dispatch

/// Tells work on another thread that its result is no longer needed.
package final class Cancellation: @unchecked Sendable {
    private let turn = DispatchSemaphore(value: 1)
    // Read and written only between `wait` and `signal`.
    private var isRequested = false

    package init() {}

    package func cancel() {
        turn.wait()
        isRequested = true
        turn.signal()
    }

    package var isCancelled: Bool {
        turn.wait()
        defer { turn.signal() }
        return isRequested
    }
}

/// The error of work that was cancelled.
package struct Cancelled: Error {
    package init() {}
}
