import SwiftReader

/// A requirement of a protocol that generated code cannot pass on. The injected type has to declare it.
public struct FixedRequirement: Hashable, Sendable {
    /// As written, without attributes: `static var shared: Api`, `init(id: Int)`, `subscript(index: Int) -> Page`.
    public let text: String
    /// The location of its name, or of its keyword.
    public let location: SourceLocation
    /// The name of the protocol that declares it.
    public let declaredIn: String

    public init(text: String, location: SourceLocation, declaredIn: String) {
        self.text = text
        self.location = location
        self.declaredIn = declaredIn
    }
}

/// A protocol requirement that a class does not meet although it declares the conformance.
public struct UnmetClaim: Hashable, Sendable {
    /// The name of the protocol that the clause names, or that a named protocol inherits.
    public let protocolName: String
    /// The location of that protocol's name.
    public let protocolLocation: SourceLocation
    /// The location of the clause.
    public let clause: SourceLocation
    /// The name of a property or method that could be passed on; `nil` for other requirements.
    public let name: String?
    /// As written: `var log: Log`.
    public let text: String
    /// The location of the requirement.
    public let location: SourceLocation
}
