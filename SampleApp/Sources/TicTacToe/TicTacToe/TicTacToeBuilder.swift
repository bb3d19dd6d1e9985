import Appearance
import RIBs
import Scores

protocol TicTacToeDependency: Dependency {
    var gameRecorder: GameRecording { get }
    var gameRules: GameRules { get }
    var mutableScoreStream: MutableScoreStream { get }
    var player1Name: String { get }
    var player2Name: String { get }
    var theme: Theme { get }
}

final class TicTacToeComponent: Component<TicTacToeDependency> {
    fileprivate var boardDrawing: BoardDrawing { BoardDrawing(theme: dependency.theme) }
}

protocol TicTacToeBuildable: Buildable {
    func build(withListener listener: TicTacToeListener) -> TicTacToeRouting
}

final class TicTacToeBuilder: Builder<TicTacToeDependency>, TicTacToeBuildable {
    override init(dependency: TicTacToeDependency) {
        super.init(dependency: dependency)
    }

    func build(withListener listener: TicTacToeListener) -> TicTacToeRouting {
        let component = TicTacToeComponent(dependency: dependency)
        let viewController = TicTacToeViewController(
            player1Name: component.dependency.player1Name,
            player2Name: component.dependency.player2Name,
            boardDrawing: component.boardDrawing
        )
        let interactor = TicTacToeInteractor(
            presenter: viewController,
            gameRules: component.dependency.gameRules,
            mutableScoreStream: component.dependency.mutableScoreStream,
            gameRecorder: component.dependency.gameRecorder
        )
        interactor.listener = listener
        return TicTacToeRouter(interactor: interactor, viewController: viewController)
    }
}
