/// A scope that makes another.
struct EdgePlan: Sendable {
    /// Who writes that what the child needs from above reaches the parent.
    enum Carriage: Sendable {
        /// The parent's dependency inherits the generated protocol.
        case generated
        /// The parent's dependency declares each property itself.
        case byHand
        /// The parent's dependency inherits the child's: the parent hands on its own dependency.
        case inherited
    }

    /// Who writes that the parent conforms to the child's dependency.
    enum Clause: Sendable, CaseIterable {
        case generated, inHeader, inExtension
    }

    let parent: Int
    let child: Int
    let pattern: EdgePattern
    let carriage: Carriage
    let clause: Clause
    /// Whether the parent's pass-throughs for the child are written by hand.
    let hasMembers: Bool
    /// Whether it stands in a condition of the compiler that holds.
    let isConditional: Bool
    /// What was spoiled in it.
    var fault: EdgeFault?
}

/// How the top of the tree is written.
enum TopForm: Sendable, CaseIterable {
    /// A component with `init() { super.init(dependency: EmptyComponent()) }`.
    case ownInitialiser
    /// `TopComponent(dependency: EmptyComponent())`.
    case emptyComponent
    /// A builder with `convenience init()`.
    case builder
    /// A class that is no component.
    case plainClass
    /// A subclass of `EmptyComponent`.
    case emptySubclass

    /// Whether it is a component, for which wiring is generated.
    var isComponent: Bool { self != .plainClass && self != .emptySubclass }
}

/// How a builder makes its component, or takes it.
enum BuilderForm: Sendable, CaseIterable {
    case local, ownDependency, annotated, localTypealias, memberTypealias, madeByFunction, lazyMember, inInitialiser
    case dynamicArguments, tuple, guarded, protocolOnly
    case withoutComponent
    case simpleComponentized, componentized, multiStage

    enum Family: Sendable {
        /// `Builder<D>`.
        case dependency
        /// Made with a closure that makes the component.
        case closure
    }

    var family: Family {
        switch self {
        case .simpleComponentized, .componentized, .multiStage: .closure
        default: .dependency
        }
    }

    /// Whether `dependency` is at hand in the body that builds.
    var hasDependency: Bool { family == .dependency }
}
