/// Whether two types of members are the same.
extension CanonicalType {
    /// Whether it differs from `required`, an equal type, in `@Sendable` only where `relation` allows it.
    package func serves(sendabilityOf required: CanonicalType, _ relation: SendabilityRelation) -> Bool {
        guard holdsFunction, self !== required, let type, let other = required.type else { return true }
        return type.serves(sendabilityOf: other, relation)
    }

    /// Which of two equal types are `@Sendable` where the other is not.
    package func differenceInSendability(from other: CanonicalType) -> (isHere: Bool, isThere: Bool) {
        guard let type, let otherType = other.type else { return (false, false) }
        let pairs = Array(zip(type.sendabilityOfFunctions, otherType.sendabilityOfFunctions))
        return (pairs.contains { $0.0 && !$0.1 }, pairs.contains { !$0.0 && $0.1 })
    }

    /// Whether both are the same type, as far as the sources show. A name that no source declares equals itself and may
    /// equal any other name.
    package func comparison(with other: CanonicalType) -> TypeComparison {
        if self === other { return .same }
        if canonical == other.canonical {
            guard names.count == other.names.count else { return isShadowed(in: other) ? .different : .same }
            let differing = zip(names, other.names).filter { $0.name == $1.name && $0.module != $1.module }
            if differing.isEmpty { return .same }
            if isUnknown || other.isUnknown { return .unknown }
            return differing.allSatisfy { $0.isOfSharedFiles && $1.isOfSharedFiles } ? .unknown : .different
        }
        guard let type, let required = other.type else { return .different }
        return type.comparison(with: required)
    }

    /// Whether a type with the same text names a type of the standard library where this one names the app's, or the
    /// other way round.
    private func isShadowed(in other: CanonicalType) -> Bool {
        guard let type, let required = other.type else { return false }
        return type.comparison(with: required) == .different
    }

    /// Whether both are certainly the same type.
    package func matches(_ other: CanonicalType) -> Bool { comparison(with: other) == .same }

    /// Whether both are or may be the same type. They may be if only names that no source declares differ. A generic
    /// function only has to be more general than a requirement, which is `other`.
    package func mayMatch(_ other: CanonicalType) -> Bool {
        if generic != nil || other.generic != nil { return GenericFunction.mayMeet(self, other) }
        guard comparison(with: other) == .different, let type, let required = other.type else { return true }
        let marked = required.withoutMarks(besides: type)
        return marked != required && type.comparison(with: marked) != .different
    }

    /// Whether the compiler accepts the result of a method for a requirement with the same type.
    package func servesResult(of required: CanonicalType) -> Bool {
        resultSending != .missing || required.resultSending != .required
    }
}
