/// Turns wishes into actions, and lets its view reflect what becomes of them. The view owns nothing of it.
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
