import Semantics

/// The role of a component in Needle's plugin architecture.
package enum PluginRole: Sendable {
    /// A `NonCoreComponent`, which its core component creates and releases.
    case nonCore
    /// A `PluginizedComponent`.
    case core(PluginPoint)
}

/// The plugin extension of a pluginized component, through which others read properties of its non-core component.
package struct PluginPoint: Sendable {
    /// The plugin extension, a protocol qualified by its enclosing types, or a composition: `A & B`.
    package let pluginExtension: String
    /// The global actor of the whole plugin extension, as an attribute: `@MainActor`.
    package let isolation: String?
    /// Its properties, sorted by name.
    package let requirements: [Requirement]
    /// The names of its properties that a protocol extension implements.
    package let defaults: Set<String>
    /// Its properties that the non-core component certainly lacks, each with the part of the plugin extension that is not
    /// in the sources and may implement it.
    package let unclearRequirements: [(requirement: Requirement, part: UnseenPart)]
    /// Its requirements that generated code cannot read from the non-core component, sorted by location.
    package let fixedRequirements: [FixedRequirement]
    /// The `Scope.id` of the non-core component; `nil` if the sources do not declare it as a scope.
    package let nonCore: String?
}
