import Semantics

/// How a member has to be accessible to satisfy all its readers.
package struct MemberDemand: Hashable, Sendable {
    /// Whether it has to be settable.
    package private(set) var isSettable: Bool
    /// The effects that every reader accepts.
    package private(set) var effects: Effects
    /// The global actor on which all readers read it, as an attribute: `@MainActor`; `nil` if some reader is not
    /// isolated to it. Readers that suspend count only if all do.
    package private(set) var isolation: String?
    /// Whether a reader that suspends is not isolated to `isolation`.
    package private(set) var isAwaitedElsewhere = false

    package init(isSettable: Bool, effects: Effects, isolation: String?) {
        self.isSettable = isSettable
        self.effects = effects
        self.isolation = isolation
    }

    /// Adds another reader.
    package mutating func join(_ other: MemberDemand) {
        isSettable = isSettable || other.isSettable
        let isMoved = isolation != other.isolation
        isAwaitedElsewhere =
            isAwaitedElsewhere || other.isAwaitedElsewhere
            || isMoved && (effects.isAsync || other.effects.isAsync)
        if effects.isAsync, !other.effects.isAsync {
            isolation = other.isolation
        } else if effects.isAsync == other.effects.isAsync, isMoved {
            isolation = nil
        }
        effects = effects.common(with: other.effects)
    }
}

extension Requirement {
    /// How a member has to be accessible to satisfy the requirement.
    package var demand: MemberDemand {
        let actor = isolation ?? (isIsolatedByDefault ? MemberIsolation.mainActor : nil)
        return MemberDemand(isSettable: isSettable, effects: effects, isolation: actor)
    }
}

extension MemberDemand {
    /// Why a member with this accessibility does not satisfy `demand`; `nil` if it does. Ignores isolation.
    func conflict(serving demand: MemberDemand) -> Resolution.Conflict? {
        if demand.isSettable, !isSettable { return .readOnly }
        return demand.effects.admits(effects) ? nil : .effects
    }
}
