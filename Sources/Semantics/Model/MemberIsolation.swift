/// The actor to which a member is isolated.
package struct MemberIsolation: Hashable, Sendable {
    /// The main actor, as an attribute.
    package static let mainActor = "@MainActor"

    /// The global actor, as an attribute: `@MainActor`; `nil` for an instance of an actor.
    package let actor: String?
    /// Whether it is a `let`.
    package let isImmutable: Bool
    /// Whether its type, or what a method takes and returns, may be `Sendable`. `false` is certain.
    package let mayBeSendable: Bool

    /// Whether code of the same module can read it from any isolation.
    package var isFreeInModule: Bool { isImmutable && mayBeSendable }

    package init(actor: String?, isImmutable: Bool = false, mayBeSendable: Bool = true) {
        self.actor = actor
        self.isImmutable = isImmutable
        self.mayBeSendable = mayBeSendable
    }
}
