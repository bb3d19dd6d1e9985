/// Passes actions to the registered handlers, in the order of their registration.
public final class Dispatcher<Action> {
    private var handlers: [(Action) -> Void] = []

    public init() {}

    public func register(_ handler: @escaping (Action) -> Void) { handlers.append(handler) }

    public func dispatch(_ action: Action) {
        for handler in handlers { handler(action) }
    }
}
