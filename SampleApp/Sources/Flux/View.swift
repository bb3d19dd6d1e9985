/// What shows a state. It changes nothing and asks its presenter for changes.
public protocol View<State>: AnyObject {
    associatedtype State

    /// Called once for each change, and at the start without an old state.
    func reflect(change: ValueChange<State>)
}
