import RIBs
import TextViews

/// The empty screen at the bottom. LoggedIn, which has no view of its own, presents its children on it.
final class RootViewController: TextViewController, RootPresentable, RootViewControllable, LoggedInViewControllable {
    private var shownTitle = ""

    override var title: String { shownTitle }

    // MARK: - RootPresentable

    func show(title: String) {
        shownTitle = title
    }

    // MARK: - RootViewControllable, LoggedInViewControllable

    func present(viewController: ViewControllable) {
        present(viewController.textViewController)
    }

    func dismiss(viewController: ViewControllable) {
        dismiss(viewController.textViewController)
    }
}
