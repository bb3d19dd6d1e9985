import RIBs

/// @mockable(modifiers: router = weak; listener = weak)
protocol LoggedOutInteractable: Interactable, CreateAccountListener {
    var router: LoggedOutRouting? { get set }
    var listener: LoggedOutListener? { get set }
}

protocol LoggedOutViewControllable: ViewControllable {
    func present(viewController: ViewControllable)
    func dismiss(viewController: ViewControllable)
}

final class LoggedOutRouter: ViewableRouter<LoggedOutInteractable, LoggedOutViewControllable>, LoggedOutRouting {
    private let createAccountBuilder: CreateAccountBuildable
    private var createAccount: ViewableRouting?

    init(
        interactor: LoggedOutInteractable,
        viewController: LoggedOutViewControllable,
        createAccountBuilder: CreateAccountBuildable
    ) {
        self.createAccountBuilder = createAccountBuilder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

    // MARK: - LoggedOutRouting

    func attachCreateAccount() {
        guard createAccount == nil else { return }
        let createAccount = createAccountBuilder.build(withListener: interactor)
        self.createAccount = createAccount
        attachChild(createAccount)
        viewController.present(viewController: createAccount.viewControllable)
    }

    func detachCreateAccount() {
        guard let createAccount else { return }
        detachChild(createAccount)
        viewController.dismiss(viewController: createAccount.viewControllable)
        self.createAccount = nil
    }
}
