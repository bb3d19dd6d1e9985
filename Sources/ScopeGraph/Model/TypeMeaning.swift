import SwiftReader

/// A type: what it means, to be compared, and how it is written, to be shown and generated.
///
/// A class, because it never changes, and is handed on much more often than it is made.
public final class TypeMeaning: Hashable, Sendable {
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

    public init(
        canonical: String,
        spelling: String,
        qualifiedSpelling: String,
        names: [NamedType],
        hasForeignNames: Bool
    ) {
        self.canonical = canonical
        self.spelling = spelling
        self.qualifiedSpelling = qualifiedSpelling
        self.names = names
        self.hasForeignNames = hasForeignNames
    }

    /// Whether both mean the same type. A name whose declaration is not among the sources matches by its spelling.
    public func matches(_ other: TypeMeaning) -> Bool {
        if self === other { return true }
        guard canonical == other.canonical else { return false }
        guard names.count == other.names.count else { return true }
        return zip(names, other.names).allSatisfy { $0.name != $1.name || $0.module == $1.module }
    }

    public static func == (left: TypeMeaning, right: TypeMeaning) -> Bool {
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
