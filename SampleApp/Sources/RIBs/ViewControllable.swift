import TextViews

/// The view of a RIB, as routers see it: they put views together without knowing their types.
/// @mockable
public protocol ViewControllable: AnyObject {
    /// The screen itself, in the place of RIBs' `uiviewController`.
    var textViewController: TextViewController { get }
}

extension ViewControllable where Self: TextViewController {
    /// A screen that is a RIB's view stands for itself.
    public var textViewController: TextViewController { self }
}
