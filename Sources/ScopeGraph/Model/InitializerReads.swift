import SwiftReader

/// What certainly happens while a property of a scope, or the scope itself, is made.
///
/// Only what is read whatever the circumstances: not in a branch, not behind `??`, not in a closure that is kept.
public struct InitializerReads: Sendable {
    /// The name under which the making of the scope itself stands.
    public static let ofScope = "init"

    /// The name of the property; with `()` of a method that takes part; or `InitializerReads.ofScope`.
    public let name: String
    /// The place of the name.
    public let location: SourceLocation
    /// In order of place.
    public let reads: [InitializerRead]

    public init(name: String, location: SourceLocation, reads: [InitializerRead]) {
        self.name = name
        self.location = location
        self.reads = reads
    }
}

/// Something that is read while something else is made.
public struct InitializerRead: Hashable, Sendable {
    public enum Source: Hashable, Sendable {
        /// The scope itself.
        case own
        /// The scope's dependency.
        case dependency
        /// A component of a scope, an index into `ScopeGraph.scopes`.
        case component(Int)
    }

    /// As in `InitializerReads.name`.
    public let name: String
    public let source: Source
    public let location: SourceLocation

    public init(name: String, source: Source, location: SourceLocation) {
        self.name = name
        self.source = source
        self.location = location
    }
}
