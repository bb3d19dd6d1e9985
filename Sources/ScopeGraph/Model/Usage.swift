import SwiftReader

/// How the sources use the contents of the graph: what reads it, and how long it lives.
public struct Usage: Sendable {
    /// One for each of `ScopeGraph.scopes`; empty if unknown.
    public let scopes: [ScopeUsage]
    /// In source order.
    public let backReferences: [BackReference]
    /// The listeners that builders receive and do not use, in source order.
    public let unsetListeners: [UnsetListenerSite]

    public init(scopes: [ScopeUsage], backReferences: [BackReference], unsetListeners: [UnsetListenerSite]) {
        self.scopes = scopes
        self.backReferences = backReferences
        self.unsetListeners = unsetListeners
    }

    /// No usage is known.
    public static let unknown = Usage(scopes: [], backReferences: [], unsetListeners: [])
}

/// How much usage is analyzed. A larger extent takes longer.
public enum UsageExtent: Sendable {
    /// Only `initializerReads`, for runs that report errors only.
    case initializerReads
    /// Everything but the readers of provisions.
    case usual
    case everything
}

/// How the sources use one scope.
public struct ScopeUsage: Sendable {
    /// The names of its requirements that no code reads through the dependency, the component or a protocol of either,
    /// and that no unresolvable code can read. Requirements of descendants do not count as reads.
    public let unreadRequirements: Set<String>
    /// The subset of `unreadRequirements` that other code cannot read through the component either: no other protocol
    /// requires them, and no module outside the sources can see them.
    public let idleRequirements: Set<String>
    /// For the other unread requirements, by name: where the protocols that the component conforms to require them.
    /// Omits those that code outside the sources may read.
    public let offers: [String: [SourceLocation]]
    /// Where builders create its component without using it, in source order.
    public let discardedComponents: [DiscardSite]
    /// The children that its component retains, in source order.
    public let retainedChildren: [RetainedChildSite]
    /// The dependencies of other scopes to which its class conforms although it is never injected as one, in source
    /// order.
    public let needlessConformances: [NeedlessConformanceSite]
    /// Whether its builder creates a `LaunchRouter`. Such a scope lives as long as the app.
    public let isLaunched: Bool
    /// What is unconditionally read while its properties, or the component itself, are initialized, sorted by name.
    public let initializerReads: [InitializerReads]
    /// The names of its provisions that certainly create a new value: not read from another value, not an override, not
    /// a child created with the scope itself, not a view. Limited to names that several scopes create and some scope
    /// requires.
    public let ownValues: Set<String>
    /// The names of its provisions that something other than a descendant's requirement reads or may read; `nil` if not
    /// analyzed.
    public let readProvisions: Set<String>?

    public init(
        unreadRequirements: Set<String>,
        idleRequirements: Set<String>,
        offers: [String: [SourceLocation]] = [:],
        discardedComponents: [DiscardSite],
        retainedChildren: [RetainedChildSite],
        needlessConformances: [NeedlessConformanceSite],
        isLaunched: Bool,
        initializerReads: [InitializerReads] = [],
        ownValues: Set<String> = [],
        readProvisions: Set<String>? = nil
    ) {
        self.initializerReads = initializerReads
        self.ownValues = ownValues
        self.readProvisions = readProvisions
        self.unreadRequirements = unreadRequirements
        self.idleRequirements = idleRequirements
        self.offers = offers
        self.discardedComponents = discardedComponents
        self.retainedChildren = retainedChildren
        self.needlessConformances = needlessConformances
        self.isLaunched = isLaunched
    }
}

/// A component that is created and not used.
public struct DiscardSite: Hashable, Sendable {
    /// The class that creates it.
    public let builder: String
    /// The name of the variable that holds it; `nil` if there is none.
    public let variable: String?
    public let location: SourceLocation

    public init(builder: String, variable: String?, location: SourceLocation) {
        self.builder = builder
        self.variable = variable
        self.location = location
    }
}

/// A child component, or its builder, that a component retains while the child retains the component.
public struct RetainedChildSite: Hashable, Sendable {
    /// An index into `ScopeGraph.scopes`.
    public let child: Int
    /// The class that is retained: the child's component or its builder.
    public let kept: String
    /// The property that retains it; `nil` if `shared` does so without a property.
    public let property: String?
    public let isShared: Bool
    /// Where it is created.
    public let location: SourceLocation

    public init(child: Int, kept: String, property: String?, isShared: Bool, location: SourceLocation) {
        self.child = child
        self.kept = kept
        self.property = property
        self.isShared = isShared
        self.location = location
    }
}

/// A declared conformance to the dependency of other scopes that no code needs.
public struct NeedlessConformanceSite: Hashable, Sendable {
    /// The qualified name of the protocol.
    public let dependencyProtocol: String
    /// The scopes with this dependency, sorted: indices into `ScopeGraph.scopes`.
    public let scopes: [Int]
    /// The location of the clause.
    public let location: SourceLocation

    public init(dependencyProtocol: String, scopes: [Int], location: SourceLocation) {
        self.dependencyProtocol = dependencyProtocol
        self.scopes = scopes
        self.location = location
    }
}

/// A strong reference to an owner of the object: `router` or `listener` of an interactor, `listener` of a presenter.
public struct BackReference: Hashable, Sendable {
    public enum Owner: Hashable, Sendable {
        case interactor, presenter
    }

    public let owner: Owner
    /// The qualified name of the class.
    public let className: String
    /// `router` or `listener`.
    public let property: String
    /// The type of the property, as written.
    public let type: String
    /// Whether the type is optional, as `weak` requires.
    public let isOptional: Bool
    /// An index into `ScopeGraph.modules`.
    public let module: Int
    /// The location of the name.
    public let location: SourceLocation
    /// The location of `var`.
    public let keyword: SourceLocation

    public init(
        owner: Owner,
        className: String,
        property: String,
        type: String,
        isOptional: Bool,
        module: Int,
        location: SourceLocation,
        keyword: SourceLocation
    ) {
        self.owner = owner
        self.className = className
        self.property = property
        self.type = type
        self.isOptional = isOptional
        self.module = module
        self.location = location
        self.keyword = keyword
    }
}

/// A listener that a builder's `build` receives and does not use.
public struct UnsetListenerSite: Hashable, Sendable {
    /// The qualified name of the builder's class.
    public let builder: String
    /// The name of the parameter.
    public let parameter: String
    /// The type of the parameter, as written.
    public let type: String
    /// An index into `ScopeGraph.modules`.
    public let module: Int
    /// The location of the parameter's name.
    public let location: SourceLocation

    public init(builder: String, parameter: String, type: String, module: Int, location: SourceLocation) {
        self.builder = builder
        self.parameter = parameter
        self.type = type
        self.module = module
        self.location = location
    }
}
