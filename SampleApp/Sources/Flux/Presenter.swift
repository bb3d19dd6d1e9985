/// Dispatches actions, and passes the resulting states to its view. The view does not own the presenter.
open class Presenter<State, Action> {
    private let flux: Flux<State, Action>

    public init(view: some View<State>, flux: Flux<State, Action>) {
        self.flux = flux
        view.reflect(change: ValueChange(new: flux.store.state, old: nil))
        flux.store.observe { [weak view] change in view?.reflect(change: change) }
    }

    public var state: State { flux.store.state }

    public final func dispatch(_ action: Action) { flux.dispatcher.dispatch(action) }
}
