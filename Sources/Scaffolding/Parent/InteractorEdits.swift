import SwiftReader

/// The parent's interactor is the listener of the child.
extension ParentEdits {
    func interactableEdits() throws(UnsafeEdit) -> [Edit] {
        let listener = child.name[.listener]
        let lines = ["protocol \(parent.name)Interactable: Interactable, \(listener)"]
        let interactable = try part(.interactable, lines)
        let edits = interactable.inheriting(listener)
        return try safe(edits, "'\(interactable.name)' is not a protocol with a body.", interactable, lines)
            + importing(in: interactable.source)
    }

    /// - Parameter canRoute: whether the router of the parent can detach the child.
    func interactorEdits(canRoute: Bool) throws(UnsafeEdit) -> [Edit] {
        let name = child.name
        func lines(_ access: String, _ routes: Bool) -> [String] {
            Array(
                child.listenerMethods.map { method in
                    method.detaches && routes
                        ? ["\(access)\(method.declaration) {", "    router?.\(name.detachMethod)()", "}"]
                        : ["\(access)\(method.declaration) {}"]
                }
                .joined(separator: [""])
            )
        }
        guard !child.listenerMethods.isEmpty else { return [] }
        let interactor = try part(.interactor, lines("", true))
        let hasRouter = interactor.members.contains { $0.isStored && $0.name == "router" }
        let access = interactor.access(implementing: child.access)
        let edit = interactor.inserting(
            method: lines(access, hasRouter && canRoute),
            heading: child.hasHeadings ? name[.listener] : nil
        )
        return [
            try safe(edit, "'\(interactor.name)' has no place for methods.", interactor, lines(access, hasRouter))
        ]
    }
}
