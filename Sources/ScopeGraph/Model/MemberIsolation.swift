/// The actor to which a member is isolated.
public struct MemberIsolation: Hashable, Sendable {
    /// The global actor, as an attribute: `@MainActor`; `nil` for an instance of an actor.
    public let actor: String?
    /// Whether it is a `let`.
    public let isImmutable: Bool
    /// Whether its type may be `Sendable`. `false` is certain.
    public let mayBeSendable: Bool

    /// Whether code of the same module can read it from any isolation.
    public var isFreeInModule: Bool { isImmutable && mayBeSendable }

    public init(actor: String?, isImmutable: Bool = false, mayBeSendable: Bool = true) {
        self.actor = actor
        self.isImmutable = isImmutable
        self.mayBeSendable = mayBeSendable
    }
}
