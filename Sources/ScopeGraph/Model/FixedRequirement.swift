import Semantics
import SwiftReader

/// A requirement of a protocol that generated code cannot pass on. The injected type has to meet it itself.
package struct FixedRequirement: Hashable, Sendable {
    /// As written, without attributes: `static var shared: Api`, `init(id: Int)`, `subscript(index: Int) -> Page`.
    package let text: String
    /// The location of its name, or of its keyword.
    package let location: SourceLocation
    /// The name of the protocol that declares it.
    package let declaredIn: String
    /// What it requires, which tells why a class does not meet it.
    package let kind: Kind

    package enum Kind: Hashable, Sendable {
        case member
        /// A member that a protocol of the standard library requires, and no protocol of the sources.
        case standardMember
        /// A member that code cannot call with the arguments that it was called with.
        case memberNotForwarded(ForwardingObstacle)
        /// A member, by its name, whose type names an associated type that only a conforming class can tell.
        case memberOfOpenType(String)
        /// An associated type that no member of the protocol names.
        case associatedType
        /// A member whose type only a class without subclasses can have, because it contains `Self`.
        case memberOfFinalClass
        /// A member that a superclass lacks, by its name, although it declares the conformance.
        case memberOfSubclass(String)
        /// A member that a superclass, by its name, declares with less than this access, although it declares the
        /// conformance.
        case hiddenMember(String, Access)
        /// A member that a generic class has only in extensions for some generic arguments, although it declares the
        /// conformance for all.
        case memberForSomeArguments
        /// A member that belongs to a global actor, as an attribute, or to the actor that declares it.
        case isolatedMember(String?)
        /// A member that the extensions of two protocols give, none of which is more specialized.
        case ambiguousMember(String, String)
        /// A class in a composition, from which the class has to inherit.
        case superclass
        /// A constraint of the class or of an associated type, `Self: Base`.
        case constraint
        /// A constraint of generic arguments, which the class does not meet with those that it has at a location.
        case constraintOfInstance(SourceLocation)
    }

    /// The name of a member whose type names an associated type; `nil` for other requirements.
    package var nameOfOpenMember: String? { if case .memberOfOpenType(let name) = kind { name } else { nil } }

    /// Where a class is passed with generic arguments that do not meet it; `nil` for other requirements.
    package var passedAt: SourceLocation? {
        if case .constraintOfInstance(let location) = kind { location } else { nil }
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
package struct UnmetConformance: Hashable, Sendable {
    /// The name of the protocol that the clause names, or that a named protocol inherits.
    package let protocolName: String
    /// The location of that protocol's name.
    package let protocolLocation: SourceLocation
    /// The location of the clause.
    package let clause: SourceLocation
    /// The name of a property or method that could be passed on; `nil` for other requirements.
    package let name: String?
    /// The type of that property; `nil` for other requirements.
    package let type: CanonicalType?
    /// The requirement, and why the class does not meet it.
    package let requirement: FixedRequirement
}
