import ScopeGraph
import SwiftReader

/// What is unconditionally read while a property of a scope, or the scope itself, is initialized.
///
/// Reads in branches, after `??`, or in closures that are stored do not count.
struct InitializerReads: Sendable {
    /// The `name` for the initialization of the scope itself.
    static let ofScope = "init"

    /// An index into `ScopeGraph.scopes`.
    let scope: Int
    /// The name of the property, the name of a method with `()`, or `InitializerReads.ofScope`.
    let name: String
    /// The location of the name.
    let location: SourceLocation
    /// In source order.
    let reads: [InitializerRead]
}

/// A read during an initialization.
struct InitializerRead: Hashable, Sendable {
    enum Source: Hashable, Sendable {
        /// The scope itself.
        case own
        /// The scope's dependency.
        case dependency
        /// The component of a scope, an index into `ScopeGraph.scopes`.
        case component(Int)
        /// The same, if the scope that reads certainly creates the component with itself as its parent.
        case child(Int)
    }

    /// As in `InitializerReads.name`.
    let name: String
    let source: Source
    let location: SourceLocation
}
