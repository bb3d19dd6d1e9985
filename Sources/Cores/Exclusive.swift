import Dispatch

/// A value that only one thread uses at a time.
package final class Exclusive<Value>: @unchecked Sendable {
    private let value: Value
    private let turn = DispatchSemaphore(value: 1)

    package init(_ value: Value) { self.value = value }

    /// Waits until no other thread uses the value. `use` must not call this again.
    package func use<Result>(_ use: (Value) -> Result) -> Result {
        turn.wait()
        defer { turn.signal() }
        return use(value)
    }
}

/// A value that is computed when a thread first asks for it.
package final class Lazy<Value: Sendable>: @unchecked Sendable {
    // What the computation refers to is freed after it.
    private enum State {
        case pending(@Sendable () -> Value)
        case computed(Value)
    }

    private let turn = DispatchSemaphore(value: 1)
    // Read and written only between `wait` and `signal`.
    private var state: State

    package init(_ compute: @escaping @Sendable () -> Value) { state = .pending(compute) }

    package var value: Value {
        turn.wait()
        defer { turn.signal() }
        switch state {
        case .computed(let value): return value
        case .pending(let compute):
            let value = compute()
            state = .computed(value)
            return value
        }
    }
}
