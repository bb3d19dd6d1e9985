extension Routing {
    /// A RIB that is attached brings along the children which it kept while it was detached.
    func activateSubtree() {
        interactable.activate()
        for child in children {
            child.activateSubtree()
        }
    }

    /// A RIB is active only as long as everything above it is.
    func deactivateSubtree() {
        interactable.deactivate()
        for child in children {
            child.deactivateSubtree()
        }
    }
}
