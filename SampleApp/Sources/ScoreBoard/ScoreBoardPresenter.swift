import Flux
import Scores

/// Translates the calls of the interactor into actions for the view.
final class ScoreBoardPresenter: Presenter<ScoreBoardState, ScoreBoardAction>, ScoreBoardPresentable {
    weak var listener: ScoreBoardPresentableListener? {
        didSet { viewController?.listener = listener }
    }

    private weak var viewController: ScoreBoardViewController?

    init(viewController: ScoreBoardViewController) {
        self.viewController = viewController
        super.init(view: viewController, flux: Flux(state: ScoreBoardState(), mutation: ScoreBoardMutation()))
    }

    // MARK: - ScoreBoardPresentable

    func show(score: Score) { dispatch(.scoreChanged(score)) }

    func show(gameCount: Int, drawCount: Int) {
        dispatch(.gamesCounted(gameCount: gameCount, drawCount: drawCount))
    }
}
