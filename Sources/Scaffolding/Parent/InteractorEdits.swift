import Semantics
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
        func lines(_ access: String, _ routes: Bool, _ methods: [ListenerMethod]) -> [String] {
            Array(
                methods.map { method in
                    method.detaches && routes
                        ? ["\(access)\(method.declaration) {", "    router?.\(name.detachMethod)()", "}"]
                        : ["\(access)\(method.declaration) {}"]
                }
                .joined(separator: [""])
            )
        }
        guard !child.listenerMethods.isEmpty else { return [] }
        let interactor = try part(.interactor, lines("", true, child.listenerMethods))
        let methods = lacking(interactor)
        guard !methods.isEmpty else { return [] }
        let hasRouter = interactor.members.contains { $0.isStored && $0.name == "router" }
        let access = interactor.access(implementing: child.access)
        let edit = interactor.inserting(
            method: lines(access, hasRouter && canRoute, methods),
            heading: child.hasHeadings ? name[.listener] : nil
        )
        return [
            try safe(
                edit,
                "Methods cannot be inserted into '\(interactor.name)'.",
                interactor,
                lines(access, hasRouter, methods)
            )
        ]
    }

    /// The methods of the child's listener that a class does not have yet.
    private func lacking(_ type: WrittenDeclaration) -> [ListenerMethod] {
        let known = Set(types.allMembers(of: type.name).filter { $0.declaration.kind == .function }.map(\.name))
        return child.listenerMethods.filter { !known.contains($0.name) }
    }

    /// The edits of other classes that implement the parent's protocols, such as those for previews.
    func doubleEdits() -> [Edit] {
        let interactables = types.classes(conformingTo: "\(parent.name)Interactable").filter {
            $0.name != parent[.interactor]?.name
        }
        let listening = interactables.compactMap { type in
            (type, lacking(type).map { "\(type.access(implementing: child.access))\($0.declaration) {}" })
        }
        let routings = types.classes(conformingTo: "\(parent.name)Routing").filter { $0.name != parent[.router]?.name }
        let routing = routings.map { type in
            let known = Set(types.allMembers(of: type.name).map(\.name))
            let access = type.access(implementing: parent[.routing]?.declaration.access)
            return (
                type,
                [child.name.routeMethod, child.name.detachMethod].filter { !known.contains($0) }
                    .map { "\(access)func \($0)() {}" }
            )
        }
        return (listening + routing).compactMap { type, lines in
            lines.isEmpty ? nil : type.appending(lines: lines, isSeparate: true)
        }
    }
}
