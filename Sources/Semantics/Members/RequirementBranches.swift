extension Requirement {
    /// Merges two requirements with the same name and type, from two protocols or two branches of an `#if`.
    func joined(with other: Requirement) -> Requirement {
        let chosen = other.isSettable && !isSettable ? other : self
        return Requirement(
            name: name,
            type: other.type.isSendableFunction ? other.type : type,
            location: chosen.location,
            declaredIn: chosen.declaredIn,
            isSettable: chosen.isSettable,
            attributes: chosen.attributes,
            isolation: isolation == other.isolation ? isolation : nil,
            isNonisolated: isNonisolated || other.isNonisolated,
            isIsolatedByDefault: isIsolatedByDefault && other.isIsolatedByDefault,
            isPreconcurrency: isPreconcurrency || other.isPreconcurrency,
            mayBeSendable: mayBeSendable && other.mayBeSendable,
            conditions: BuildConditions.either([conditions, other.conditions]),
            access: max(access, other.access),
            setterAccess: [self, other].filter(\.isSettable).map(\.setterAccess).max(),
            writtenType: chosen.writtenType,
            effects: effects.common(with: other.effects),
            mutation: chosen.mutation,
            method: method
        )
    }

    /// The requirement in the builds that meet further conditions.
    func limited(to others: [String]) -> Requirement {
        Requirement(
            name: name,
            type: type,
            location: location,
            declaredIn: declaredIn,
            isSettable: isSettable,
            attributes: attributes,
            isolation: isolation,
            isNonisolated: isNonisolated,
            isIsolatedByDefault: isIsolatedByDefault,
            isPreconcurrency: isPreconcurrency,
            mayBeSendable: mayBeSendable,
            conditions: BuildConditions.both(conditions, others),
            access: access,
            setterAccess: setterAccess,
            writtenType: writtenType,
            effects: effects,
            mutation: mutation,
            method: method
        )
    }
}
