import Semantics
import SwiftReader

/// A property of a scope.
///
/// Immutable, and a class because it is passed around much more often than it is created.
package final class Provision: Sendable {
    /// Why a member cannot be provided to descendants.
    package enum Obstacle: Hashable, Sendable {
        /// `private` or `fileprivate`.
        case access
        case `static`
        /// A method with this name, with or without parameters.
        case method
        /// `@available(*, unavailable)`.
        case unavailable
        /// Not a member: declared by the scope's own dependency only.
        case requirement
        /// A member that a protocol extension gives, hidden by a nearer one that differs. It may still be a witness.
        case shadowed
    }

    /// The part of a scope that has a property, and through which its descendants read it.
    package enum Owner: Hashable, Sendable {
        case itself
        /// The plugin extension of a pluginized component.
        case pluginExtension
        /// The non-core component of a pluginized component whose plugin extension does not declare the property.
        case nonCore
        /// The child's dependency itself: an extension of one of its protocols implements the property. In RIBs it
        /// applies to the conforming parent, in Needle to the generated provider.
        case dependencyExtension
        /// A part of the scope that is not in the sources and may declare the property.
        case unseen
        /// A part of the child's dependency that is not in the sources and may implement the property.
        case unseenDependencyPart

        /// Whether the child's dependency itself has the property, or may have it.
        package var isDependency: Bool { self == .dependencyExtension || self == .unseenDependencyPart }
        /// Whether only a part that is not in the sources may have the property.
        package var isUnseen: Bool { self == .unseen || self == .unseenDependencyPart }
    }

    package let name: String
    /// `nil` if the sources do not show the type.
    package let type: CanonicalType?
    /// The location of the name.
    package let location: SourceLocation
    /// The type that declares it, if that is not the scope's own class: a superclass or a protocol.
    package let inheritedFrom: String?
    // Small properties last, to avoid padding.
    /// The access of the member or its extension, not restricted by that of its enclosing types.
    package let access: Access
    /// Whether its value is the property of the same name of the scope's own dependency, so that the scope only
    /// forwards it.
    package let isPassThrough: Bool
    package let isSettable: Bool
    /// Whether it is inside an `#if`.
    package let isConditional: Bool
    package let obstacle: Obstacle?
    package let owner: Owner
    private let circumstances: Circumstances?

    /// The rare attributes, stored apart because most provisions have none of them.
    private final class Circumstances: Sendable {
        let effects: Effects
        let isolation: MemberIsolation?
        let defaultIsolation: MemberIsolation?
        let module: Int?
        let conditions: [String]
        let setterAccess: Access?
        let branches: [Provision]
        let fileOfPrivateProtocol: String?
        let parametricType: CanonicalType?

        init(
            effects: Effects,
            isolation: MemberIsolation?,
            defaultIsolation: MemberIsolation?,
            module: Int?,
            conditions: [String],
            setterAccess: Access?,
            branches: [Provision],
            fileOfPrivateProtocol: String?,
            parametricType: CanonicalType?
        ) {
            self.effects = effects
            self.isolation = isolation
            self.defaultIsolation = defaultIsolation
            self.module = module
            self.conditions = conditions
            self.setterAccess = setterAccess
            self.branches = branches
            self.fileOfPrivateProtocol = fileOfPrivateProtocol
            self.parametricType = parametricType
        }
    }

    /// The access of its setter, if that is less than `access`.
    package var setterAccess: Access? { circumstances?.setterAccess }

    /// The access level of the getter, or of the setter if it has to be settable.
    package func access(isSettable: Bool) -> Access { isSettable ? setterAccess ?? access : access }
    /// The effects of reading it.
    package var effects: Effects { circumstances?.effects ?? .none }
    /// The actor to which it is isolated; `nil` if it can be read from anywhere, or if that is unknown.
    package var isolation: MemberIsolation? { circumstances?.isolation }
    /// The isolation that follows from the default of the module that declares it, if its type has that, too.
    package var defaultIsolation: MemberIsolation? { circumstances?.defaultIsolation }
    /// The module that declares it, an index into `ScopeGraph.modules`; `nil` if it is the scope's module.
    package var module: Int? { circumstances?.module }
    /// The `#if` conditions under which the scope has it, in one declaration or another.
    package var conditions: [String] { circumstances?.conditions ?? [] }
    /// Its declarations in the branches of an `#if`, if they differ.
    package var branches: [Provision] { circumstances?.branches ?? [] }
    /// For a member of a private protocol's extension: the file of the protocol, which alone sees the member, whatever
    /// the access of the member is.
    package var fileOfPrivateProtocol: String? { circumstances?.fileOfPrivateProtocol }
    /// The type, if it names generic parameters of the scope's class. `type` is `nil` then, because it depends on the
    /// generic arguments.
    var parametricType: CanonicalType? { circumstances?.parametricType }

    package init(
        name: String,
        type: CanonicalType?,
        access: Access,
        location: SourceLocation,
        inheritedFrom: String?,
        isPassThrough: Bool,
        isSettable: Bool,
        isConditional: Bool,
        obstacle: Obstacle?,
        owner: Owner = .itself,
        effects: Effects = .none,
        isolation: MemberIsolation? = nil,
        defaultIsolation: MemberIsolation? = nil,
        module: Int? = nil,
        conditions: [String] = [],
        setterAccess: Access? = nil,
        branches: [Provision] = [],
        fileOfPrivateProtocol: String? = nil,
        parametricType: CanonicalType? = nil
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
        self.owner = owner
        let isIsolated = isolation != nil || defaultIsolation != nil
        let isPlain =
            effects == .none && !isIsolated && module == nil && conditions.isEmpty && setterAccess == nil
            && branches.isEmpty && fileOfPrivateProtocol == nil && parametricType == nil
        circumstances =
            isPlain
            ? nil
            : Circumstances(
                effects: effects,
                isolation: isolation,
                defaultIsolation: defaultIsolation,
                module: module,
                conditions: conditions,
                setterAccess: setterAccess,
                branches: branches,
                fileOfPrivateProtocol: fileOfPrivateProtocol,
                parametricType: parametricType
            )
    }

    /// Creates a provision for a member that the scope's own dependency declares.
    convenience init(of requirement: Requirement) {
        let isKept = requirement.method != nil && !requirement.isResultSent
        self.init(
            name: requirement.name,
            type: isKept ? requirement.type.with(resultSending: .missing) : requirement.type,
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

    /// A copy with unknown type, settable and without effects, so that nothing but the name is compared.
    ///
    /// - Parameter branches: the declarations that differ.
    func withoutType(_ branches: [Provision]) -> Provision {
        copy(type: nil, true, owner, .none, conditions, branches: branches)
    }

    /// A copy that a nearer member of the same name hides.
    var shadowed: Provision { copy(type: type, isSettable, owner, effects, conditions, obstacle: .shadowed) }

    func with(conditions: [String]) -> Provision { copy(type: type, isSettable, owner, effects, conditions) }

    /// A copy with the type that it has for all generic arguments of the class.
    func with(parametric type: CanonicalType) -> Provision { copy(type: type, isSettable, owner, effects, conditions) }

    /// A copy without conditions, which descendants read through another part of the scope.
    func read(through owner: Owner) -> Provision { copy(type: type, isSettable, owner, effects, []) }

    private func copy(
        type: CanonicalType?,
        _ isSettable: Bool,
        _ owner: Owner,
        _ effects: Effects,
        _ conditions: [String],
        obstacle other: Obstacle? = nil,
        branches differing: [Provision]? = nil
    ) -> Provision {
        Provision(
            name: name,
            type: type,
            access: access,
            location: location,
            inheritedFrom: inheritedFrom,
            isPassThrough: isPassThrough,
            isSettable: isSettable,
            isConditional: isConditional,
            obstacle: other ?? obstacle,
            owner: owner,
            effects: effects,
            isolation: isolation,
            defaultIsolation: defaultIsolation,
            module: module,
            conditions: conditions,
            setterAccess: setterAccess,
            branches: differing ?? branches,
            fileOfPrivateProtocol: fileOfPrivateProtocol,
            parametricType: differing == nil ? parametricType : nil
        )
    }
}
