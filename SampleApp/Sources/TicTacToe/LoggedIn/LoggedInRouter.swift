import RIBs

/// @mockable(modifiers: router = weak; listener = weak)
protocol LoggedInInteractable: Interactable, OffGameListener, TicTacToeListener {
    var router: LoggedInRouting? { get set }
    var listener: LoggedInListener? { get set }
}

/// The parent's view, in which LoggedIn presents its children, because it has no view of its own.
protocol LoggedInViewControllable: ViewControllable {
    func present(viewController: ViewControllable)
    func dismiss(viewController: ViewControllable)
}

final class LoggedInRouter: Router<LoggedInInteractable>, LoggedInRouting {
    private let viewController: LoggedInViewControllable
    private let offGameBuilder: OffGameBuildable
    private let ticTacToeBuilder: TicTacToeBuildable
    private var currentChild: ViewableRouting?

    init(
        interactor: LoggedInInteractable,
        viewController: LoggedInViewControllable,
        offGameBuilder: OffGameBuildable,
        ticTacToeBuilder: TicTacToeBuildable
    ) {
        self.viewController = viewController
        self.offGameBuilder = offGameBuilder
        self.ticTacToeBuilder = ticTacToeBuilder
        super.init(interactor: interactor)
        interactor.router = self
    }

    override func didLoad() {
        super.didLoad()
        routeToOffGame()
    }

    // MARK: - LoggedInRouting

    func cleanupViews() {
        guard let currentChild else { return }
        viewController.dismiss(viewController: currentChild.viewControllable)
    }

    func routeToOffGame() {
        switchChild(to: offGameBuilder.build(withListener: interactor))
    }

    func routeToTicTacToe() {
        switchChild(to: ticTacToeBuilder.build(withListener: interactor))
    }

    // MARK: - Private

    private func switchChild(to child: ViewableRouting) {
        if let currentChild {
            detachChild(currentChild)
            viewController.dismiss(viewController: currentChild.viewControllable)
        }
        currentChild = child
        attachChild(child)
        viewController.present(viewController: child.viewControllable)
    }
}
