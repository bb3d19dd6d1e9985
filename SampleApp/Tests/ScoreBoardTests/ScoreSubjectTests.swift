import Scores
import Testing

@Suite
struct ScoreSubjectTests {
    @Test
    func observersGetThePresentScoreAndAllLaterOnes() {
        let subject = ScoreSubject()
        subject.updateScore(withWinner: .player1)
        var scores: [Score] = []

        let subscription = subject.observe { scores.append($0) }
        subject.updateScore(withWinner: .player2)

        withExtendedLifetime(subscription) {
            #expect(scores == [Score(player1Score: 1), Score(player1Score: 1, player2Score: 1)])
        }
    }

    @Test
    func lettingGoOfTheSubscriptionEndsTheObservation() {
        let subject = ScoreSubject()
        var callCount = 0
        var subscription: ScoreSubscription? = subject.observe { _ in callCount += 1 }
        #expect(subscription != nil)

        subscription = nil
        subject.updateScore(withWinner: .player1)

        #expect(callCount == 1)
    }
}
