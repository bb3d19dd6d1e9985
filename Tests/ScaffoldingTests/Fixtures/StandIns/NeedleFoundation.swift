// The part of NeedleFoundation that the fixtures use.

public protocol Dependency: AnyObject {}

public protocol EmptyDependency: AnyObject {}

public class EmptyDependencyProvider: EmptyDependency {
    public init(component: Scope) {}
}

public protocol Scope: AnyObject {
    var path: [String] { get }
    var parent: Scope { get }
}

open class Component<DependencyType>: Scope {
    public let parent: Scope
    public let path: [String] = []
    public var dependency: DependencyType { fatalError("Nothing is registered.") }

    public init(parent: Scope) { self.parent = parent }

    public final func shared<T>(__function: String = #function, _ factory: () -> T) -> T { factory() }
}

open class BootstrapComponent: Component<EmptyDependency> {
    public init() { super.init(parent: Top()) }

    private class Top: Scope {
        var path: [String] { [] }
        var parent: Scope { self }
    }
}

public class __DependencyProviderRegistry {
    nonisolated(unsafe) public static let instance = __DependencyProviderRegistry()

    public func registerDependencyProviderFactory(for path: String, _ factory: @escaping (Scope) -> AnyObject) {}
    public func unregisterDependencyProviderFactory(for path: String) {}
}
