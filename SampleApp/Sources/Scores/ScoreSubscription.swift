/// Keeps an observer of a score stream alive. Releasing it ends the observation.
public final class ScoreSubscription {
    private let end: () -> Void

    public init(end: @escaping () -> Void) {
        self.end = end
    }

    deinit {
        end()
    }
}
