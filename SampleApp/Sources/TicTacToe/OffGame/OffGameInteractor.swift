import RIBs
import Scores

protocol OffGameRouting: ViewableRouting {
    func attachScoreBoard()
    func detachScoreBoard()
}

/// @mockable(modifiers: listener = weak)
protocol OffGamePresentable: Presentable {
    var listener: OffGamePresentableListener? { get set }
    func show(score: Score)
}

protocol OffGameListener: AnyObject {
    func offGameDidStartGame()
    func offGameDidLogout()
}

final class OffGameInteractor: PresentableInteractor<OffGamePresentable>, OffGameInteractable,
    OffGamePresentableListener
{
    weak var router: OffGameRouting?
    weak var listener: OffGameListener?

    private let scoreStream: ScoreStream
    private var subscription: ScoreSubscription?

    init(presenter: OffGamePresentable, scoreStream: ScoreStream) {
        self.scoreStream = scoreStream
        super.init(presenter: presenter)
        presenter.listener = self
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        subscription = scoreStream.observe { [weak self] score in
            self?.presenter.show(score: score)
        }
    }

    override func willResignActive() {
        super.willResignActive()
        subscription = nil
    }

    // MARK: - OffGamePresentableListener

    func startGame() {
        listener?.offGameDidStartGame()
    }

    func showScoreBoard() {
        router?.attachScoreBoard()
    }

    func logout() {
        listener?.offGameDidLogout()
    }

    // MARK: - ScoreBoardListener

    func scoreBoardDidClose() {
        router?.detachScoreBoard()
    }
}
