/// Keeps a state. Actions of its dispatcher change it, and observers are informed of each change.
public final class Store<State, Action> {
    public private(set) var state: State
    private var observers: [(ValueChange<State>) -> Void] = []

    public init(state: State, mutation: some Mutation<State, Action>, dispatcher: Dispatcher<Action>) {
        self.state = state
        dispatcher.register { [weak self] action in self?.apply(action, mutation) }
    }

    public func observe(_ observer: @escaping (ValueChange<State>) -> Void) { observers.append(observer) }

    private func apply(_ action: Action, _ mutation: some Mutation<State, Action>) {
        let old = state
        mutation.mutate(action: action, state: &state)
        let change = ValueChange(new: state, old: old)
        for observer in observers { observer(change) }
    }
}
