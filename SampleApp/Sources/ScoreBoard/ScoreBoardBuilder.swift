import Appearance
import RIBs
import Scores

/// The requirements that ScoreBoard has from the scopes above it. @mockable
public protocol ScoreBoardDependency: Dependency {
    var gameJournal: GameJournal { get }
    var player1Name: String { get }
    var player2Name: String { get }
    var scoreFormatter: ScoreFormatting { get }
    var scoreStream: ScoreStream { get }
    var theme: Theme { get }
}

final class ScoreBoardComponent: Component<ScoreBoardDependency> {
    fileprivate var chart: ScoreChart {
        ScoreChart(
            player1Name: dependency.player1Name,
            player2Name: dependency.player2Name,
            theme: dependency.theme
        )
    }
}

/// Builds the score board. Parents store its builder with this type.
public protocol ScoreBoardBuildable: Buildable {
    func build(withListener listener: ScoreBoardListener) -> ScoreBoardRouting
}

/// Builds the score board.
public final class ScoreBoardBuilder: Builder<ScoreBoardDependency>, ScoreBoardBuildable {
    public override init(dependency: ScoreBoardDependency) {
        super.init(dependency: dependency)
    }

    public func build(withListener listener: ScoreBoardListener) -> ScoreBoardRouting {
        let component = ScoreBoardComponent(dependency: dependency)
        let viewController = ScoreBoardViewController(
            player1Name: dependency.player1Name,
            player2Name: dependency.player2Name,
            scoreFormatter: dependency.scoreFormatter,
            chart: component.chart
        )
        let interactor = ScoreBoardInteractor(
            presenter: ScoreBoardPresenter(viewController: viewController),
            scoreStream: dependency.scoreStream,
            gameJournal: dependency.gameJournal
        )
        interactor.listener = listener
        return ScoreBoardRouter(interactor: interactor, viewController: viewController)
    }
}
