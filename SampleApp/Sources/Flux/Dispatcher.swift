/// Hands actions to those who registered, in the order in which they did.
public final class Dispatcher<Action> {
    private var handlers: [(Action) -> Void] = []

    public init() {}

    public func register(_ handler: @escaping (Action) -> Void) { handlers.append(handler) }

    public func dispatch(_ action: Action) {
        for handler in handlers { handler(action) }
    }
}
