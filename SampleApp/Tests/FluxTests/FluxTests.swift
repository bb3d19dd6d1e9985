import Flux
import Testing

/// Actions reach the store, and changes reach the view.
@Suite
struct FluxTests {
    private struct Counter: Equatable {
        var count = 0
        var name = "steps"
    }

    private enum Step { case up, rename(String) }

    private struct Counting: Mutation {
        func mutate(action: Step, state: inout Counter) {
            switch action {
            case .up: state.count += 1
            case .rename(let name): state.name = name
            }
        }
    }

    private final class CounterView: View {
        private(set) var counts: [Int] = []
        private(set) var names: [String] = []

        func reflect(change: ValueChange<Counter>) {
            if let count = change.valueIfChanged(for: \.count) { counts.append(count) }
            if let name = change.valueIfChanged(for: \.name) { names.append(name) }
        }
    }

    @Test
    func theViewReflectsTheStateAndEachChange() {
        let view = CounterView()
        let presenter = Presenter(view: view, flux: Flux(state: Counter(), mutation: Counting()))
        #expect(view.counts == [0])

        presenter.dispatch(.up)
        presenter.dispatch(.rename("jumps"))
        presenter.dispatch(.up)

        #expect(view.counts == [0, 1, 2])
        #expect(view.names == ["steps", "jumps"])
        #expect(presenter.state == Counter(count: 2, name: "jumps"))
    }

    @Test
    func thePresenterKeepsNoView() {
        weak var kept: CounterView?
        let presenter: Presenter<Counter, Step>
        do {
            let view = CounterView()
            kept = view
            presenter = Presenter(view: view, flux: Flux(state: Counter(), mutation: Counting()))
        }
        #expect(kept == nil)
        presenter.dispatch(.up)
        #expect(presenter.state.count == 1)
    }

    @Test
    func handlersAreCalledInTheirOrder() {
        let dispatcher = Dispatcher<Int>()
        var seen: [String] = []
        dispatcher.register { seen.append("a\($0)") }
        dispatcher.register { seen.append("b\($0)") }

        dispatcher.dispatch(1)
        dispatcher.dispatch(2)

        #expect(seen == ["a1", "b1", "a2", "b2"])
    }
}
