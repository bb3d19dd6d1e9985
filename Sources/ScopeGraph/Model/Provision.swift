import SwiftReader

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
        /// No member, but what the scope's own dependency declares.
        case requirement
    }

    /// Through what of a scope the scopes below it read a property.
    public enum Carrier: Hashable, Sendable {
        case itself
        /// The plugin extension of a pluginized component.
        case pluginExtension
        /// The non-core component of a pluginized component, whose plugin extension does not have it.
        case nonCore
        /// What the child's dependency has of its own: an extension of one of its protocols supplies it. In RIBs that is
        /// the parent, which conforms; in Needle, the generated provider.
        case dependencyExtension
        /// A part of the scope that the sources do not show, which may have it.
        case unseen
    }

    public let name: String
    /// `nil` where the sources do not say what it is.
    public let type: CanonicalType?
    /// The place of the name.
    public let location: SourceLocation
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
    private let circumstances: Circumstances?

    /// What hardly any has: there are very many provisions.
    private final class Circumstances: Sendable {
        let effects: Effects
        let isolation: MemberIsolation?
        let module: Int?

        init(_ effects: Effects, _ isolation: MemberIsolation?, _ module: Int?) {
            self.effects = effects
            self.isolation = isolation
            self.module = module
        }
    }

    /// The effects of reading it.
    public var effects: Effects { circumstances?.effects ?? .none }
    /// The actor that it belongs to; `nil` where it can be read from anywhere, or where that is unknown.
    public var isolation: MemberIsolation? { circumstances?.isolation }
    /// The module that declares it, an index into `ScopeGraph.modules`; `nil` where that is the scope's.
    public var module: Int? { circumstances?.module }

    public init(
        name: String,
        type: CanonicalType?,
        access: Access,
        location: SourceLocation,
        inheritedFrom: String?,
        isPassThrough: Bool,
        isSettable: Bool,
        isConditional: Bool,
        obstacle: Obstacle?,
        carrier: Carrier = .itself,
        effects: Effects = .none,
        isolation: MemberIsolation? = nil,
        module: Int? = nil
    ) {
        self.name = name
        self.type = type
        self.access = access
        self.location = location
        self.inheritedFrom = inheritedFrom
        self.isPassThrough = isPassThrough
        self.isSettable = isSettable
        self.isConditional = isConditional
        self.obstacle = obstacle
        self.carrier = carrier
        let isPlain = effects == .none && isolation == nil && module == nil
        circumstances = isPlain ? nil : Circumstances(effects, isolation, module)
    }

    /// What a scope's own dependency declares, as something that the scope has.
    convenience init(of requirement: Requirement) {
        self.init(
            name: requirement.name,
            type: requirement.type,
            access: requirement.access,
            location: requirement.location,
            inheritedFrom: requirement.declaredIn,
            isPassThrough: true,
            isSettable: requirement.isSettable,
            isConditional: !requirement.conditions.isEmpty,
            obstacle: .requirement,
            effects: requirement.effects,
            isolation: requirement.isolation.map { MemberIsolation(actor: $0) }
        )
    }

    /// The same with an unknown type, settable and without effects, so that nothing is said of that either.
    var withoutType: Provision {
        Provision(
            name: name,
            type: nil,
            access: access,
            location: location,
            inheritedFrom: inheritedFrom,
            isPassThrough: isPassThrough,
            isSettable: true,
            isConditional: isConditional,
            obstacle: obstacle,
            carrier: carrier,
            isolation: isolation,
            module: module
        )
    }
}
