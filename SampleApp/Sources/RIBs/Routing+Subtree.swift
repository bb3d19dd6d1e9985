extension Routing {
    /// Activates a RIB that is attached, with the children that it kept while it was detached.
    func activateSubtree() {
        interactable.activate()
        for child in children {
            child.activateSubtree()
        }
    }

    /// Deactivates a RIB with all RIBs below it, because a RIB is active only if its ancestors are.
    func deactivateSubtree() {
        interactable.deactivate()
        for child in children {
            child.deactivateSubtree()
        }
    }
}
