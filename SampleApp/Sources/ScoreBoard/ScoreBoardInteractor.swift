import RIBs
import Scores

/// The router of the score board, for its interactor and its parent.
public protocol ScoreBoardRouting: ViewableRouting {}

protocol ScoreBoardPresentable: Presentable {
    var listener: ScoreBoardPresentableListener? { get set }
    func show(score: Score)
    func show(gameCount: Int, drawCount: Int)
}

/// The events that the score board reports to its parent.
/// @mockable
public protocol ScoreBoardListener: AnyObject {
    func scoreBoardDidClose()
}

final class ScoreBoardInteractor: PresentableInteractor<ScoreBoardPresentable>, ScoreBoardInteractable,
    ScoreBoardPresentableListener
{
    weak var router: ScoreBoardRouting?
    weak var listener: ScoreBoardListener?

    private let scoreStream: ScoreStream
    private let gameJournal: GameJournal
    private var subscription: ScoreSubscription?

    init(presenter: ScoreBoardPresentable, scoreStream: ScoreStream, gameJournal: GameJournal) {
        self.scoreStream = scoreStream
        self.gameJournal = gameJournal
        super.init(presenter: presenter)
        presenter.listener = self
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        presenter.show(gameCount: gameJournal.gameCount, drawCount: gameJournal.drawCount)
        subscription = scoreStream.observe { [weak self] score in
            self?.presenter.show(score: score)
        }
    }

    override func willResignActive() {
        super.willResignActive()
        subscription = nil
    }

    // MARK: - ScoreBoardPresentableListener

    func close() {
        listener?.scoreBoardDidClose()
    }
}
