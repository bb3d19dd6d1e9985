import SwiftReader

/// A property that a scope's dependency protocol asks for, inherited protocols included.
///
/// A class, because it never changes, and is handed on much more often than it is made.
public final class Requirement: Sendable {
    public let name: String
    public let type: CanonicalType
    /// The place of the name in the protocol.
    public let location: SourceLocation
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
        let effects: Effects
        let method: MethodSignature?

        init(
            _ writtenType: String?,
            _ attributes: [String],
            _ isolation: String?,
            _ conditions: [String],
            _ effects: Effects,
            _ method: MethodSignature?
        ) {
            self.writtenType = writtenType
            self.attributes = attributes
            self.isolation = isolation
            self.conditions = conditions
            self.effects = effects
            self.method = method
        }
    }

    /// Whether it is written without anything that is worth a word.
    var isPlain: Bool { circumstances == nil && !isSettable }

    /// The type exactly as written; its spelling where a comment or a line end stands in it.
    public var writtenType: String { circumstances?.writtenType ?? type.spelling }
    /// The attributes that say where it may be used, as written: `@available(…)`. Without that of a global actor.
    public var attributes: [String] { circumstances?.attributes ?? [] }
    /// The global actor that it may be read on, its own or its protocol's, as an attribute: `@MainActor`.
    public var isolation: String? { circumstances?.isolation }
    /// What has to hold so that the compiler sees it, outermost `#if` first: the tests of the branches around it as
    /// written, and for `#elseif` and `#else` the negated tests of the branches before.
    public var conditions: [String] { circumstances?.conditions ?? [] }
    /// The effects that whoever reads it accepts.
    public var effects: Effects { circumstances?.effects ?? .none }
    /// How it is written where it is a method; `nil` for a property. The name of a method holds its labels.
    public var method: MethodSignature? { circumstances?.method }

    /// What would meet it, as a source has to write it: `var log: Log`, `func make(id: Int) -> Page`.
    public var declaration: String {
        method?.declaration(effects) ?? "var \(SwiftName.written(name)): \(type.spelling)"
    }

    public init(
        name: String,
        type: CanonicalType,
        location: SourceLocation,
        declaredIn: String,
        isSettable: Bool,
        attributes: [String],
        isolation: String? = nil,
        conditions: [String],
        access: Access = .internal,
        writtenType: String? = nil,
        effects: Effects = .none,
        method: MethodSignature? = nil
    ) {
        self.name = name
        self.type = type
        self.location = location
        self.declaredIn = declaredIn
        self.isSettable = isSettable
        self.access = access
        let isPlain =
            writtenType == nil && attributes.isEmpty && isolation == nil && conditions.isEmpty && effects == .none
            && method == nil
        circumstances =
            isPlain ? nil : Circumstances(writtenType, attributes, isolation, conditions, effects, method)
    }

    /// The same where more has to hold.
    func with(conditions more: [String]) -> Requirement {
        Requirement(
            name: name,
            type: type,
            location: location,
            declaredIn: declaredIn,
            isSettable: isSettable,
            attributes: attributes,
            isolation: isolation,
            conditions: BuildConditions.both(more, conditions),
            access: access,
            writtenType: circumstances?.writtenType,
            effects: effects,
            method: method
        )
    }
}
