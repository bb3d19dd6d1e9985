/// What a component is to Needle's plugins.
public enum PluginRole: Sendable {
    /// A `NonCoreComponent`, which its core makes and releases.
    case nonCore
    /// A `PluginizedComponent`.
    case core(PluginPoint)
}

/// Where a pluginized component lets others read what its non-core component has.
public struct PluginPoint: Sendable {
    /// The plugin extension, a protocol, qualified by the types around it.
    public let pluginExtension: String
    /// What it asks for, sorted by name.
    public let requirements: [Requirement]
    /// The `Scope.id` of the non-core component; `nil` where it is no scope of the sources.
    public let nonCore: String?

    public init(pluginExtension: String, requirements: [Requirement], nonCore: String?) {
        self.pluginExtension = pluginExtension
        self.requirements = requirements
        self.nonCore = nonCore
    }
}
