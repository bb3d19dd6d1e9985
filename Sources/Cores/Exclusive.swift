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
    private let compute: @Sendable () -> Value
    private let turn = DispatchSemaphore(value: 1)
    // Read and written only between `wait` and `signal`.
    private var computed: Value?

    package init(_ compute: @escaping @Sendable () -> Value) { self.compute = compute }

    package var value: Value {
        turn.wait()
        defer { turn.signal() }
        if let computed { return computed }
        let value = compute()
        computed = value
        return value
    }
}
