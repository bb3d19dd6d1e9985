/// Holds the business logic of a RIB, and is active while the RIB is attached.
open class Interactor: Interactable {
    /// Whether the RIB is attached.
    public private(set) final var isActive = false

    /// Creates an inactive interactor.
    public init() {}

    /// Activates the interactor. The router of the parent calls this.
    public final func activate() {
        guard !isActive else { return }
        isActive = true
        didBecomeActive()
    }

    /// Deactivates the interactor. The router of the parent calls this.
    public final func deactivate() {
        guard isActive else { return }
        willResignActive()
        isActive = false
    }

    /// Called each time the RIB has been attached. Override it to start work.
    open func didBecomeActive() {}

    /// Called each time the RIB is about to be detached. Override it to stop work and clean up.
    open func willResignActive() {}
}
