/// A scope of an app.
struct FeatureScope: Sendable {
    let number: Int
    let word: String
    let module: String
    /// The scopes that make it.
    let parents: [Int]
    let dependencyProtocol: FeatureContractForm
    let component: FeatureComponentForm
    /// Whether it exists only if `EXTRA` holds.
    let isConditional: Bool
    /// Whether its component is isolated to the app's global actor.
    let isIsolated: Bool
    /// Whether it has a builder; in RIBs only.
    let hasBuilder: Bool
    /// Whether a subclass of its component makes the children too.
    let hasHeir: Bool
    let edge: FeatureEdgeForm
}

/// How a dependency is declared.
enum FeatureContractForm: Sendable, CaseIterable {
    /// A protocol with the requirements.
    case plain
    /// A protocol isolated to the app's global actor.
    case isolated
    /// A protocol that inherits one for each requirement.
    case inherited
    /// A typealias of a composition of such protocols.
    case composition
    /// A protocol with half of the requirements, and another one that it inherits with the rest.
    case refined
    /// A protocol that inherits some of its requirements and declares them again.
    case repeated
    /// A protocol with an `@available`.
    case available
    /// `Sendable`.
    case sendable
}

/// What a component inherits.
enum FeatureComponentForm: Sendable, CaseIterable {
    case direct, qualified, genericBase, ownBase, byTypealias
    /// In an enumeration.
    case nested
}

/// Where a parent makes the scope.
enum FeatureEdgeForm: Sendable, CaseIterable {
    case function, computed, lazyStored, shared, otherFile, closure, local
}
