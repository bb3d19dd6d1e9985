// A stand-in for the library NeedleFoundation: the part of its public surface that the fixtures use, and nothing behind
// it. Fixtures are only type-checked against it, never run.

public protocol Dependency: AnyObject {}

public protocol EmptyDependency: AnyObject {}

public protocol Scope: AnyObject {
    var path: [String] { get }
    var parent: Scope { get }
}

@dynamicMemberLookup
open class Component<DependencyType>: Scope {
    public let parent: Scope
    public lazy var path: [String] = parent.path
    public var dependency: DependencyType { fatalError("The stand-in does not run.") }

    public init(parent: Scope) { self.parent = parent }

    public final func shared<T>(__function: String = #function, _ factory: () -> T) -> T { factory() }

    public subscript<T>(dynamicMember keyPath: KeyPath<DependencyType, T>) -> T { dependency[keyPath: keyPath] }
}

private final class Top: Scope {
    let path = ["^"]
    var parent: Scope { self }
}

open class BootstrapComponent: Component<EmptyDependency> {
    public init() { super.init(parent: Top()) }
}

public class EmptyDependencyProvider: EmptyDependency {
    public init(component: Scope) {}
}

public class __DependencyProviderRegistry {
    public static let instance = __DependencyProviderRegistry()

    public func registerDependencyProviderFactory(
        for componentPath: String,
        _ dependencyProviderFactory: @escaping (Scope) -> AnyObject
    ) {}
}

public class __PluginExtensionProviderRegistry {
    public static let instance = __PluginExtensionProviderRegistry()

    public func registerPluginExtensionProviderFactory(
        for componentName: String,
        _ pluginExtensionProviderFactory: @escaping (PluginizedScope) -> AnyObject
    ) {}
}

public protocol PluginExtension: AnyObject {}

public protocol PluginizedScope: Scope {}

public protocol NonCoreScope: AnyObject {
    init(parent: Scope)
}

open class PluginizedComponent<DependencyType, PluginExtensionType, NonCoreComponent: NonCoreScope>:
    Component<DependencyType>, PluginizedScope
{
    public var pluginExtension: PluginExtensionType { fatalError("The stand-in does not run.") }
    public var nonCoreComponent: AnyObject { fatalError("The stand-in does not run.") }

    public override init(parent: Scope) { super.init(parent: parent) }
}

open class NonCoreComponent<DependencyType>: Component<DependencyType>, NonCoreScope {
    public required override init(parent: Scope) { super.init(parent: parent) }
}
