import SwiftReader

/// A member that a protocol requires, itself or through inherited protocols.
///
/// Immutable, and a class because it is passed around much more often than it is created.
package final class Requirement: Sendable {
    package let name: String
    package let type: CanonicalType
    /// The location of the name in the protocol.
    package let location: SourceLocation
    /// The name of the protocol that declares it.
    package let declaredIn: String
    private let circumstances: Circumstances?
    // Small properties last, to avoid padding.
    /// Whether it is `{ get set }`.
    package let isSettable: Bool
    /// The access of the protocol that declares it; the widest if several do.
    package let access: Access
    /// The same for the protocols that require a setter.
    package let setterAccess: Access

    /// The rare attributes, stored apart because most requirements have none of them.
    private final class Circumstances: Sendable {
        let writtenType: String?
        let attributes: [String]
        let isolation: String?
        let isNonisolated: Bool
        let isIsolatedByDefault: Bool
        let isPreconcurrency: Bool
        let mayBeSendable: Bool
        let conditions: [String]
        let effects: Effects
        let mutation: Mutation
        let method: MethodSignature?

        init(
            _ writtenType: String?,
            _ attributes: [String],
            _ isolation: String?,
            _ isNonisolated: Bool,
            _ isIsolatedByDefault: Bool,
            _ isPreconcurrency: Bool,
            _ mayBeSendable: Bool,
            _ conditions: [String],
            _ effects: Effects,
            _ mutation: Mutation,
            _ method: MethodSignature?
        ) {
            self.writtenType = writtenType
            self.attributes = attributes
            self.isolation = isolation
            self.isNonisolated = isNonisolated
            self.isIsolatedByDefault = isIsolatedByDefault
            self.isPreconcurrency = isPreconcurrency
            self.mayBeSendable = mayBeSendable
            self.conditions = conditions
            self.effects = effects
            self.mutation = mutation
            self.method = method
        }
    }

    /// Whether its type, as the protocol declares it, names an associated type. What meets it can say which type that is.
    package let namesAssociatedType: Bool
    /// Whether it is read-only, no `@Sendable` function, and has no rare attributes.
    package let isPlain: Bool

    /// The type exactly as written, or its spelling if the source contains a comment or a line break.
    package var writtenType: String { circumstances?.writtenType ?? type.spelling }
    /// The attributes that restrict where it can be used, as written: `@available(…)`. Does not include a global actor.
    /// For a method that says on which actor it runs, `@concurrent` or `nonisolated(nonsending)` too.
    package var attributes: [String] { circumstances?.attributes ?? [] }
    /// Says that a method or property that suspends runs on the actor of its caller.
    package static let onCallersActor = FunctionMarks.onCallersActor
    /// Whether its attributes say that it runs on the actor of its caller.
    package var isOnCallersActor: Bool { attributes.contains(Self.onCallersActor) }
    /// The global actor from which it can be read, its own or its protocol's, as an attribute: `@MainActor`.
    package var isolation: String? { circumstances?.isolation }
    /// Whether it is `nonisolated`, in a module whose declarations otherwise belong to an actor by default.
    package var isNonisolated: Bool { circumstances?.isNonisolated ?? false }
    /// Whether it belongs to the main actor only because the declarations of its module do so by default.
    package var isIsolatedByDefault: Bool { circumstances?.isIsolatedByDefault ?? false }
    /// Whether a member may lack the global actor or `@Sendable` of its function type, in language modes before 6: the
    /// protocol is older than concurrency.
    package var isPreconcurrency: Bool { circumstances?.isPreconcurrency ?? false }
    /// Whether its type, or what a method takes and returns, may be `Sendable`. `false` is certain, and only known of a
    /// requirement that belongs to a global actor.
    package var mayBeSendable: Bool { circumstances?.mayBeSendable ?? true }
    /// The `#if` conditions under which it is compiled, outermost first: the tests of the branches around it as
    /// written, and for `#elseif` and `#else` the negated tests of the earlier branches.
    package var conditions: [String] { circumstances?.conditions ?? [] }
    /// The effects that its readers accept.
    package var effects: Effects { circumstances?.effects ?? .none }
    /// When using it changes the value that has it.
    package var mutation: Mutation { circumstances?.mutation ?? .never }
    /// Whether it is a method whose result is `sending`.
    package var isResultSent: Bool { type.resultSending == .required }
    /// The signature of a method; `nil` for a property. The name of a method includes its labels.
    package var method: MethodSignature? { circumstances?.method }
    /// The name by which `Members` lists what may meet it: that of a method has no labels.
    package var memberName: String { method?.baseName ?? name }

    /// The declaration of a member that meets it, as source code: `var log: Log`, `func make(id: Int) -> Page`.
    package var declaration: String {
        method?.declaration(effects) ?? "var \(SwiftName.written(name)): \(type.spelling)"
    }

    package init(
        name: String,
        type: CanonicalType,
        location: SourceLocation,
        declaredIn: String,
        isSettable: Bool,
        attributes: [String],
        isolation: String? = nil,
        isNonisolated: Bool = false,
        isIsolatedByDefault: Bool = false,
        isPreconcurrency: Bool = false,
        mayBeSendable: Bool = true,
        conditions: [String],
        access: Access = .internal,
        setterAccess: Access? = nil,
        writtenType: String? = nil,
        namesAssociatedType: Bool = false,
        effects: Effects = .none,
        mutation: Mutation = .never,
        method: MethodSignature? = nil
    ) {
        self.name = name
        self.namesAssociatedType = namesAssociatedType
        self.type = type
        self.location = location
        self.declaredIn = declaredIn
        self.isSettable = isSettable
        self.access = access
        self.setterAccess = setterAccess ?? access
        let isCommon =
            writtenType == nil && attributes.isEmpty && isolation == nil && conditions.isEmpty && effects == .none
            && method == nil && !isNonisolated && !isPreconcurrency
        circumstances =
            isCommon && !isIsolatedByDefault && mutation == .never
            ? nil
            : Circumstances(
                writtenType,
                attributes,
                isolation,
                isNonisolated,
                isIsolatedByDefault,
                isPreconcurrency,
                mayBeSendable,
                conditions,
                effects,
                mutation,
                method
            )
        isPlain = isCommon && !isSettable && !type.isSendableFunction
    }

    /// A copy with additional `#if` conditions.
    package func with(conditions more: [String]) -> Requirement {
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
            conditions: BuildConditions.both(more, conditions),
            access: access,
            setterAccess: setterAccess,
            writtenType: circumstances?.writtenType,
            namesAssociatedType: namesAssociatedType,
            effects: effects,
            mutation: mutation,
            method: method
        )
    }
}
