/// Attaches and detaches the children of a RIB: the part of it that makes the tree.
///
/// A router owns its interactor and its children; the interactor knows its router weakly.
open class Router<InteractorType>: Routing {
    /// The interactor of the RIB, with all that this router calls on it, as listener of the children among others.
    public let interactor: InteractorType

    /// The interactor of the RIB, as the tree sees it.
    public let interactable: Interactable

    /// The RIBs attached below this one, in the order in which they were attached.
    public private(set) final var children: [Routing] = []

    private var isLoaded = false

    /// Makes the router of a RIB without a view of its own.
    ///
    /// The interactor's type is a protocol of the RIB, which the language does not let us ask to inherit
    /// `Interactable`. That it does is the builder's duty, and as in RIBs the program ends where it does not.
    public init(interactor: InteractorType) {
        guard let interactable = interactor as? Interactable else {
            preconditionFailure("\(InteractorType.self) must inherit Interactable.")
        }
        self.interactor = interactor
        self.interactable = interactable
    }

    deinit {
        interactable.deactivate()
        for child in children {
            child.deactivateSubtree()
        }
    }

    /// Loads the router; the router of the parent calls this.
    public final func load() {
        guard !isLoaded else { return }
        isLoaded = true
        didLoad()
    }

    /// Called once, when the RIB has been attached for the first time: the place to attach children that never change.
    open func didLoad() {}

    /// Puts a RIB below this one: activates its interactor, then loads its router. A RIB that is there already stays.
    public final func attachChild(_ child: Routing) {
        guard !children.contains(where: { $0 === child }) else { return }
        children.append(child)
        child.activateSubtree()
        child.load()
    }

    /// Takes a RIB from below this one: deactivates its interactor and those below it. A RIB that is not there stays
    /// as it is.
    public final func detachChild(_ child: Routing) {
        guard let index = children.firstIndex(where: { $0 === child }) else { return }
        child.deactivateSubtree()
        children.remove(at: index)
    }
}
