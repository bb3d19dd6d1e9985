/// A dispatcher and the store that it informs: data flows in one direction.
public final class Flux<State, Action> {
    public let dispatcher: Dispatcher<Action>
    public let store: Store<State, Action>

    public init(state: State, mutation: some Mutation<State, Action>) {
        dispatcher = Dispatcher()
        store = Store(state: state, mutation: mutation, dispatcher: dispatcher)
    }
}
