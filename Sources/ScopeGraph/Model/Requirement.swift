import SwiftReader

/// A property that a scope's dependency protocol asks for, inherited protocols included.
///
/// A class, because it never changes, and is handed on much more often than it is made.
public final class Requirement: Sendable {
    public let name: String
    public let type: TypeMeaning
    /// The place of the name in the protocol.
    public let place: Place
    /// The name of the protocol that declares it.
    public let declaredIn: String
    private let circumstances: Circumstances?
    // Small things last, so that no room is lost between larger ones.
    /// Whether it is `{ get set }`.
    public let isSettable: Bool
    /// The access of the protocol that declares it, the widest where several do.
    public let access: Access

    /// What hardly any has: there are very many requirements.
    private final class Circumstances: Sendable {
        let writtenType: String?
        let attributes: [String]
        let isolation: String?
        let conditions: [String]

        init(_ writtenType: String?, _ attributes: [String], _ isolation: String?, _ conditions: [String]) {
            self.writtenType = writtenType
            self.attributes = attributes
            self.isolation = isolation
            self.conditions = conditions
        }
    }

    /// The type exactly as written; its spelling where a comment or a line end stands in it.
    public var writtenType: String { circumstances?.writtenType ?? type.spelling }
    /// The attributes that say where it may be used, as written: `@available(…)`. Without that of a global actor.
    public var attributes: [String] { circumstances?.attributes ?? [] }
    /// The global actor that it may be read on, its own or its protocol's, as an attribute: `@MainActor`.
    public var isolation: String? { circumstances?.isolation }
    /// What has to hold so that the compiler sees it, outermost `#if` first: the tests of the branches around it as
    /// written, and for `#elseif` and `#else` the negated tests of the branches before.
    public var conditions: [String] { circumstances?.conditions ?? [] }

    public init(
        name: String,
        type: TypeMeaning,
        place: Place,
        declaredIn: String,
        isSettable: Bool,
        attributes: [String],
        isolation: String? = nil,
        conditions: [String],
        access: Access = .internal,
        writtenType: String? = nil
    ) {
        self.name = name
        self.type = type
        self.place = place
        self.declaredIn = declaredIn
        self.isSettable = isSettable
        self.access = access
        let isPlain = writtenType == nil && attributes.isEmpty && isolation == nil && conditions.isEmpty
        circumstances = isPlain ? nil : Circumstances(writtenType, attributes, isolation, conditions)
    }
}

/// A property that a scope has.
///
/// A class, because it never changes, and is handed on much more often than it is made.
public final class Provision: Sendable {
    /// Why a member cannot be offered to the scopes below.
    public enum Obstacle: Hashable, Sendable {
        /// `private` or `fileprivate`.
        case access
        case `static`
        /// A method of the name, without parameters or with.
        case method
    }

    /// Through what of a scope the scopes below it read a property.
    public enum Carrier: Hashable, Sendable {
        case itself
        /// The plugin extension of a pluginized component.
        case pluginExtension
        /// The non-core component of a pluginized component, whose plugin extension does not have it.
        case nonCore
    }

    public let name: String
    /// `nil` where the sources do not say what it is.
    public let type: TypeMeaning?
    /// The place of the name.
    public let place: Place
    /// The type that declares it, when it is not the scope's own class: a superclass, a protocol.
    public let inheritedFrom: String?
    // Small things last, so that no room is lost between larger ones.
    /// The member's own, or its extension's; not narrowed by the types around it.
    public let access: Access
    /// Whether its value is the same-named property of the scope's own dependency: it hands on and makes nothing.
    public let isPassThrough: Bool
    public let isSettable: Bool
    /// Whether it stands inside `#if`.
    public let isConditional: Bool
    public let obstacle: Obstacle?
    public let carrier: Carrier

    public init(
        name: String,
        type: TypeMeaning?,
        access: Access,
        place: Place,
        inheritedFrom: String?,
        isPassThrough: Bool,
        isSettable: Bool,
        isConditional: Bool,
        obstacle: Obstacle?,
        carrier: Carrier = .itself
    ) {
        self.name = name
        self.type = type
        self.access = access
        self.place = place
        self.inheritedFrom = inheritedFrom
        self.isPassThrough = isPassThrough
        self.isSettable = isSettable
        self.isConditional = isConditional
        self.obstacle = obstacle
        self.carrier = carrier
    }

    /// The same with a type that nobody knows; settable, so that nothing is said of that either.
    var withoutType: Provision {
        Provision(
            name: name,
            type: nil,
            access: access,
            place: place,
            inheritedFrom: inheritedFrom,
            isPassThrough: isPassThrough,
            isSettable: true,
            isConditional: isConditional,
            obstacle: obstacle,
            carrier: carrier
        )
    }
}

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
