/// A screen of text that takes lines of input: what `UIViewController` is to an app with a screen.
///
/// A screen says what it looks like now, in `lines`; the window decides when it is drawn.
open class TextViewController {
    /// What stands over this screen and over those it presents.
    open var title: String { "" }

    /// What the screen shows now.
    open var lines: [String] { [] }

    /// What asks for the next line of input.
    open var prompt: String { "> " }

    /// The screen that covers this one and gets the input in its place.
    public private(set) var presentedViewController: TextViewController?

    /// Makes a screen that presents nothing.
    public init() {}

    /// Takes a line of input, without white space at its ends.
    open func didEnter(_ line: String) {}

    /// Covers this screen with another, in place of what covered it before.
    public final func present(_ viewController: TextViewController) {
        guard viewController !== self else { return }
        presentedViewController = viewController
    }

    /// Uncovers this screen, if it is the given one that covers it.
    public final func dismiss(_ viewController: TextViewController) {
        guard presentedViewController === viewController else { return }
        presentedViewController = nil
    }
}
