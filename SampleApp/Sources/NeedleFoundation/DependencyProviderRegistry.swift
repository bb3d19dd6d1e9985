import Foundation

/// The factories that generated code registers, by the paths of the scopes that they serve.
public class __DependencyProviderRegistry: @unchecked Sendable {
    public static let instance = __DependencyProviderRegistry()

    private let lock = NSRecursiveLock()
    private var factories: [String: (Scope) -> AnyObject] = [:]

    private init() {}

    /// Registers the factory of one path, `^->Root->Kid`; a later one takes the place of an earlier one.
    public func registerDependencyProviderFactory(
        for componentPath: String,
        _ dependencyProviderFactory: @escaping (Scope) -> AnyObject
    ) {
        lock.withLock { factories[componentPath] = dependencyProviderFactory }
    }

    /// Forgets the factory of one path.
    public func unregisterDependencyProviderFactory(for componentPath: String) {
        lock.withLock { factories[componentPath] = nil }
    }

    /// The factory of one path; `nil` where nobody registered any.
    public func dependencyProviderFactory(for componentPath: String) -> ((Scope) -> AnyObject)? {
        lock.withLock { factories[componentPath] }
    }
}
