import Semantics
import SwiftReader

/// Leads from a parent scope to a child scope that the parent creates, or whose builder receives the parent as its
/// dependency.
///
/// Immutable, and a class because it is passed around much more often than it is created.
package final class Edge: Sendable {
    /// What the parent injects.
    package enum InjectedValue: UInt8, Sendable {
        /// Its own component, with all provisions.
        case itself
        /// Only its own dependency (`component.dependency`), so that the child's requirements become the parent's.
        case itsDependency
    }

    /// Code of a module that converts the parent to the child's dependency.
    package struct Place: Sendable {
        /// An index into `ScopeGraph.modules`.
        package let module: Int
        /// The first location in that module, in source order.
        package let location: SourceLocation
    }

    /// An index into `ScopeGraph.scopes`.
    package let parent: Int
    /// An index into `ScopeGraph.scopes`.
    package let child: Int
    /// The first location, in source order, at which the parent creates or injects.
    package let location: SourceLocation
    /// The `#if` conditions around the code that links the scopes, at one place or another.
    package let conditions: [String]
    package let injected: InjectedValue
    /// The module of the code at `location`, if that certainly converts the parent to the child's dependency.
    private let module: Int?
    /// The code of other modules that does the same, in source order.
    package let otherPlaces: [Place]
    /// The modules that certainly need the conformance of the parent, in source order.
    package var places: [Place] { (module.map { [Place(module: $0, location: location)] } ?? []) + otherPlaces }
    /// The existing conformance of the parent to the child's dependency, in the class, a superclass, an extension or an
    /// inherited protocol.
    package let conformance: Conformance?
    /// Where the parent names the child's dependency in a file that does not import the module of the dependency; `nil`
    /// if it does not, or if it conforms to the dependency anyway.
    package let unimportedClause: SourceLocation?
    /// Whether an unread extension may declare the conformance.
    package let mayConformElsewhere: Bool
    /// If the child's dependency combines several protocols: the names of those to which the parent already conforms,
    /// which another clause must not repeat.
    package let claimedParts: Set<String>
    /// The files with private protocols to which the parent conforms, and with a clause that makes the parent conform to
    /// the child's dependency or to a protocol that this consists of or inherits. Such a clause sees the members that
    /// extensions of the private protocols declare.
    let filesOfClauses: Set<String>
    /// Whether the parent's class is generic and certainly conforms to the child's dependency whatever its generic
    /// arguments are, or has to. A member whose type names a generic parameter then has no concrete type.
    let conformsForAllArguments: Bool
    /// The requirements of the child's dependency that the parent does not meet and that generated code cannot pass on.
    package let unmetRequirements: [FixedRequirement]
    /// Whether the parent cannot conform to the child's dependency because that includes a class.
    package var lacksSuperclass: Bool { unmetRequirements.contains { $0.kind == .superclass } }
    /// Why the parent cannot conform to `Sendable`, if the child's dependency requires it.
    package let sendabilityFault: SendabilityFault?

    package init(
        parent: Int,
        child: Int,
        location: SourceLocation,
        conditions: [String] = [],
        injected: InjectedValue,
        module: Int? = nil,
        otherPlaces: [Place] = [],
        conformance: Conformance?,
        unimportedClause: SourceLocation? = nil,
        mayConformElsewhere: Bool = false,
        claimedParts: Set<String> = [],
        filesOfClauses: Set<String> = [],
        conformsForAllArguments: Bool = false,
        unmetRequirements: [FixedRequirement] = [],
        sendabilityFault: SendabilityFault? = nil
    ) {
        self.module = module
        self.otherPlaces = otherPlaces
        self.sendabilityFault = sendabilityFault
        self.unmetRequirements = unmetRequirements
        self.claimedParts = claimedParts
        self.filesOfClauses = filesOfClauses
        self.conformsForAllArguments = conformsForAllArguments
        self.mayConformElsewhere = mayConformElsewhere
        self.parent = parent
        self.child = child
        self.location = location
        self.conditions = conditions
        self.injected = injected
        self.conformance = conformance
        self.unimportedClause = unimportedClause
    }
}
