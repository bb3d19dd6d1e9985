/// The role of a component in Needle's plugin architecture.
public enum PluginRole: Sendable {
    /// A `NonCoreComponent`, which its core component creates and releases.
    case nonCore
    /// A `PluginizedComponent`.
    case core(PluginPoint)
}

/// The plugin extension of a pluginized component, through which others read properties of its non-core component.
public struct PluginPoint: Sendable {
    /// The plugin extension, a protocol, qualified by its enclosing types.
    public let pluginExtension: String
    /// Its requirements, sorted by name.
    public let requirements: [Requirement]
    /// The `Scope.id` of the non-core component; `nil` if the sources do not declare it as a scope.
    public let nonCore: String?

    public init(pluginExtension: String, requirements: [Requirement], nonCore: String?) {
        self.pluginExtension = pluginExtension
        self.requirements = requirements
        self.nonCore = nonCore
    }
}
