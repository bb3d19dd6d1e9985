/// The router of a RIB, as its interactor and its parent see it: a node of the tree.
public protocol Routing: AnyObject {
    /// The interactor of the RIB, which this router owns.
    var interactable: Interactable { get }

    /// The RIBs attached below this one, in the order in which they were attached.
    var children: [Routing] { get }

    /// Called by the parent when the RIB is attached; only the first call does anything.
    func load()

    /// Puts a RIB below this one: activates its interactor, then loads its router.
    func attachChild(_ child: Routing)

    /// Takes a RIB from below this one: deactivates its interactor and those below it.
    func detachChild(_ child: Routing)
}
