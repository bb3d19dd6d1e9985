/// The score stream itself, which starts at 0 : 0.
public final class ScoreSubject: MutableScoreStream {
    private var score = Score()
    private var observers: [Int: (Score) -> Void] = [:]
    private var nextKey = 0

    public init() {}

    public func observe(_ observer: @escaping (Score) -> Void) -> ScoreSubscription {
        let key = nextKey
        nextKey += 1
        observers[key] = observer
        observer(score)
        return ScoreSubscription { [weak self] in
            self?.observers[key] = nil
        }
    }

    public func updateScore(withWinner winner: PlayerType) {
        score = score.adding(winner: winner)
        // In the order of subscription, so that every run has the same output.
        for (_, observer) in observers.sorted(by: { $0.key < $1.key }) {
            observer(score)
        }
    }
}
