import TextViews

/// The view of a RIB, for routers, which combine views without knowing their types.
/// @mockable
public protocol ViewControllable: AnyObject {
    /// The screen itself, in the role of `uiviewController` in RIBs.
    var textViewController: TextViewController { get }
}

extension ViewControllable where Self: TextViewController {
    /// A screen that is the view of a RIB returns itself.
    public var textViewController: TextViewController { self }
}
