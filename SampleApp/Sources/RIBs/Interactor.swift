/// Holds the business logic of a RIB and lives as the RIB is attached and detached.
open class Interactor: Interactable {
    /// Whether the RIB is attached now.
    public private(set) final var isActive = false

    /// Makes an interactor that is not active yet.
    public init() {}

    /// Makes the interactor active; the router of the parent calls this.
    public final func activate() {
        guard !isActive else { return }
        isActive = true
        didBecomeActive()
    }

    /// Makes the interactor inactive; the router of the parent calls this.
    public final func deactivate() {
        guard isActive else { return }
        willResignActive()
        isActive = false
    }

    /// Called each time the RIB has been attached: the place to start what the interactor does by itself.
    open func didBecomeActive() {}

    /// Called each time the RIB is about to be detached: the place to stop and clean up.
    open func willResignActive() {}
}
