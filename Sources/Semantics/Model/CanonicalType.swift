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

    /// Whether its values may be `nil`, as far as it is known.
    package var mayBeNil: Bool { mayBeAny || type.map { $0.unwrapped != $0 } ?? true }

    /// Whether a function of the type may return an optional value, or returns nothing.
    package var mayReturnNil: Bool {
        guard case .function(_, _, let result) = type else { return true }
        switch result {
        case .unknown, .parameter, .tuple([]): return true
        default: return result.unwrapped != result
        }
    }

    /// Whether nothing is known about it: a name in it means different types in the branches of an `#if`, for example.
    var isUnknown: Bool { if case .unknown = type { true } else { false } }

    /// Whether a function type is `@Sendable`. Types that only differ in it are equal.
    package var isSendableFunction: Bool { holdsFunction && type?.isSendableFunction ?? false }

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
