import Dispatch

/// A value that another thread makes while this one does something else.
public final class Background<Value: Sendable>: Sendable {
    private let work: @Sendable () -> Value
    private let group = DispatchGroup()
    // Written before the group is left, read after that.
    private nonisolated(unsafe) var made: Value?

    /// Begins at once.
    public init(_ work: @escaping @Sendable () -> Value) {
        self.work = work
        DispatchQueue.global().async(group: group) { self.made = work() }
    }

    /// Waits until the value is there.
    public func value() -> Value {
        group.wait()
        return made ?? work()
    }
}
