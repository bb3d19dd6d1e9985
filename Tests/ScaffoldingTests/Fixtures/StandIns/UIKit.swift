// The part of UIKit that the fixtures use, and nothing behind it.

open class NSCoder {}

open class UIResponder {
    public init() {}
}

open class UIViewController: UIResponder {
    public private(set) var presentedViewController: UIViewController?

    public init(nibName: String? = nil, bundle: String? = nil) {}

    public required init?(coder: NSCoder) {}

    open func viewDidLoad() {}
    open func present(_ viewController: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {}
    open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {}
}

open class UINavigationController: UIViewController {
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {}
}

open class UIWindow {
    public var rootViewController: UIViewController?

    public init() {}
}
