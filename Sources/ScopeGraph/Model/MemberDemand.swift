/// How a member has to be readable so that it serves all that need it.
public struct MemberDemand: Hashable, Sendable {
    /// Whether it has to be settable.
    public private(set) var isSettable: Bool
    /// The effects that every reader accepts.
    public private(set) var effects: Effects
    /// The global actor on which every reader reads it, as an attribute: `@MainActor`; `nil` where some reader is on none.
    public private(set) var isolation: String?

    public init(isSettable: Bool, effects: Effects, isolation: String?) {
        self.isSettable = isSettable
        self.effects = effects
        self.isolation = isolation
    }

    /// Adds another reader.
    public mutating func join(_ other: MemberDemand) {
        isSettable = isSettable || other.isSettable
        effects = effects.common(with: other.effects)
        if isolation != other.isolation { isolation = nil }
    }
}

extension Requirement {
    /// How whatever serves it has to be readable.
    public var demand: MemberDemand {
        MemberDemand(isSettable: isSettable, effects: effects, isolation: isolation)
    }
}

extension MemberDemand {
    /// What keeps a member that is readable in this way from serving a demand; `nil` where it serves. Isolation is not
    /// considered.
    func conflict(serving demand: MemberDemand) -> Resolution.Conflict? {
        if demand.isSettable, !isSettable { return .readOnly }
        return demand.effects.admits(effects) ? nil : .effects
    }
}
