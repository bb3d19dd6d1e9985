import RIBs

protocol LoggedInDependency: Dependency, LoggedInDependencyOffGame, LoggedInDependencyTicTacToe {
    var loggedInViewController: LoggedInViewControllable { get }
    var webService: WebServicing { get }
}

final class LoggedInComponent: Component<LoggedInDependency> {
    let player1Name: String
    let player2Name: String

    init(dependency: LoggedInDependency, player1Name: String, player2Name: String) {
        self.player1Name = player1Name
        self.player2Name = player2Name
        super.init(dependency: dependency)
    }
}

protocol LoggedInBuildable: Buildable {
    func build(withListener listener: LoggedInListener, player1Name: String, player2Name: String) -> LoggedInRouting
}

final class LoggedInBuilder: Builder<LoggedInDependency>, LoggedInBuildable {
    override init(dependency: LoggedInDependency) {
        super.init(dependency: dependency)
    }

    func build(withListener listener: LoggedInListener, player1Name: String, player2Name: String) -> LoggedInRouting {
        let component = LoggedInComponent(
            dependency: dependency,
            player1Name: player1Name,
            player2Name: player2Name
        )
        let interactor = LoggedInInteractor(webService: component.dependency.webService)
        interactor.listener = listener
        return LoggedInRouter(
            interactor: interactor,
            viewController: component.dependency.loggedInViewController,
            offGameBuilder: OffGameBuilder(dependency: component),
            ticTacToeBuilder: TicTacToeBuilder(dependency: component)
        )
    }
}
