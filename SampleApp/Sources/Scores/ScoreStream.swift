/// The score of two players as it changes, for those who only look at it.
public protocol ScoreStream: AnyObject {
    /// Calls the observer with the present score at once, and with every later one as long as the subscription lives.
    func observe(_ observer: @escaping (Score) -> Void) -> ScoreSubscription
}
