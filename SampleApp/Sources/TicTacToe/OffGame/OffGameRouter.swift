import RIBs
import ScoreBoard

protocol OffGameInteractable: Interactable, ScoreBoardListener {
    var router: OffGameRouting? { get set }
    var listener: OffGameListener? { get set }
}

protocol OffGameViewControllable: ViewControllable {
    func present(viewController: ViewControllable)
    func dismiss(viewController: ViewControllable)
}

final class OffGameRouter: ViewableRouter<OffGameInteractable, OffGameViewControllable>, OffGameRouting {
    private let scoreBoardBuilder: ScoreBoardBuildable
    private var scoreBoard: ViewableRouting?

    init(
        interactor: OffGameInteractable,
        viewController: OffGameViewControllable,
        scoreBoardBuilder: ScoreBoardBuildable
    ) {
        self.scoreBoardBuilder = scoreBoardBuilder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

    // MARK: - OffGameRouting

    func attachScoreBoard() {
        guard scoreBoard == nil else { return }
        let scoreBoard = scoreBoardBuilder.build(withListener: interactor)
        self.scoreBoard = scoreBoard
        attachChild(scoreBoard)
        viewController.present(viewController: scoreBoard.viewControllable)
    }

    func detachScoreBoard() {
        guard let scoreBoard else { return }
        detachChild(scoreBoard)
        viewController.dismiss(viewController: scoreBoard.viewControllable)
        self.scoreBoard = nil
    }
}
