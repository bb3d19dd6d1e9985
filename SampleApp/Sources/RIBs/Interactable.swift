/// The interactor of a RIB, as its router uses it.
/// @mockable
public protocol Interactable: AnyObject {
    /// Whether the RIB is attached now.
    var isActive: Bool { get }

    /// Called by the router's parent when the RIB is attached. Has no effect on an active interactor.
    func activate()

    /// Called by the router's parent when the RIB is detached. Has no effect on an inactive interactor.
    func deactivate()
}
