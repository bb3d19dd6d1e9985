import SwiftReader

/// How the sources use the contents of the graph: what reads it, and how long it lives.
package struct Usage: Sendable {
    /// One for each of `ScopeGraph.scopes`; empty if unknown.
    package let scopes: [ScopeUsage]
    /// In source order.
    package let backReferences: [BackReference]
    /// The listeners that builders receive and do not use, in source order.
    package let unsetListeners: [UnsetListenerSite]

    package init(scopes: [ScopeUsage], backReferences: [BackReference], unsetListeners: [UnsetListenerSite]) {
        self.scopes = scopes
        self.backReferences = backReferences
        self.unsetListeners = unsetListeners
    }

    /// No usage is known.
    package static let unknown = Usage(scopes: [], backReferences: [], unsetListeners: [])
}

/// How much usage is analyzed. A larger extent takes longer.
package enum UsageExtent: Sendable {
    /// Only `initializerReads`, for runs that report errors only.
    case initializerReads
    /// Everything but the readers of provisions.
    case usual
    case everything
}

/// How the sources use one scope.
package struct ScopeUsage: Sendable {
    /// The names of its requirements that no code reads through the dependency, the component or a protocol of either,
    /// and that no unresolvable code can read. Requirements of descendants do not count as reads.
    package let unreadRequirements: Set<String>
    /// The subset of `unreadRequirements` that other code cannot read through the component either: no other protocol
    /// requires them, and no module outside the sources can see them.
    package let idleRequirements: Set<String>
    /// For the other unread requirements, by name: where the protocols that the component conforms to require them.
    /// Omits those that code outside the sources may read.
    package let offers: [String: [SourceLocation]]
    /// Where builders create its component without using it, in source order.
    package let discardedComponents: [DiscardSite]
    /// The children that its component retains, in source order.
    package let retainedChildren: [RetainedChildSite]
    /// The dependencies of other scopes to which its class conforms although it is never injected as one, in source
    /// order.
    package let needlessConformances: [NeedlessConformanceSite]
    /// Whether its builder creates a `LaunchRouter`. Such a scope lives as long as the app.
    package let isLaunched: Bool
    /// What is unconditionally read while its properties, or the component itself, are initialized, sorted by name.
    package let initializerReads: [InitializerReads]
    /// The names of its provisions that certainly create a new value: not read from another value, not an override, not
    /// a child created with the scope itself, not a view. Limited to names that several scopes create and some scope
    /// requires.
    package let ownValues: Set<String>
    /// The names of its provisions that something other than a descendant's requirement reads or may read; `nil` if not
    /// analyzed.
    package let readProvisions: Set<String>?

    package init(
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
package struct DiscardSite: Hashable, Sendable {
    /// The class that creates it.
    package let builder: String
    /// The name of the variable that holds it; `nil` if there is none.
    package let variable: String?
    package let location: SourceLocation

    package init(builder: String, variable: String?, location: SourceLocation) {
        self.builder = builder
        self.variable = variable
        self.location = location
    }
}

/// A child component, or its builder, that a component retains while the child retains the component.
package struct RetainedChildSite: Hashable, Sendable {
    /// An index into `ScopeGraph.scopes`.
    package let child: Int
    /// The class that is retained: the child's component or its builder.
    package let kept: String
    /// The property that retains it; `nil` if `shared` does so without a property.
    package let property: String?
    package let isShared: Bool
    /// Where it is created.
    package let location: SourceLocation

    package init(child: Int, kept: String, property: String?, isShared: Bool, location: SourceLocation) {
        self.child = child
        self.kept = kept
        self.property = property
        self.isShared = isShared
        self.location = location
    }
}

/// A declared conformance to the dependency of other scopes that no code needs.
package struct NeedlessConformanceSite: Hashable, Sendable {
    /// The qualified name of the protocol.
    package let dependencyProtocol: String
    /// The scopes with this dependency, sorted: indices into `ScopeGraph.scopes`.
    package let scopes: [Int]
    /// The location of the clause.
    package let location: SourceLocation

    package init(dependencyProtocol: String, scopes: [Int], location: SourceLocation) {
        self.dependencyProtocol = dependencyProtocol
        self.scopes = scopes
        self.location = location
    }
}

/// A strong reference to an owner of the object: `router` or `listener` of an interactor, `listener` of a presenter.
package struct BackReference: Hashable, Sendable {
    package enum Owner: Hashable, Sendable {
        case interactor, presenter
    }

    package let owner: Owner
    /// The qualified name of the class.
    package let className: String
    /// `router` or `listener`.
    package let property: String
    /// The type of the property, as written.
    package let type: String
    /// Whether the type is optional, as `weak` requires.
    package let isOptional: Bool
    /// An index into `ScopeGraph.modules`.
    package let module: Int
    /// The location of the name.
    package let location: SourceLocation
    /// The location of `var`.
    package let keyword: SourceLocation

    package init(
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
package struct UnsetListenerSite: Hashable, Sendable {
    /// The qualified name of the builder's class.
    package let builder: String
    /// The name of the parameter.
    package let parameter: String
    /// The type of the parameter, as written.
    package let type: String
    /// An index into `ScopeGraph.modules`.
    package let module: Int
    /// The location of the parameter's name.
    package let location: SourceLocation

    package init(builder: String, parameter: String, type: String, module: Int, location: SourceLocation) {
        self.builder = builder
        self.parameter = parameter
        self.type = type
        self.module = module
        self.location = location
    }
}
