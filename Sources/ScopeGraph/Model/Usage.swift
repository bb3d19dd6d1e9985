import SwiftReader

/// What the sources do with what the graph holds: who reads it, what becomes of it, how long it is kept.
public struct Usage: Sendable {
    /// One for each of `ScopeGraph.scopes`; empty where nothing is known.
    public let scopes: [ScopeUsage]
    /// In order of place.
    public let backReferences: [BackReference]
    /// The listeners that builders take and do nothing with, in order of place.
    public let unsetListeners: [UnsetListenerSite]

    public init(scopes: [ScopeUsage], backReferences: [BackReference], unsetListeners: [UnsetListenerSite]) {
        self.scopes = scopes
        self.backReferences = backReferences
        self.unsetListeners = unsetListeners
    }

    /// Nothing is known.
    public static let unknown = Usage(scopes: [], backReferences: [], unsetListeners: [])
}

/// How much is found out about what the sources do with the scopes; more takes longer.
public enum UsageExtent: Sendable {
    /// Only `initializerReads`, for those who ask for errors: nothing else is said of any scope.
    case initializerReads
    /// All but who reads the provisions.
    case usual
    case everything
}

/// What the sources do with one scope.
public struct ScopeUsage: Sendable {
    /// The names of its requirements that nothing reads: not through the dependency, the component or a protocol of either,
    /// nor in a way that cannot be followed. What scopes below ask for is not counted here.
    public let unreadRequirements: Set<String>
    /// Those of them that its component does not offer to others either, who might read them: as what another protocol asks
    /// for, or to modules that are not at hand.
    public let idleRequirements: Set<String>
    /// By the names of the other unread ones, where the protocols require them to which the component offers them; none of
    /// those that code out of sight may read.
    public let offers: [String: [SourceLocation]]
    /// Where builders make its component and do nothing with it, in order of place.
    public let discardedComponents: [DiscardSite]
    /// The children that its component keeps, in order of place.
    public let retainedChildren: [RetainedChildSite]
    /// The dependencies of other scopes that its class is written to conform to and is never handed as, in order of
    /// place.
    public let needlessConformances: [NeedlessConformanceSite]
    /// Whether its builder makes a `LaunchRouter`: the app starts with it, and it lives as long as the app.
    public let isLaunched: Bool
    /// What is certainly read while its properties, or the component itself, are made, sorted by name.
    public let initializerReads: [InitializerReads]
    /// The names of its provisions that certainly make a value of their own: nothing read off something else, no
    /// override, no child with the scope itself, no view. Only of names that several scopes make and some scope asks for.
    public let ownValues: Set<String>
    /// The names of its provisions that something reads, or may read, other than a scope below that asks for them;
    /// `nil` where nobody asked.
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

/// A component that is made and not used.
public struct DiscardSite: Hashable, Sendable {
    /// The class that makes it.
    public let builder: String
    /// The name of the variable that holds it; `nil` where none does.
    public let variable: String?
    public let location: SourceLocation

    public init(builder: String, variable: String?, location: SourceLocation) {
        self.builder = builder
        self.variable = variable
        self.location = location
    }
}

/// A child, or its builder, that a component keeps while the child keeps the component.
public struct RetainedChildSite: Hashable, Sendable {
    /// An index into `ScopeGraph.scopes`.
    public let child: Int
    /// The class of what is kept: the child's component or its builder.
    public let kept: String
    /// The property that keeps it; `nil` where `shared` does without one.
    public let property: String?
    public let isShared: Bool
    /// Where it is made.
    public let location: SourceLocation

    public init(child: Int, kept: String, property: String?, isShared: Bool, location: SourceLocation) {
        self.child = child
        self.kept = kept
        self.property = property
        self.isShared = isShared
        self.location = location
    }
}

/// A written conformance to the dependency of other scopes, that nothing needs.
public struct NeedlessConformanceSite: Hashable, Sendable {
    /// The qualified name of the protocol.
    public let dependencyProtocol: String
    /// The scopes with this dependency, sorted: indices into `ScopeGraph.scopes`.
    public let scopes: [Int]
    /// The place of the clause.
    public let location: SourceLocation

    public init(dependencyProtocol: String, scopes: [Int], location: SourceLocation) {
        self.dependencyProtocol = dependencyProtocol
        self.scopes = scopes
        self.location = location
    }
}

/// A strong reference to what holds the object itself: `router` or `listener` of an interactor, `listener` of a
/// presenter.
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
    /// Whether the type is optional, as `weak` needs it.
    public let isOptional: Bool
    /// An index into `ScopeGraph.modules`.
    public let module: Int
    /// The place of the name.
    public let location: SourceLocation
    /// The place of `var`.
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

/// A listener that a builder's `build` takes and does nothing with.
public struct UnsetListenerSite: Hashable, Sendable {
    /// The qualified name of the builder's class.
    public let builder: String
    /// The name of the parameter.
    public let parameter: String
    /// The type of the parameter, as written.
    public let type: String
    /// An index into `ScopeGraph.modules`.
    public let module: Int
    /// The place of the parameter's name.
    public let location: SourceLocation

    public init(builder: String, parameter: String, type: String, module: Int, location: SourceLocation) {
        self.builder = builder
        self.parameter = parameter
        self.type = type
        self.module = module
        self.location = location
    }
}
