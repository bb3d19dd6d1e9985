import SwiftReader

/// Handwritten code that generated wiring can replace.
package struct Removal: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// A clause that declares the conformance of a component to a child's dependency, by the dependency's qualified
        /// name.
        case conformance(String)
        /// `var x: X { dependency.x }`, by its name.
        case passThrough(String)
        /// An empty protocol with a reserved name, and whether the parent's dependency inherits it.
        case emptyProtocol(String, isInherited: Bool)
    }

    /// The id of the scope that it belongs to.
    package let scope: String
    package let kind: Kind
    /// As in `SourceFile.path`.
    package let file: String
    /// The declaration with the clause; otherwise the declaration to delete.
    package let declaration: DeclarationID
    /// The position of the type in the inheritance clause, 0-based.
    package let clause: Int?
    /// The access of a pass-through.
    package let access: Access
}

/// The number of deletions of each kind.
package struct RemovalCount: Hashable, Sendable {
    package private(set) var conformances = 0
    package private(set) var passThroughs = 0
    package private(set) var protocols = 0

    package init(of removals: [Removal]) {
        for removal in removals {
            switch removal.kind {
            case .conformance: conformances += 1
            case .passThrough: passThroughs += 1
            case .emptyProtocol: protocols += 1
            }
        }
    }
}
