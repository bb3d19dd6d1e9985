/// A screen of text that takes lines of input, like `UIViewController` in an app with a screen.
///
/// `lines` is the current content of the screen. The window decides when to draw it.
open class TextViewController {
    /// The heading of this screen and of those that it presents.
    open var title: String { "" }

    /// The current content of the screen.
    open var lines: [String] { [] }

    /// The prompt for the next line of input.
    open var prompt: String { "> " }

    /// The screen that covers this one and receives its input.
    public private(set) var presentedViewController: TextViewController?

    /// Creates a screen that presents nothing.
    public init() {}

    /// Takes a line of input, without leading and trailing white space.
    open func didEnter(_ line: String) {}

    /// Covers this screen with another, which replaces the presented one.
    public final func present(_ viewController: TextViewController) {
        guard viewController !== self else { return }
        presentedViewController = viewController
    }

    /// Uncovers this screen, if the given screen covers it.
    public final func dismiss(_ viewController: TextViewController) {
        guard presentedViewController === viewController else { return }
        presentedViewController = nil
    }
}
