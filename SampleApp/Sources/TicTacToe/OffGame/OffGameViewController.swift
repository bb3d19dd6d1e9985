import RIBs
import Scores
import TextViews

protocol OffGamePresentableListener: AnyObject {
    func startGame()
    func showScoreBoard()
    func logout()
}

/// The start screen: the score and a menu.
final class OffGameViewController: TextViewController, OffGamePresentable, OffGameViewControllable {
    weak var listener: OffGamePresentableListener?

    private let player1Name: String
    private let player2Name: String
    private let scoreFormatter: ScoreFormatting
    private var score = Score()

    init(player1Name: String, player2Name: String, scoreFormatter: ScoreFormatting) {
        self.player1Name = player1Name
        self.player2Name = player2Name
        self.scoreFormatter = scoreFormatter
        super.init()
    }

    override var title: String { "Start" }

    override var lines: [String] {
        [
            scoreFormatter.summary(of: score, player1Name: player1Name, player2Name: player2Name),
            "1  Start a game",
            "2  Show the scores",
            "3  Log out",
        ]
    }

    override func didEnter(_ line: String) {
        switch line {
        case "1": listener?.startGame()
        case "2": listener?.showScoreBoard()
        case "3": listener?.logout()
        default: break
        }
    }

    // MARK: - OffGamePresentable

    func show(score: Score) {
        self.score = score
    }

    // MARK: - OffGameViewControllable

    func present(viewController: ViewControllable) {
        present(viewController.textViewController)
    }

    func dismiss(viewController: ViewControllable) {
        dismiss(viewController.textViewController)
    }
}
