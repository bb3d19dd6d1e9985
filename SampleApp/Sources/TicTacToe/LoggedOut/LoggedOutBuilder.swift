import RIBs
import UseCases

protocol LoggedOutDependency: Dependency, LoggedOutDependencyCreateAccount {
    var webService: WebServicing { get }
}

final class LoggedOutComponent: Component<LoggedOutDependency> {
    fileprivate var executor: InteractorExecutor { InteractorExecutor(loggedOutWith: dependency.webService) }
    var nameRules: NameRules { NameRules(maximumLength: 20) }
}

protocol LoggedOutBuildable: Buildable {
    func build(withListener listener: LoggedOutListener) -> LoggedOutRouting
}

final class LoggedOutBuilder: Builder<LoggedOutDependency>, LoggedOutBuildable {
    override init(dependency: LoggedOutDependency) {
        super.init(dependency: dependency)
    }

    func build(withListener listener: LoggedOutListener) -> LoggedOutRouting {
        let component = LoggedOutComponent(dependency: dependency)
        let viewController = LoggedOutViewController()
        let interactor = LoggedOutInteractor(
            presenter: viewController,
            executor: component.executor,
            nameRules: component.nameRules
        )
        interactor.listener = listener

        let createAccountBuilder: CreateAccountBuilder = .init(dependency: component)
        return LoggedOutRouter(
            interactor: interactor,
            viewController: viewController,
            createAccountBuilder: createAccountBuilder
        )
    }
}
