import Dispatch

/// A value that another thread makes while this one does something else.
public final class Future<Value: Sendable>: Sendable {
    private let work: @Sendable () -> Value
    private let group = DispatchGroup()
    // Written before the group is left, read after that.
    private nonisolated(unsafe) var made: Value?

    /// Begins at once.
    ///
    /// - Parameter isWorthwhile: whether there is enough to do to wake another thread up; else the value is made when it
    ///   is asked for.
    public init(isWorthwhile: Bool = true, _ work: @escaping @Sendable () -> Value) {
        self.work = work
        guard isWorthwhile else { return }
        DispatchQueue.global().async(group: group) { self.made = work() }
    }

    /// Waits until the value is there.
    public func value() -> Value {
        group.wait()
        return made ?? work()
    }
}

/// Has a thread made for later work, while this one still does what nobody can share: waiting for it then takes longer
/// than a small app takes to read.
public func prepareThreads() { DispatchQueue.global().async {} }
