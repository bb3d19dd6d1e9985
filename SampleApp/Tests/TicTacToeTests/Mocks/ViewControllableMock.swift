import RIBs
import TextViews

@testable import TicTacToe

/// Stands for any view that presents others.
final class ViewControllableMock: TextViewController, RootViewControllable, LoggedInViewControllable,
    LoggedOutViewControllable, OffGameViewControllable
{
    var presentCallCount = 0
    var presentHandler: ((ViewControllable) -> Void)?
    var dismissCallCount = 0
    var dismissHandler: ((ViewControllable) -> Void)?

    func present(viewController: ViewControllable) {
        presentCallCount += 1
        presentHandler?(viewController)
    }

    func dismiss(viewController: ViewControllable) {
        dismissCallCount += 1
        dismissHandler?(viewController)
    }
}
