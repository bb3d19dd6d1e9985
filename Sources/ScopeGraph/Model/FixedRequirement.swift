import SwiftReader

/// A requirement of a protocol that generated code cannot pass on. The injected type has to meet it itself.
package struct FixedRequirement: Hashable, Sendable {
    /// As written, without attributes: `static var shared: Api`, `init(id: Int)`, `subscript(index: Int) -> Page`.
    package let text: String
    /// The location of its name, or of its keyword.
    package let location: SourceLocation
    /// The name of the protocol that declares it.
    package let declaredIn: String
    /// Whether it constrains the class or an associated type, `Self: Base`, instead of requiring a member.
    package let isConstraint: Bool
    /// Why code cannot call it with the arguments that it was called with; `nil` if that is not the reason.
    package let obstacle: ForwardingObstacle?

    package init(
        text: String,
        location: SourceLocation,
        declaredIn: String,
        isConstraint: Bool = false,
        obstacle: ForwardingObstacle? = nil
    ) {
        self.isConstraint = isConstraint
        self.obstacle = obstacle
        self.text = text
        self.location = location
        self.declaredIn = declaredIn
    }
}

/// A parameter that Swift cannot pass on.
package enum ForwardingObstacle: Sendable {
    /// It takes any number of arguments.
    case variadic
    /// It is an autoclosure that throws an error of a generic type, which the compiler does not infer.
    case genericError
}

/// A protocol requirement that a class does not meet although it declares the conformance.
package struct UnmetClaim: Hashable, Sendable {
    /// The name of the protocol that the clause names, or that a named protocol inherits.
    package let protocolName: String
    /// The location of that protocol's name.
    package let protocolLocation: SourceLocation
    /// The location of the clause.
    package let clause: SourceLocation
    /// The name of a property or method that could be passed on; `nil` for other requirements.
    package let name: String?
    /// As written: `var log: Log`.
    package let text: String
    /// The location of the requirement.
    package let location: SourceLocation
}
