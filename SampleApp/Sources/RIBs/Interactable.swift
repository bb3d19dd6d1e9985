/// The interactor of a RIB, as its router sees it.
/// @mockable
public protocol Interactable: AnyObject {
    /// Whether the RIB is attached now.
    var isActive: Bool { get }

    /// Called by the router's parent when the RIB is attached; an active interactor stays as it is.
    func activate()

    /// Called by the router's parent when the RIB is detached; an inactive interactor stays as it is.
    func deactivate()
}
