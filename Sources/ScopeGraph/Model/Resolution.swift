import Semantics
import SwiftReader

/// The suppliers of every requirement of every scope, and everything that has to be passed on.
///
/// It holds a node for each scope and each name and type that the scope has to receive from its ancestors. Nodes are
/// linked by edge and not by path, so the size is bounded by scopes times requirements, whatever the number of paths.
package struct Resolution: Sendable {
    /// A value that a scope has to receive from its ancestors.
    package struct Need: Sendable {
        /// The requirement that caused the need first: the scope's own, or one of a descendant. Of descendants that
        /// require a function, one that requires it to be `@Sendable`, or its result to be `sending`, takes precedence.
        package internal(set) var requirement: Requirement
        /// One route for each parent edge that may be compiled with the requirement, in the order of
        /// `ScopeGraph.edgesUp`.
        package internal(set) var routes: Routes
        /// The needs of children for which the scope passes it on: indices into `Resolution.needs`.
        package internal(set) var passedOnFor: SmallArray
        /// The suppliers on all routes, sorted: indices into `ScopeGraph.scopes`.
        package internal(set) var suppliers: SmallArray
        /// The scopes that create the value, on all routes, sorted: indices into `ScopeGraph.scopes`.
        package internal(set) var origins: SmallArray
        /// The ends of the routes without a supplier, sorted: indices into `Resolution.needs`.
        package internal(set) var failures: SmallArray
        // Small properties last, to avoid padding.
        private let scopeNumber: Int32
        /// Whether `requirement` is the scope's own requirement.
        package let isOwn: Bool
        /// The demand, in the rare case that it differs from that of `requirement`.
        private var joinedDemand: JoinedDemand?

        private final class JoinedDemand: Sendable {
            let demand: MemberDemand

            init(_ demand: MemberDemand) { self.demand = demand }
        }

        /// An index into `ScopeGraph.scopes`.
        @inline(__always)
        package var scope: Int { Int(scopeNumber) }
        @inline(__always)
        package var name: String { requirement.name }
        @inline(__always)
        package var type: CanonicalType { requirement.type }
        /// How a member has to be accessible to satisfy the scope itself and all descendants for which it is passed on.
        package internal(set) var demand: MemberDemand {
            get { joinedDemand?.demand ?? requirement.demand }
            set { joinedDemand = newValue == requirement.demand ? nil : JoinedDemand(newValue) }
        }
        /// Whether it is only read, without effects and without isolation.
        @inline(__always)
        var isPlain: Bool { joinedDemand == nil && requirement.isPlain }
        /// The scope's own requirement; `nil` if the scope only passes the value on to descendants.
        @inline(__always)
        package var ownRequirement: Requirement? { isOwn ? requirement : nil }
        /// The needs of parents by which it is passed on: indices into `Resolution.needs`.
        package var above: [Int] {
            routes.compactMap { if case .passedOn(let above) = $0.answer { above } else { nil } }
        }

        /// - Parameter isOwn: whether `requirement` is the scope's own requirement.
        package init(
            scope: Int,
            requirement: Requirement,
            isOwn: Bool,
            passedOnFor: SmallArray = [],
            routes: Routes,
            suppliers: SmallArray = [],
            origins: SmallArray = [],
            failures: SmallArray = []
        ) {
            scopeNumber = Int32(truncatingIfNeeded: scope)
            self.requirement = requirement
            self.isOwn = isOwn
            self.passedOnFor = passedOnFor
            self.routes = routes
            self.suppliers = suppliers
            self.origins = origins
            self.failures = failures
        }
    }

    /// The result of the search along one parent edge.
    package struct Route: Sendable {
        // In this order, there is no padding.
        package let answer: Answer
        private let edgeNumber: Int32
        /// An index into `ScopeGraph.edges`.
        package var edge: Int { Int(edgeNumber) }
        /// The parent's own pass-through, if the parent has to receive the value itself and does not declare it in
        /// another way.
        package let passThrough: Provision?

        package init(edge: Int, answer: Answer, passThrough: Provision? = nil) {
            edgeNumber = Int32(truncatingIfNeeded: edge)
            self.answer = answer
            self.passThrough = passThrough
        }
    }

    package enum Answer: Sendable {
        /// The parent has it, or an extension of the child's dependency implements it.
        case supplied(Provision)
        /// The parent has to receive it itself. The value is an index into `Resolution.needs`.
        case passedOn(Int)
        /// The parent has a member of the name that conflicts with the requirement.
        case blocked(Provision, Conflict)

        /// The member of the parent, and why it does not qualify; `nil` if the search continues.
        package var end: (provision: Provision, conflict: Conflict?)? {
            switch self {
            case .supplied(let provision): (provision, nil)
            case .blocked(let provision, let conflict): (provision, conflict)
            case .passedOn: nil
            }
        }
    }

    /// Why a member of the right name does not satisfy a requirement.
    package enum Conflict: Hashable, Sendable {
        /// It is `private` or `fileprivate`, or internal to another module.
        case inaccessible
        /// It has another type.
        case otherType
        /// It is read-only, but the requirement is `{ get set }`.
        case readOnly
        /// It is static or a method.
        case notAProperty
        /// It is `async` or throws, and its reader does not accept that.
        case effects
        /// It is isolated to a global actor and read from elsewhere.
        case isolation
        /// The parent's dependency would have to name the type, but the type's module imports the dependency's module.
        case circularImport
        /// The parent's dependency would have to name the type, but the type is less accessible than the dependency.
        case hiddenType
        /// The parent's dependency is optional, so that what it reads is too, but the type is not.
        case optionalDependency
        /// A subclass of the parent, by its number, declares a member of the name, which cannot override one in an
        /// extension.
        case declaredBySubclass(Int)
    }

    /// Sorted by scope, name and type.
    package let needs: [Need]
    /// For each scope, its needs: indices into `needs`, sorted by name.
    package let needsOfScope: [Range<Int>]

    package init(needs: [Need], needsOfScope: [Range<Int>]) {
        self.needs = needs
        self.needsOfScope = needsOfScope
    }
}
