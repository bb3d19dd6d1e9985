/// A state before and after an action.
public struct ValueChange<State> {
    public let new: State
    /// `nil` at the start.
    public let old: State?

    public init(new: State, old: State?) {
        self.new = new
        self.old = old
    }

    /// The new value of a property; `nil` if it has not changed.
    public func valueIfChanged<Value: Equatable>(for keyPath: KeyPath<State, Value>) -> Value? {
        let value = new[keyPath: keyPath]
        return old.map { $0[keyPath: keyPath] == value } ?? false ? nil : value
    }
}
