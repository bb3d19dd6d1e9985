import SwiftReader

/// A declared conformance of a type to a protocol.
package struct Conformance: Hashable, Sendable {
    /// The location of the clause.
    package let location: SourceLocation
    /// The module of the clause: an index into `TypeIndex.modules`.
    package let module: Int
    /// What the clause or its extension says about the isolation of the conformance.
    package let isolation: Isolation?
    /// Whether the compiler certainly infers no isolation for it, in a module in which it otherwise may: the protocol
    /// implies `Sendable` and belongs to no actor.
    package let staysNonisolated: Bool
    /// The `#if` conditions under which a clause that declares it is compiled.
    package let conditions: [String]
    /// The least access that the imports around the clause give to the protocols of other modules.
    package let importAccess: Access
    /// Whether the extension or class with the clause is unavailable.
    package let isUnavailable: Bool
    /// Whether every build that compiles the code that passes the type certainly needs the conformance: nothing that is
    /// involved differs between builds.
    package let isNeededInAllBuilds: Bool

    /// The isolation of a conformance, as a clause or its extension declares it.
    package enum Isolation: Hashable, Sendable {
        /// `@MainActor D`: the actor as an attribute; `nil` if it is not known.
        case actor(String?)
        /// `@preconcurrency D`
        case unchecked
        /// `nonisolated D`
        case nonisolated
        /// That of an extension that belongs to the main actor by the default of its module, although its class does not.
        case byDefault
    }

    package init(
        location: SourceLocation,
        module: Int,
        isolation: Isolation? = nil,
        staysNonisolated: Bool = false,
        conditions: [String] = [],
        importAccess: Access = .public,
        isUnavailable: Bool = false,
        isNeededInAllBuilds: Bool = false
    ) {
        self.isNeededInAllBuilds = isNeededInAllBuilds
        self.isUnavailable = isUnavailable
        self.importAccess = importAccess
        self.staysNonisolated = staysNonisolated
        self.location = location
        self.module = module
        self.isolation = isolation
        self.conditions = conditions
    }

    /// The global actor to which it belongs, if that is certain.
    package var actor: String? {
        switch isolation {
        case .actor(let actor): actor
        case .byDefault: staysNonisolated ? nil : MemberIsolation.mainActor
        case .unchecked, .nonisolated, nil: nil
        }
    }

    /// Whether it belongs to a global actor, as its clause says.
    package var isOnActor: Bool { if case .actor? = isolation { true } else { false } }
}
