import SwiftReader

/// What is unconditionally read while a property of a scope, or the scope itself, is initialized.
///
/// Reads in branches, after `??`, or in closures that are stored do not count.
package struct InitializerReads: Sendable {
    /// The `name` for the initialization of the scope itself.
    package static let ofScope = "init"

    /// The name of the property, the name of a method with `()`, or `InitializerReads.ofScope`.
    package let name: String
    /// The location of the name.
    package let location: SourceLocation
    /// In source order.
    package let reads: [InitializerRead]

    package init(name: String, location: SourceLocation, reads: [InitializerRead]) {
        self.name = name
        self.location = location
        self.reads = reads
    }
}

/// A read during an initialization.
package struct InitializerRead: Hashable, Sendable {
    package enum Source: Hashable, Sendable {
        /// The scope itself.
        case own
        /// The scope's dependency.
        case dependency
        /// The component of a scope, an index into `ScopeGraph.scopes`.
        case component(Int)
    }

    /// As in `InitializerReads.name`.
    package let name: String
    package let source: Source
    package let location: SourceLocation

    package init(name: String, source: Source, location: SourceLocation) {
        self.name = name
        self.source = source
        self.location = location
    }
}
