import SwiftReader

/// Something written by hand that generated wiring can stand in for.
public struct Removal: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
        /// A clause that says that a component conforms to a child's dependency, by the dependency's qualified name.
        case conformance(String)
        /// `var x: X { dependency.x }`, by its name.
        case passThrough(String)
        /// A protocol with a reserved name and nothing in it, and whether the parent's dependency inherits it.
        case emptyProtocol(String, isInherited: Bool)
    }

    /// The id of the scope whose wiring it is.
    public let scope: String
    public let kind: Kind
    /// As in `SourceFile.path`.
    public let file: String
    /// What holds the clause; what goes, else.
    public let declaration: DeclarationID
    /// The place of a clause among the inherited types of its declaration, 0-based.
    public let clause: Int?
    /// How far a pass-through can be seen.
    public let access: Access
}

/// How much goes, for a person who wants to know.
public struct RemovalCount: Hashable, Sendable {
    public private(set) var conformances = 0
    public private(set) var passThroughs = 0
    public private(set) var protocols = 0

    public init(of removals: [Removal]) {
        for removal in removals {
            switch removal.kind {
            case .conformance: conformances += 1
            case .passThrough: passThroughs += 1
            case .emptyProtocol: protocols += 1
            }
        }
    }
}
