import Foundation

/// The factories that generated code registers, by the paths of their scopes.
public class __DependencyProviderRegistry: @unchecked Sendable {
    public static let instance = __DependencyProviderRegistry()

    private let lock = NSRecursiveLock()
    private var factories: [String: (Scope) -> AnyObject] = [:]

    private init() {}

    /// Registers the factory of one path, such as `^->Root->Kid`, and replaces an earlier one.
    public func registerDependencyProviderFactory(
        for componentPath: String,
        _ dependencyProviderFactory: @escaping (Scope) -> AnyObject
    ) {
        lock.withLock { factories[componentPath] = dependencyProviderFactory }
    }

    /// Removes the factory of one path.
    public func unregisterDependencyProviderFactory(for componentPath: String) {
        lock.withLock { factories[componentPath] = nil }
    }

    /// The factory of one path; `nil` if none is registered.
    public func dependencyProviderFactory(for componentPath: String) -> ((Scope) -> AnyObject)? {
        lock.withLock { factories[componentPath] }
    }
}
