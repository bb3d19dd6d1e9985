import Foundation

/// The factories of plugin extensions that generated code registers, by the names of the pluginized components.
public class __PluginExtensionProviderRegistry: @unchecked Sendable {
    public static let instance = __PluginExtensionProviderRegistry()

    private let lock = NSRecursiveLock()
    private var factories: [String: (PluginizedScope) -> AnyObject] = [:]

    private init() {}

    /// Registers the factory for one component, and replaces an earlier one.
    public func registerPluginExtensionProviderFactory(
        for componentName: String,
        _ pluginExtensionProviderFactory: @escaping (PluginizedScope) -> AnyObject
    ) {
        lock.withLock { factories[componentName] = pluginExtensionProviderFactory }
    }

    /// The factory for one component; `nil` if none is registered.
    public func pluginExtensionProviderFactory(for componentName: String) -> ((PluginizedScope) -> AnyObject)? {
        lock.withLock { factories[componentName] }
    }
}
