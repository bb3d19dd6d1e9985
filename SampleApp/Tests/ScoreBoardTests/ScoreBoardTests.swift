import Appearance
import RIBs
import ScoreBoard
import Scores
import Testing

/// The score board for other modules: these tests do not use `@testable`.
@Suite
struct ScoreBoardTests {
    private let history = GameHistory()
    private let subject = ScoreSubject()
    private let listener = ScoreBoardListenerMock()
    private let dependency: ScoreBoardDependencyMock

    init() {
        dependency = ScoreBoardDependencyMock(
            gameJournal: history,
            player1Name: "Ada",
            player2Name: "Grace",
            scoreFormatter: ScoreFormatter(),
            scoreStream: subject,
            theme: Theme(scoreMark: "#")
        )
    }

    @Test
    func followsTheScoreWhileItIsAttached() {
        let scoreBoard = ScoreBoardBuilder(dependency: dependency).build(withListener: listener)
        let view = scoreBoard.viewControllable.textViewController
        history.recordGame(withWinner: nil)

        scoreBoard.interactable.activate()
        subject.updateScore(withWinner: .player2)
        let shown = [
            "Ada 0 : 1 Grace",
            "  Ada   |",
            "  Grace |#",
            "Games since the start: 1, of them drawn: 1.",
            "Press return to go back.",
        ]
        #expect(view.lines == shown)

        scoreBoard.interactable.deactivate()
        subject.updateScore(withWinner: .player2)
        #expect(view.lines == shown)
    }

    @Test
    func tellsItsListenerThatItIsClosed() {
        let scoreBoard = ScoreBoardBuilder(dependency: dependency).build(withListener: listener)

        scoreBoard.viewControllable.textViewController.didEnter("")

        #expect(listener.scoreBoardDidCloseCallCount == 1)
    }
}
