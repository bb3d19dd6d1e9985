import SwiftReader

/// A node of the tree.
///
/// A class, because it never changes, and is handed on much more often than it is made.
public final class Scope: Sendable {
    /// What stands behind a scope.
    public enum Kind: String, Sendable {
        /// A class whose superclass chain reaches the library's `Component`.
        case component
        /// Any other class whose value is handed over as a dependency: its provisions count, nothing is generated.
        case provider
        /// A `Builder<D>` that makes no component: D's requirements, no provisions.
        case builder
    }

    public enum Dialect: String, Sendable {
        case ribs, needle
    }

    /// Why a scope may stand at the top.
    public enum Root: Hashable, Sendable {
        /// A `BootstrapComponent`.
        case bootstrap
        /// Code outside the tree makes it.
        case made(SourceLocation)
        /// A scope of a library whose builder or dependency is public, or a non-core component: its requirements are the
        /// module's contract.
        case open
    }

    /// `Module.Qualified.Name`, followed by `@folder` where two modules share the name.
    public let id: String
    /// The name of the class, qualified by the types around it.
    public let name: String
    /// The name without `Component`, as generated names use it; the whole name off the convention.
    /// Dots of nested types are dropped: `Settings.Component` gives `Settings`, `Outer.ChildComponent` `OuterChild`.
    public let baseName: String
    /// An index into `ScopeGraph.modules`.
    public let module: Int
    public let kind: Kind
    public let dialect: Dialect
    public let root: Root?
    /// The place of the class's name.
    public let location: SourceLocation
    /// The access of the class, as narrow as the types around it.
    public let access: Access
    /// The global actor of the class, as an attribute: `@MainActor`.
    public let isolation: String?
    /// Whether the class has generic parameters.
    public let isGeneric: Bool
    /// What has to hold so that the compiler sees the class.
    public let conditions: [String]
    /// The attributes that say where the class may be used: `@available(…)`.
    public let availability: [String]
    /// The ids of the scopes that its class inherits from, nearest first.
    public let superclasses: [String]
    /// The names that mean something else inside its class than outside; sorted.
    public let hiddenNames: [String]
    /// What it is to Needle's plugins; `nil` where it has nothing to do with them.
    public let plugin: PluginRole?
    /// Whether the scope is a root with nothing above it. The code that creates an open root is not among the sources.
    public var isClosedRoot: Bool {
        switch root {
        case .bootstrap, .made: true
        case .open, nil: false
        }
    }
    /// Whether the class can be extended from another file of its module.
    public var isExtensible: Bool { access > .fileprivate }
    /// The dependency; `nil` where the scope needs nothing (an empty dependency, a provider).
    public let dependency: DependencyProtocol?
    /// Sorted by name; one for each name and type.
    public let requirements: [Requirement]
    /// What it offers to the scopes below, sorted by name.
    public let provisions: [Provision]
    /// The names of the provisions that hand on what the scope's own dependency does not ask for: `dependency.x` needs
    /// a generated protocol that does.
    public let unservedPassThroughs: Set<String>
    /// The methods by which those that some dependency asks for may be met, sorted by their names with labels.
    public let methods: [Provision]
    /// What its class says to conform to and does not meet itself.
    public let unmetClaims: [UnmetClaim]
    /// What has a name but cannot be offered: static, private, methods; sorted by name. Near misses.
    public let withheld: [Provision]
    /// What it may have that the sources do not show, and what its dependency supplies itself.
    public let unseen: UnseenMembers

    public init(
        id: String,
        name: String,
        namesake: String? = nil,
        module: Int,
        kind: Kind,
        dialect: Dialect,
        root: Root?,
        location: SourceLocation,
        access: Access,
        isolation: String? = nil,
        isGeneric: Bool = false,
        conditions: [String] = [],
        availability: [String] = [],
        superclasses: [String] = [],
        hiddenNames: [String] = [],
        plugin: PluginRole? = nil,
        dependency: DependencyProtocol?,
        requirements: [Requirement],
        provisions: [Provision],
        withheld: [Provision],
        unservedPassThroughs: Set<String> = [],
        methods: [Provision] = [],
        unmetClaims: [UnmetClaim] = [],
        unseen: UnseenMembers = .none
    ) {
        self.unseen = unseen
        self.id = id
        self.name = name
        baseName = Self.baseName(of: namesake ?? name)
        self.module = module
        self.kind = kind
        self.dialect = dialect
        self.root = root
        self.location = location
        self.access = access
        self.isolation = isolation
        self.isGeneric = isGeneric
        self.conditions = conditions
        self.availability = availability
        self.superclasses = superclasses
        self.hiddenNames = hiddenNames
        self.plugin = plugin
        self.dependency = dependency
        self.requirements = requirements
        self.provisions = provisions
        self.withheld = withheld
        self.unservedPassThroughs = unservedPassThroughs
        self.methods = methods
        self.unmetClaims = unmetClaims
    }

    static func baseName(of name: String) -> String {
        let flat = name.withoutDots
        let suffix = "Component"
        guard flat.hasSuffix(suffix), flat != suffix else { return flat }
        return String(flat.utf8.dropLast(suffix.utf8.count)) ?? flat
    }
}
