import SwiftReader

/// Who supplies what, for every requirement of every scope and for all that has to be passed on.
///
/// It holds a node for each scope and each thing that the scope has to receive from above. Nodes are joined per edge,
/// never per path, so the size is bounded by scopes times requirements, whatever the number of ways up.
public struct Resolution: Sendable {
    /// What a scope has to receive from above.
    public struct Need: Sendable {
        /// The requirement that asked for it first: the scope's own, or one of a scope below.
        public let asking: Requirement
        /// By each way up, in the order of `ScopeGraph.edgesUp`.
        public internal(set) var routes: Routes
        /// The needs of the children that are the reason why it is passed on: indices into `Resolution.needs`.
        public internal(set) var passedOnFor: SmallArray
        /// The suppliers over all ways up, sorted: indices into `ScopeGraph.scopes`.
        public internal(set) var suppliers: SmallArray
        /// The scopes that make the value, over all ways up, sorted.
        public internal(set) var origins: SmallArray
        /// The ends of the ways on which nothing supplies it, sorted: indices into `Resolution.needs`.
        public internal(set) var failures: SmallArray
        // Small things last, so that no room is lost between larger ones: there are very many needs.
        private let scopeNumber: Int32
        /// Whether `asking` is a requirement of the scope's own.
        let isOwn: Bool
        /// Where it differs from that of `asking`: very few do.
        private var joinedDemand: JoinedDemand?

        private final class JoinedDemand: Sendable {
            let demand: MemberDemand

            init(_ demand: MemberDemand) { self.demand = demand }
        }

        /// An index into `ScopeGraph.scopes`.
        public var scope: Int { Int(scopeNumber) }
        public var name: String { asking.name }
        public var type: CanonicalType { asking.type }
        /// How whatever serves it has to be readable, for the scope itself and for all that it is passed on for.
        public internal(set) var demand: MemberDemand {
            get { joinedDemand?.demand ?? asking.demand }
            set { joinedDemand = newValue == asking.demand ? nil : JoinedDemand(newValue) }
        }
        /// Whether it only has to be read, without effects and from anywhere.
        var isPlain: Bool { joinedDemand == nil && asking.isPlain }
        /// The scope's own requirement; `nil` where it only passes on what scopes below it need.
        public var requirement: Requirement? { isOwn ? asking : nil }

        /// - Parameter isOwn: whether `asking` is a requirement of the scope's own.
        public init(
            scope: Int,
            asking: Requirement,
            isOwn: Bool,
            passedOnFor: SmallArray = [],
            routes: Routes,
            suppliers: SmallArray = [],
            origins: SmallArray = [],
            failures: SmallArray = []
        ) {
            scopeNumber = Int32(truncatingIfNeeded: scope)
            self.asking = asking
            self.isOwn = isOwn
            self.passedOnFor = passedOnFor
            self.routes = routes
            self.suppliers = suppliers
            self.origins = origins
            self.failures = failures
        }
    }

    /// What one way up answers.
    public struct Route: Sendable {
        // In this order no room is lost between them: there are very many ways.
        public let answer: Answer
        private let edgeNumber: Int32
        /// An index into `ScopeGraph.edges`.
        public var edge: Int { Int(edgeNumber) }
        /// The parent's own pass-through, where the parent has to receive it itself and has no other need to write one.
        public let passThrough: Provision?

        public init(edge: Int, answer: Answer, passThrough: Provision? = nil) {
            edgeNumber = Int32(truncatingIfNeeded: edge)
            self.answer = answer
            self.passThrough = passThrough
        }
    }

    public enum Answer: Sendable {
        /// The parent has it, or the child's dependency has it of its own.
        case supplied(Provision)
        /// The parent has to receive it itself: an index into `Resolution.needs`.
        case passedOn(Int)
        /// The parent has a member of the name that stands in the way.
        case blocked(Provision, Conflict)
    }

    /// Why a member of the right name does not do.
    public enum Conflict: Hashable, Sendable {
        /// `private`, `fileprivate`, or internal to another module.
        case inaccessible
        /// It has another type.
        case otherType
        /// It cannot be set, and the requirement is `{ get set }`.
        case readOnly
        /// It is static, or a method.
        case notAProperty
        /// It is `async` or throws, and who reads it does not expect that.
        case effects
        /// It belongs to a global actor, and it is read from elsewhere.
        case isolation
        /// The type is declared in a module that imports the one of the parent's dependency, which would have to name it.
        case circularImport
    }

    /// Sorted by scope, name and type.
    public let needs: [Need]
    /// For each scope, its needs: indices into `needs`, sorted by name.
    public let needsOfScope: [Range<Int>]

    public init(needs: [Need], needsOfScope: [Range<Int>]) {
        self.needs = needs
        self.needsOfScope = needsOfScope
    }
}
