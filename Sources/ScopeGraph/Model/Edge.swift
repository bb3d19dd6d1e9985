import SwiftReader

/// From a parent scope to a child scope: the parent makes the child, or hands itself to the child's builder.
public struct Edge: Sendable {
    /// What the parent hands over.
    public enum InjectedValue: UInt8, Sendable {
        /// Its own component: its provisions count.
        case itself
        /// Only its own dependency (`component.dependency`): the child's needs become the parent's own.
        case itsDependency
    }

    /// An index into `ScopeGraph.scopes`.
    public let parent: Int
    /// An index into `ScopeGraph.scopes`.
    public let child: Int
    /// The first place, in source order, where it happens.
    public let location: SourceLocation
    public let injected: InjectedValue
    /// Whether the sources already say that the parent conforms to the child's dependency: the class, a superclass,
    /// an extension, an inherited protocol.
    public let conformance: Conformance?
    /// Whether an extension that was not read may make the parent conform.
    public let mayConformElsewhere: Bool
    /// Where the child's dependency stands for several protocols: the names of those to which the parent conforms
    /// already, and which a further clause must not name.
    public let claimedParts: Set<String>
    /// What the child's dependency asks for, the parent does not have, and generated code cannot pass on.
    public let unmetRequirements: [FixedRequirement]

    public init(
        parent: Int,
        child: Int,
        location: SourceLocation,
        injected: InjectedValue,
        conformance: Conformance?,
        mayConformElsewhere: Bool = false,
        claimedParts: Set<String> = [],
        unmetRequirements: [FixedRequirement] = []
    ) {
        self.unmetRequirements = unmetRequirements
        self.claimedParts = claimedParts
        self.mayConformElsewhere = mayConformElsewhere
        self.parent = parent
        self.child = child
        self.location = location
        self.injected = injected
        self.conformance = conformance
    }
}

/// A written conformance of a scope to a child's dependency.
public struct Conformance: Hashable, Sendable {
    /// The place of the clause.
    public let location: SourceLocation
    /// Whether the clause says that the conformance belongs to an actor, or that its isolation is not checked:
    /// `@MainActor D`, `@preconcurrency D`.
    public let isIsolated: Bool

    public init(location: SourceLocation, isIsolated: Bool = false) {
        self.location = location
        self.isIsolated = isIsolated
    }
}
