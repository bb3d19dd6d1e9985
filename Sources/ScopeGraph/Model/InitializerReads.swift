import SwiftReader

/// What is unconditionally read while a property of a scope, or the scope itself, is initialized.
///
/// Reads in branches, after `??`, or in closures that are stored do not count.
public struct InitializerReads: Sendable {
    /// The `name` for the initialization of the scope itself.
    public static let ofScope = "init"

    /// The name of the property, the name of a method with `()`, or `InitializerReads.ofScope`.
    public let name: String
    /// The location of the name.
    public let location: SourceLocation
    /// In source order.
    public let reads: [InitializerRead]

    public init(name: String, location: SourceLocation, reads: [InitializerRead]) {
        self.name = name
        self.location = location
        self.reads = reads
    }
}

/// A read during an initialization.
public struct InitializerRead: Hashable, Sendable {
    public enum Source: Hashable, Sendable {
        /// The scope itself.
        case own
        /// The scope's dependency.
        case dependency
        /// The component of a scope, an index into `ScopeGraph.scopes`.
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
