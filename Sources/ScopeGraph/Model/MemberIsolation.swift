/// The actor that a member belongs to.
public struct MemberIsolation: Hashable, Sendable {
    /// The global actor, as an attribute: `@MainActor`; `nil` for an instance of an actor.
    public let actor: String?
    /// Whether code of the same module may read it from anywhere: an immutable `let`, unless its type is certainly not
    /// `Sendable`.
    public let isFreeInModule: Bool

    public init(actor: String?, isFreeInModule: Bool = false) {
        self.actor = actor
        self.isFreeInModule = isFreeInModule
    }
}
