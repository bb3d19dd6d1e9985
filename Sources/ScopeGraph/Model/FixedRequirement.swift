import SwiftReader

/// Something that a protocol asks for and that no generated code can pass on: whoever is handed over has to have it.
public struct FixedRequirement: Hashable, Sendable {
    /// As written, without attributes: `static var shared: Api`, `init(id: Int)`, `subscript(index: Int) -> Page`.
    public let text: String
    /// The place of its name, or of its keyword.
    public let location: SourceLocation
    /// The name of the protocol that declares it.
    public let declaredIn: String

    public init(text: String, location: SourceLocation, declaredIn: String) {
        self.text = text
        self.location = location
        self.declaredIn = declaredIn
    }
}

/// A requirement of a protocol that a class says to conform to and does not meet itself.
public struct UnmetClaim: Hashable, Sendable {
    /// The name of the protocol that the clause names or that it inherits.
    public let protocolName: String
    /// The place of that protocol's name.
    public let protocolLocation: SourceLocation
    /// The place of the clause.
    public let clause: SourceLocation
    /// The name of a property or method that could be passed on; `nil` for all else.
    public let name: String?
    /// As written: `var log: Log`.
    public let text: String
    /// The place of the requirement.
    public let location: SourceLocation
}
