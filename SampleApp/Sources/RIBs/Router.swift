/// Attaches and detaches the children of a RIB, and so forms the tree.
///
/// A router owns its interactor and its children. The interactor refers to its router weakly.
open class Router<InteractorType>: Routing {
    /// The interactor of the RIB, with everything that this router calls on it. It is also the children's listener.
    public let interactor: InteractorType

    /// The interactor of the RIB, for the tree.
    public let interactable: Interactable

    /// The RIBs attached below this one, in the order in which they were attached.
    public private(set) final var children: [Routing] = []

    private var isLoaded = false

    /// Creates the router of a RIB without a view of its own.
    ///
    /// `InteractorType` is a protocol of the RIB. The language cannot require that it inherits `Interactable`, so
    /// the builder is responsible for that. As in RIBs, the program traps otherwise.
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

    /// Attaches a RIB: activates its interactor, then loads its router. Does nothing if the RIB is already attached.
    public final func attachChild(_ child: Routing) {
        guard !children.contains(where: { $0 === child }) else { return }
        children.append(child)
        child.activateSubtree()
        child.load()
    }

    /// Detaches a RIB: deactivates its interactor and those below it. Does nothing if the RIB is not
    /// attached.
    public final func detachChild(_ child: Routing) {
        guard let index = children.firstIndex(where: { $0 === child }) else { return }
        child.deactivateSubtree()
        children.remove(at: index)
    }
}
