import RIBs

protocol LoggedOutDependency: Dependency, LoggedOutDependencyCreateAccount {
    var webService: WebServicing { get }
}

final class LoggedOutComponent: Component<LoggedOutDependency> {
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
            webService: component.dependency.webService,
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
