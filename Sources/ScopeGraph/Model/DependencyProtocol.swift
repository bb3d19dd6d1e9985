import Cores
import SwiftReader

/// The protocol in which a scope says what it needs.
///
/// A class, because it never changes, and is handed on much more often than it is made.
public final class DependencyProtocol: Sendable {
    /// As written in `Component<D>`.
    public let spelling: String
    /// The protocol's qualified name; the spelling where it is not declared.
    public let name: String
    /// The module that declares it, an index into `ScopeGraph.modules`; `nil` where no source does.
    public let module: Int?
    /// The place of the protocol's name; `nil` where no source declares it.
    public let location: SourceLocation?
    /// The place where the scope names it.
    public let use: SourceLocation
    public let access: Access
    /// The global actor of the protocol as a whole, as an attribute: `@MainActor`.
    public let isolation: String?
    /// What has to hold so that the compiler sees it.
    public let conditions: [String]
    /// The attributes that say where it may be used: `@available(…)`.
    public let availability: [String]
    /// The names, as written, of all that it inherits, directly or not, that no source declares; sorted.
    /// A generated protocol is among them.
    public let undeclaredParents: [String]
    /// All declared protocols that it inherits, itself first.
    public let protocols: [RefinedProtocol]
    /// Whether it is declared as a composition (`typealias D = A & B`).
    public let isComposition: Bool
    /// The protocols that a typealias or a composition stands for; empty for a protocol.
    public let parts: [CompositionPart]
    /// By the name of a protocol, its own or inherited, what has to hold so that it is part of the dependency, beyond what has
    /// to hold for the dependency. Those that always are are left out.
    public let conditionsOfProtocols: [String: [String]]
    /// Where a further inherited protocol could be written: the end of the inheritance clause.
    public let clauseEnd: SourceLocation?
    /// Whether an inheritance clause is written already.
    public let hasClause: Bool
    /// What it asks for that generated code cannot pass on, and that no protocol extension gives; in Needle, whose
    /// providers hold properties only, methods too.
    public let fixedRequirements: [FixedRequirement]

    /// The protocols that a dependency may inherit without requiring anything.
    public static let emptyProtocols: Set<String> = ["Dependency", "EmptyDependency", "AnyObject", "Sendable"]

    /// Whether a name is among the undeclared ones. A root with very many children inherits a protocol for each.
    public func inheritsUndeclared(_ name: String) -> Bool {
        let location = undeclaredParents.indices.partitioningIndex(pastAll: { undeclaredParents[$0] < name })
        return location < undeclaredParents.count && undeclaredParents[location] == name
    }

    /// Its name without the dots of nested types, with which the names of the protocols generated for it begin.
    public var flatName: String { name.withoutDots }

    public init(
        spelling: String,
        name: String,
        module: Int?,
        location: SourceLocation?,
        use: SourceLocation,
        access: Access,
        isolation: String? = nil,
        conditions: [String] = [],
        availability: [String] = [],
        undeclaredParents: [String],
        protocols: [RefinedProtocol],
        isComposition: Bool,
        clauseEnd: SourceLocation?,
        hasClause: Bool,
        parts: [CompositionPart] = [],
        conditionsOfProtocols: [String: [String]] = [:],
        fixedRequirements: [FixedRequirement] = []
    ) {
        self.parts = parts
        self.conditionsOfProtocols = conditionsOfProtocols
        self.fixedRequirements = fixedRequirements
        self.spelling = spelling
        self.name = name
        self.module = module
        self.location = location
        self.use = use
        self.access = access
        self.isolation = isolation
        self.conditions = conditions
        self.availability = availability
        self.undeclaredParents = undeclaredParents
        self.protocols = protocols
        self.isComposition = isComposition
        self.clauseEnd = clauseEnd
        self.hasClause = hasClause
    }
}

/// A declared protocol that a dependency is made of.
public struct RefinedProtocol: Hashable, Sendable {
    /// Qualified by the types around it.
    public let name: String
    /// The place of the name.
    public let location: SourceLocation
    /// The edits that delete its declaration; none where it is not empty.
    public let deletion: [Edit]
    /// Whether it declares nothing itself.
    public let isEmpty: Bool
    /// Where one more member could be written: in front of the closing brace.
    public let end: SourceLocation

    public init(name: String, location: SourceLocation, deletion: [Edit], isEmpty: Bool, end: SourceLocation) {
        self.name = name
        self.location = location
        self.deletion = deletion
        self.isEmpty = isEmpty
        self.end = end
    }
}

/// One of the protocols for which a dependency stands that is no protocol itself.
public struct CompositionPart: Hashable, Sendable {
    /// Qualified by the types around it.
    public let name: String
    /// The module that declares it, an index into `ScopeGraph.modules`; `nil` where no source does, because it is
    /// generated.
    public let module: Int?

    public init(name: String, module: Int?) {
        self.name = name
        self.module = module
    }
}
