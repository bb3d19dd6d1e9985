import SwiftReader

/// A type: its meaning, for comparison, and its spelling, for messages and generated code.
///
/// Immutable, and a class because it is passed around much more often than it is created.
package final class CanonicalType: Hashable, Sendable {
    /// Equal for types with the same meaning: `[T]` and `Array<T>`, `any P` and `P`, `A & B` and `B & A`, a typealias
    /// and its underlying type. Names that the sources declare are qualified by their enclosing types.
    package let canonical: String
    /// As written, with normalized white space.
    package let spelling: String
    /// As generated code has to write it, with names qualified by their enclosing types.
    package let qualifiedSpelling: String
    /// The declared types that `canonical` names, in order.
    package let names: [NamedType]
    /// Whether it contains a name that neither the sources nor the standard library declare.
    package let hasForeignNames: Bool
    /// Whether it is or contains a function type.
    package let holdsFunction: Bool
    /// The structure of the type; `nil` if only its text is known.
    let type: ResolvedType?
    /// The function, if it has generic parameters. All such functions have the same canonical text.
    let generic: GenericFunction?
    /// Whether a method's result is `sending`; `nil` if the compiler does not compare it.
    let resultSending: ResultSending?

    /// Whether the result of a method may be sent to another actor.
    package enum ResultSending: Sendable {
        /// It is `sending`, as a requirement declares it.
        case required
        /// It is not `sending`, and the compiler compares that.
        case missing
    }

    /// Creates a type of which only the text is known.
    package convenience init(
        canonical: String,
        spelling: String,
        qualifiedSpelling: String,
        names: [NamedType],
        hasForeignNames: Bool
    ) {
        self.init(canonical, nil, spelling, qualifiedSpelling, names: names, hasForeignNames: hasForeignNames)
    }

    init(
        _ canonical: String,
        _ type: ResolvedType?,
        _ spelling: String,
        _ qualifiedSpelling: String,
        names: [NamedType],
        hasForeignNames: Bool,
        generic: GenericFunction? = nil,
        resultSending: ResultSending? = nil
    ) {
        self.canonical = canonical
        self.spelling = spelling
        self.qualifiedSpelling = qualifiedSpelling
        self.names = names
        self.hasForeignNames = hasForeignNames
        self.type = type
        self.generic = generic
        self.resultSending = resultSending
        holdsFunction = type?.holdsFunction ?? false
    }

    /// Whether everything that it refers to is visible at an access level. A type that no source declares counts as
    /// visible.
    package func isSeen(at access: Access) -> Bool { names.allSatisfy { $0.access >= access } }

    /// Whether it contains a generic parameter or an associated type.
    package var holdsParameter: Bool { type?.holdsParameter ?? false }

    /// Whether it is the type of a function with generic parameters.
    package var isGenericFunction: Bool { generic != nil }

    /// Whether its spelling says what it is. That of a generic function does not.
    package var isSpelled: Bool { spelling != "_" }

    /// Whether it is a generic parameter.
    var isParameter: Bool { if case .parameter = type { true } else { false } }

    /// Whether it can be any type: a generic parameter, an associated type, or one that depends on the build.
    var mayBeAny: Bool {
        switch type {
        case nil, .unknown, .parameter: true
        default: false
        }
    }

    /// Whether nothing is known about it: a name in it means different types in the branches of an `#if`, for example.
    private var isUnknown: Bool { if case .unknown = type { true } else { false } }

    /// Whether a function type is `@Sendable`. Types that only differ in it are equal.
    package var isSendableFunction: Bool { holdsFunction && type?.isSendableFunction ?? false }

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

    /// The same written type with another meaning.
    func with(type: ResolvedType, canonical: String) -> CanonicalType { copy(canonical, type, resultSending) }

    /// The type of a method that says whether it sends its result.
    package func with(resultSending: ResultSending?) -> CanonicalType {
        resultSending == self.resultSending ? self : copy(canonical, type, resultSending)
    }

    private func copy(_ canonical: String, _ type: ResolvedType?, _ resultSending: ResultSending?) -> CanonicalType {
        CanonicalType(
            canonical,
            type,
            spelling,
            qualifiedSpelling,
            names: names,
            hasForeignNames: hasForeignNames,
            generic: generic,
            resultSending: resultSending
        )
    }

    /// A generic parameter.
    static func parameter(_ name: String) -> CanonicalType {
        CanonicalType(name, .parameter(name), name, name, names: [], hasForeignNames: true)
    }

    /// The type of a generic function.
    static func generic(_ function: GenericFunction) -> CanonicalType { uncertain(names: [], generic: function) }

    /// The type of a function that is not compared by its text.
    static func uncertain(names: [NamedType], generic: GenericFunction?) -> CanonicalType {
        CanonicalType("_", .unknown, "_", "_", names: names, hasForeignNames: true, generic: generic)
    }

    package static func == (left: CanonicalType, right: CanonicalType) -> Bool {
        if left === right { return true }
        return left.canonical == right.canonical
            && left.names.elementsEqual(right.names) { $0.module == $1.module }
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(canonical) }
}
