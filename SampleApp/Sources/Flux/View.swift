/// Shows a state. A view does not change the state, but calls its presenter.
public protocol View<State>: AnyObject {
    associatedtype State

    /// Called once for each change, and at the start without an old state.
    func reflect(change: ValueChange<State>)
}
