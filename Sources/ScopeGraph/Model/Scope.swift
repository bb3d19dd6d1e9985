import Semantics
import SwiftReader

/// A node of the graph.
///
/// Immutable, and a class because it is passed around much more often than it is created.
package final class Scope: Sendable {
    /// What declares a scope.
    package enum Kind: String, Sendable {
        /// A class that inherits, directly or not, from the library's `Component`.
        case component
        /// Any other class that is injected as a dependency. Its provisions count; nothing is generated for it.
        case provider
        /// A `Builder<D>` that creates no component with the dependency D, or a helper that takes a refinement D of its
        /// children's dependencies. It has D's requirements and no provisions.
        case builder
    }

    /// Why a scope is a root.
    package enum Root: Hashable, Sendable {
        /// A `BootstrapComponent`.
        case bootstrap
        /// Code outside the graph creates it.
        case made(SourceLocation)
        /// A provider that only builders create, of the dependencies that they receive.
        case wrapper(SourceLocation)
        /// A library scope with a public builder or dependency, or a non-core component. Its requirements are met by
        /// code that is not in the sources.
        case open
    }

    /// `Module.Qualified.Name`, followed by `@folder` if two modules share the name.
    package let id: String
    /// The name of the class, qualified by its enclosing types.
    package let name: String
    /// The name without `Component`, as used in generated names, or the whole name if it does not follow the
    /// convention. Nested types lose their dots: `Settings.Component` becomes `Settings`, `Outer.ChildComponent`
    /// becomes `OuterChild`.
    package let baseName: String
    /// An index into `ScopeGraph.modules`.
    package let module: Int
    package let kind: Kind
    package let dialect: Dialect
    package let root: Root?
    /// The location of the class's name.
    package let location: SourceLocation
    /// Whether several branches of an `#if` declare the class; `location` is that of the first.
    package let hasBranches: Bool
    /// The access of the class, restricted by that of its enclosing types.
    package let access: Access
    /// The global actor of the class, as an attribute: `@MainActor`.
    package let isolation: String?
    /// Whether the class is `nonisolated`, whatever the default of its module is.
    package let isNonisolated: Bool
    /// Whether the class certainly belongs to the main actor by the default of its module.
    package let isIsolatedByDefault: Bool
    /// Whether the class has generic parameters.
    package let isGeneric: Bool
    /// The `#if` conditions under which the class is compiled.
    package let conditions: [String]
    /// The attributes that restrict where the class can be used: `@available(…)`.
    package let availability: [String]
    /// The ids of the scopes whose classes it inherits, nearest first.
    package let superclasses: [String]
    /// The names with a different meaning inside its class than outside, sorted.
    package let hiddenNames: [String]
    /// The names of the types that the types around its class declare, sorted.
    package let outerNames: [String]
    /// Its role in Needle's plugin architecture; `nil` if it has none.
    package let plugin: PluginRole?
    /// Whether it is the protocol that helpers take, which has no class.
    package var isParameterType: Bool { kind == .builder && dependency?.location == location }
    /// Whether the scope is a root that is not open. The code that creates an open root is not in the sources.
    package var isClosedRoot: Bool {
        switch root {
        case .bootstrap, .made, .wrapper: true
        case .open, nil: false
        }
    }
    /// Whether the tree starts at the scope. What a builder wraps comes from a root elsewhere.
    package var startsTree: Bool {
        switch root {
        case .bootstrap, .made, .open: true
        case .wrapper, nil: false
        }
    }
    /// Whether other files of its module can extend the class.
    package var isExtensible: Bool { access > .fileprivate }
    /// How the scope reads a member of its dependency: `dependency.x`.
    package func reading(_ member: String) -> String {
        "\(dialect.dependencyProperty)\(dependency?.isOptional ?? false ? "?" : "").\(member)"
    }
    /// The dependency; `nil` if the scope requires nothing (an empty dependency, a provider).
    package let dependency: DependencyProtocol?
    /// Sorted by name, one for each name and type.
    package let requirements: [Requirement]
    /// What it provides to its descendants, sorted by name.
    package let provisions: [Provision]
    /// The names of the provisions that forward a property which the scope's own dependency does not declare.
    /// `dependency.x` then needs a generated protocol that declares it.
    package let unsuppliedPassThroughs: Set<String>
    /// The methods that may meet method requirements of dependencies, sorted by name with labels.
    package let methods: [Provision]
    /// The properties of the library's own class that dependencies require, sorted by name. All components have them, so
    /// they are not listed among what a scope provides.
    package let libraryProvisions: [Provision]
    /// The requirements that its class does not meet although it declares the conformance.
    package let unmetConformances: [UnmetConformance]
    /// Members that cannot be provided (static, private, methods), sorted by name. They are reported as near misses.
    package let nearMisses: [Provision]
    /// The names of `provisions`, `nearMisses`, `methods` and `libraryProvisions`.
    let memberNames: NameBloomFilter
    /// Whether one of `provisions` or `methods` is isolated to an actor, or nonisolated.
    package let hasIsolatedProvisions: Bool
    /// Whether one of `provisions` is inside an `#if`.
    package let hasConditionalProvisions: Bool
    /// Members that are not in the sources, and those that its dependency implements itself.
    package let unseen: UnseenMembers

    package init(
        id: String,
        name: String,
        namesake: String? = nil,
        module: Int,
        kind: Kind,
        dialect: Dialect,
        root: Root?,
        location: SourceLocation,
        hasBranches: Bool = false,
        access: Access,
        isolation: String? = nil,
        isNonisolated: Bool = false,
        isIsolatedByDefault: Bool = false,
        isGeneric: Bool = false,
        conditions: [String] = [],
        availability: [String] = [],
        superclasses: [String] = [],
        hiddenNames: [String] = [],
        outerNames: [String] = [],
        plugin: PluginRole? = nil,
        dependency: DependencyProtocol?,
        requirements: [Requirement],
        provisions: [Provision],
        nearMisses: [Provision],
        unsuppliedPassThroughs: Set<String> = [],
        methods: [Provision] = [],
        libraryProvisions: [Provision] = [],
        unmetConformances: [UnmetConformance] = [],
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
        self.hasBranches = hasBranches
        self.access = access
        self.isolation = isolation
        self.isNonisolated = isNonisolated
        self.isIsolatedByDefault = isIsolatedByDefault
        self.isGeneric = isGeneric
        self.conditions = conditions
        self.availability = availability
        self.superclasses = superclasses
        self.hiddenNames = hiddenNames
        self.outerNames = outerNames
        self.plugin = plugin
        self.dependency = dependency
        self.requirements = requirements
        self.provisions = provisions
        self.nearMisses = nearMisses
        self.unsuppliedPassThroughs = unsuppliedPassThroughs
        self.methods = methods
        var names = NameBloomFilter()
        self.libraryProvisions = libraryProvisions
        for list in [provisions, nearMisses, methods, libraryProvisions] {
            for provision in list { names.insert(provision.name) }
        }
        memberNames = names
        hasIsolatedProvisions = [provisions, methods].contains { $0.contains { $0.isolation != nil } }
        hasConditionalProvisions = provisions.contains { !$0.conditions.isEmpty }
        self.unmetConformances = unmetConformances
    }

    static func baseName(of name: String) -> String {
        let flat = name.withoutDots
        let suffix = "Component"
        guard flat.hasSuffix(suffix), flat != suffix else { return flat }
        return String(flat.utf8.dropLast(suffix.utf8.count)) ?? flat
    }
}
