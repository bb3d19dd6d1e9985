/// The score of two players over time, for code that only reads it.
public protocol ScoreStream: AnyObject {
    /// Calls the observer with the current score at once, and with every later one while the subscription exists.
    func observe(_ observer: @escaping (Score) -> Void) -> ScoreSubscription
}
