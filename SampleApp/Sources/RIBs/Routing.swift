/// The router of a RIB, for its interactor and its parent: a node of the tree.
public protocol Routing: AnyObject {
    /// The interactor of the RIB, which this router owns.
    var interactable: Interactable { get }

    /// The RIBs attached below this one, in the order in which they were attached.
    var children: [Routing] { get }

    /// Called by the parent when the RIB is attached. Only the first call has an effect.
    func load()

    /// Attaches a RIB: activates its interactor, then loads its router.
    func attachChild(_ child: Routing)

    /// Detaches a RIB: deactivates its interactor and those below it.
    func detachChild(_ child: Routing)
}
