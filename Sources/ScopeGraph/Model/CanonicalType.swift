import SwiftReader

/// A type: what it means, to be compared, and how it is written, to be shown and generated.
///
/// A class, because it never changes, and is handed on much more often than it is made.
public final class CanonicalType: Hashable, Sendable {
    /// Equal for types that mean the same: `[T]` and `Array<T>`, `any P` and `P`, `A & B` and `B & A`,
    /// a typealias and what it stands for. Names that the sources declare are qualified by the types around them.
    public let canonical: String
    /// As written, with white space made uniform.
    public let spelling: String
    /// As generated code has to write it: names qualified by the types around them.
    public let qualifiedSpelling: String
    /// The declared types named in `canonical`, in order.
    public let names: [NamedType]
    /// Whether some name in it is declared by no source and is not the standard library's.
    public let hasForeignNames: Bool
    /// What it is made of; `nil` where only its text is known.
    private let type: ResolvedType?

    /// A type of which only the text is known.
    public convenience init(
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
        hasForeignNames: Bool
    ) {
        self.canonical = canonical
        self.spelling = spelling
        self.qualifiedSpelling = qualifiedSpelling
        self.names = names
        self.hasForeignNames = hasForeignNames
        self.type = type
    }

    /// Whether both mean the same type, as far as the sources tell. A name that no source declares is the same as itself
    /// and may be the same as any other.
    public func comparison(with other: CanonicalType) -> TypeComparison {
        if self === other { return .same }
        if canonical == other.canonical {
            guard names.count == other.names.count else { return .same }
            return TypeComparison(
                isSame: zip(names, other.names).allSatisfy { $0.name != $1.name || $0.module == $1.module }
            )
        }
        guard let type, let wanted = other.type else { return .different }
        return type.comparison(with: wanted)
    }

    /// Whether both certainly mean the same type.
    public func matches(_ other: CanonicalType) -> Bool { comparison(with: other) == .same }

    /// Whether both mean the same type unless a name that no source declares says otherwise.
    public func mayMatch(_ other: CanonicalType) -> Bool { comparison(with: other) != .different }

    public static func == (left: CanonicalType, right: CanonicalType) -> Bool {
        if left === right { return true }
        return left.canonical == right.canonical
            && left.names.elementsEqual(right.names) { $0.module == $1.module }
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(canonical) }
}

/// A type that the sources declare, as a type names it.
public struct NamedType: Hashable, Sendable {
    /// Qualified by the types around it.
    public let name: String
    /// An index into `ScopeGraph.modules`.
    public let module: Int
    public let access: Access

    public init(name: String, module: Int, access: Access) {
        self.name = name
        self.module = module
        self.access = access
    }
}
