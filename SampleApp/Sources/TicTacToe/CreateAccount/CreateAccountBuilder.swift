import RIBs

protocol CreateAccountDependency: Dependency {
    var nameRules: NameRules { get }
    var webService: WebServicing { get }
}

final class CreateAccountComponent: Component<CreateAccountDependency> {}

protocol CreateAccountBuildable: Buildable {
    func build(withListener listener: CreateAccountListener) -> CreateAccountRouting
}

final class CreateAccountBuilder: Builder<CreateAccountDependency>, CreateAccountBuildable {
    override init(dependency: CreateAccountDependency) {
        super.init(dependency: dependency)
    }

    func build(withListener listener: CreateAccountListener) -> CreateAccountRouting {
        let component = CreateAccountComponent(dependency: dependency)
        let viewController = CreateAccountViewController()
        let interactor = CreateAccountInteractor(
            presenter: viewController,
            webService: component.dependency.webService,
            nameRules: component.dependency.nameRules
        )
        interactor.listener = listener
        return CreateAccountRouter(interactor: interactor, viewController: viewController)
    }
}
