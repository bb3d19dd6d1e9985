import Semantics

/// What may supply a property other than the scope's declared members. Few scopes have any.
package struct UnseenMembers: Sendable {
    /// The parts of the scope's class that are not in the sources.
    package let parts: [UnseenPart]
    /// The parts of its dependency that are not in the sources.
    package let dependencyParts: [UnseenPart]
    /// The properties that extensions of its dependency's protocols implement, sorted by name.
    package let defaults: [Provision]

    package var isEmpty: Bool { parts.isEmpty && dependencyParts.isEmpty && defaults.isEmpty }

    package static let none = UnseenMembers(parts: [], dependencyParts: [], defaults: [])
}
