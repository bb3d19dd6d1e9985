import RIBs
import Scores

protocol RootDependency: Dependency, RootDependencyLoggedIn, RootDependencyLoggedOut {
    var appInformation: AppInformation { get }
}

final class RootComponent: Component<RootDependency> {
    let loggedInViewController: LoggedInViewControllable

    init(dependency: RootDependency, loggedInViewController: LoggedInViewControllable) {
        self.loggedInViewController = loggedInViewController
        super.init(dependency: dependency)
    }

    var gameJournal: GameJournal { gameHistory }
    var gameRecorder: GameRecording { gameHistory }

    private var gameHistory: GameHistory { shared { GameHistory() } }
}

protocol RootBuildable: Buildable {
    func build() -> LaunchRouting
}

final class RootBuilder: Builder<RootDependency>, RootBuildable {
    override init(dependency: RootDependency) {
        super.init(dependency: dependency)
    }

    func build() -> LaunchRouting {
        let viewController = RootViewController()
        let component = RootComponent(dependency: dependency, loggedInViewController: viewController)
        let interactor = RootInteractor(
            presenter: viewController,
            appInformation: component.dependency.appInformation
        )

        let loggedOutBuilder = LoggedOutBuilder(dependency: component)
        let loggedInBuilder = LoggedInBuilder(dependency: component)
        return RootRouter(
            interactor: interactor,
            viewController: viewController,
            loggedOutBuilder: loggedOutBuilder,
            loggedInBuilder: loggedInBuilder
        )
    }
}
