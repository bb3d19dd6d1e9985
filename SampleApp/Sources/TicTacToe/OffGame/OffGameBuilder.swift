import RIBs
import Scores

protocol OffGameDependency: Dependency, OffGameDependencyScoreBoard {
    var player1Name: String { get }
    var player2Name: String { get }
    var scoreStream: ScoreStream { get }
}

final class OffGameComponent: Component<OffGameDependency> {
    var scoreFormatter: ScoreFormatting { shared { ScoreFormatter() } }
}

protocol OffGameBuildable: Buildable {
    func build(withListener listener: OffGameListener) -> OffGameRouting
}

final class OffGameBuilder: Builder<OffGameDependency>, OffGameBuildable {
    override init(dependency: OffGameDependency) {
        super.init(dependency: dependency)
    }

    func build(withListener listener: OffGameListener) -> OffGameRouting {
        let component = OffGameComponent(dependency: dependency)
        let viewController = OffGameViewController(
            player1Name: dependency.player1Name,
            player2Name: dependency.player2Name,
            scoreFormatter: component.scoreFormatter
        )
        let interactor = OffGameInteractor(presenter: viewController, scoreStream: dependency.scoreStream)
        interactor.listener = listener
        return OffGameRouter(
            interactor: interactor,
            viewController: viewController,
            scoreBoardBuilder: component.scoreBoardBuilder
        )
    }
}
