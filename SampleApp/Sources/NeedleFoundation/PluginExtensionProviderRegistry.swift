import Foundation

/// The factories of plugin extensions that generated code registers, by the names of the pluginized components.
public class __PluginExtensionProviderRegistry: @unchecked Sendable {
    public static let instance = __PluginExtensionProviderRegistry()

    private let lock = NSRecursiveLock()
    private var factories: [String: (PluginizedScope) -> AnyObject] = [:]

    private init() {}

    /// Registers the factory for one component; a later one takes the place of an earlier one.
    public func registerPluginExtensionProviderFactory(
        for componentName: String,
        _ pluginExtensionProviderFactory: @escaping (PluginizedScope) -> AnyObject
    ) {
        lock.withLock { factories[componentName] = pluginExtensionProviderFactory }
    }

    /// The factory for one component; `nil` where nobody registered any.
    public func pluginExtensionProviderFactory(for componentName: String) -> ((PluginizedScope) -> AnyObject)? {
        lock.withLock { factories[componentName] }
    }
}
