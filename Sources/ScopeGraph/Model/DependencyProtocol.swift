import Cores
import Semantics
import SwiftReader

/// The protocol that declares what a scope requires.
///
/// Immutable, and a class because it is passed around much more often than it is created.
package final class DependencyProtocol: Sendable {
    /// As written in `Component<D>`.
    package let spelling: String
    /// The protocol's qualified name, or its spelling if it is not declared.
    package let name: String
    /// The module that declares it, an index into `ScopeGraph.modules`; `nil` if no source does.
    package let module: Int?
    /// The location of the protocol's name; `nil` if no source declares it.
    package let location: SourceLocation?
    /// Where the scope names it.
    package let use: SourceLocation
    /// Whether the scope may lack it: `Component<D?>`.
    package let isOptional: Bool
    package let access: Access
    /// The global actor of the whole protocol, as an attribute: `@MainActor`.
    package let isolation: String?
    /// Whether it is a protocol marked `nonisolated`, which overrides the default of its module.
    package let isNonisolated: Bool
    /// The `#if` conditions under which it is compiled.
    package let conditions: [String]
    /// The attributes that restrict where it can be used: `@available(…)`.
    package let availability: [String]
    /// The groups of clients that see it if it is public, which a public conformance has to repeat: `@_spi(…)`.
    package let systemInterfaces: [String]
    /// The names of all protocols that it inherits, directly or not, and that no source declares: as written, sorted.
    /// Generated protocols are among them.
    package let undeclaredParents: [String]
    /// The protocol itself, then all declared protocols that it inherits.
    package let protocols: [RefinedProtocol]
    /// Whether it is declared as a composition (`typealias D = A & B`).
    package let isComposition: Bool
    /// The protocols that a typealias or a composition combines; empty for a protocol.
    package let parts: [CompositionPart]
    /// The other protocols that the scope combines with them in place, as in `Component<HasUser & EmptyDependency>`.
    /// They require nothing of the app's own.
    package let foreignParts: [ForeignPart]
    /// By protocol name, its own or inherited: the `#if` conditions under which the protocol is part of the dependency,
    /// in addition to `conditions`. Protocols without such conditions are omitted.
    package let conditionsOfProtocols: [String: [String]]
    /// Where each of its declarations can inherit another protocol. There are several if it has one in each branch of an
    /// `#if`; the first is the one at `location`.
    package let clauseEnds: [ClauseEnd]
    /// The requirements that generated code cannot pass on and that no protocol extension implements. In Needle they
    /// include methods, because generated providers have properties only.
    package let fixedRequirements: [FixedRequirement]
    /// The names with a different meaning inside the protocol than at the top level of its file.
    package let hiddenNames: [String]

    /// Whether all that it inherits is in the sources, or requires nothing.
    package var isClosed: Bool { undeclaredParents.allSatisfy(StandardLibrary.isEmptyProtocol) }

    /// Whether `name` is in `undeclaredParents`. A binary search, because a root with many children inherits a protocol
    /// for each.
    package func inheritsUndeclared(_ name: String) -> Bool {
        let location = undeclaredParents.indices.partitioningIndex(where: { undeclaredParents[$0] >= name })
        return location < undeclaredParents.count && undeclaredParents[location] == name
    }

    /// The name without the dots of nested types. The names of generated protocols start with it.
    package var flatName: String { name.withoutDots }

    package init(
        spelling: String,
        name: String,
        module: Int?,
        location: SourceLocation?,
        use: SourceLocation,
        isOptional: Bool = false,
        access: Access,
        isolation: String? = nil,
        isNonisolated: Bool = false,
        conditions: [String] = [],
        availability: [String] = [],
        systemInterfaces: [String] = [],
        undeclaredParents: [String],
        protocols: [RefinedProtocol],
        isComposition: Bool,
        clauseEnds: [ClauseEnd],
        parts: [CompositionPart] = [],
        foreignParts: [ForeignPart] = [],
        conditionsOfProtocols: [String: [String]] = [:],
        fixedRequirements: [FixedRequirement] = [],
        hiddenNames: [String] = []
    ) {
        self.hiddenNames = hiddenNames
        self.parts = parts
        self.foreignParts = foreignParts
        self.conditionsOfProtocols = conditionsOfProtocols
        self.fixedRequirements = fixedRequirements
        self.isOptional = isOptional
        self.spelling = spelling
        self.name = name
        self.module = module
        self.location = location
        self.use = use
        self.access = access
        self.isolation = isolation
        self.isNonisolated = isNonisolated
        self.conditions = conditions
        self.availability = availability
        self.systemInterfaces = systemInterfaces
        self.undeclaredParents = undeclaredParents
        self.protocols = protocols
        self.isComposition = isComposition
        self.clauseEnds = clauseEnds
    }
}

/// The end of what a protocol inherits, or of what a typealias combines.
package struct ClauseEnd: Hashable, Sendable {
    package let location: SourceLocation
    /// What has to be written in front of another protocol: `", "`, `": "` or `" & "`.
    package let separator: String

    package init(location: SourceLocation, separator: String) {
        self.location = location
        self.separator = separator
    }
}

/// A declared protocol that is part of a dependency.
package struct RefinedProtocol: Hashable, Sendable {
    /// Qualified by its enclosing types.
    package let name: String
    /// The location of the name.
    package let location: SourceLocation
    /// The locations of the name in the other branches of an `#if` that declare it.
    package let otherLocations: [SourceLocation]
    /// The edits that delete its declaration, in each branch; empty unless `isEmpty`.
    package let deletion: [Edit]
    /// Whether it declares no members itself.
    package let isEmpty: Bool
    /// Where another member can be inserted: in front of the closing brace.
    package let end: SourceLocation

    package init(
        name: String,
        location: SourceLocation,
        otherLocations: [SourceLocation] = [],
        deletion: [Edit],
        isEmpty: Bool,
        end: SourceLocation
    ) {
        self.name = name
        self.location = location
        self.otherLocations = otherLocations
        self.deletion = deletion
        self.isEmpty = isEmpty
        self.end = end
    }
}

/// A protocol of a dependency that is declared as a typealias or composition.
package struct CompositionPart: Hashable, Sendable {
    /// Qualified by its enclosing types.
    package let name: String
    /// The module that declares it, an index into `ScopeGraph.modules`; `nil` if no source does, because it is
    /// generated.
    package let module: Int?

    package init(name: String, module: Int?) {
        self.name = name
        self.module = module
    }
}

/// A protocol of a composition that the sources of the app do not declare.
package struct ForeignPart: Hashable, Sendable {
    /// As written, unless `library` is known.
    package let name: String
    /// The module of the known library that declares it.
    package let library: String?

    package init(name: String, library: String?) {
        self.name = name
        self.library = library
    }
}
