// A stand-in for the library NeedleFoundation: what the fixtures and the code generated for them name, in both ways in
// which that can be compiled. Nothing is ever run.

public protocol Dependency: AnyObject {}

public protocol EmptyDependency: AnyObject {}

public class EmptyDependencyProvider: EmptyDependency {
    public init(component: Scope) {}
}

public protocol Scope: AnyObject {
    var path: [String] { get }
    var parent: Scope { get }
}

public protocol Registration {
    func registerItems()
}

public protocol ExtensionRegistration {
    func registerExtensionItems()
}

@dynamicMemberLookup
open class Component<DependencyType>: Scope {
    public let parent: Scope
    public lazy var path: [String] = parent.path
    public var dependency: DependencyType { fatalError("The stand-in does not run.") }
    public var localTable: [String: () -> Any] = [:]
    public var keyPathToName: [PartialKeyPath<DependencyType>: String] = [:]

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

public protocol PluginExtension: AnyObject {}

public protocol PluginizedScope: Scope {}

public protocol NonCoreScope: AnyObject {
    init(parent: Scope)
}

open class NonCoreComponent<DependencyType>: Component<DependencyType>, NonCoreScope {
    public required override init(parent: Scope) { super.init(parent: parent) }
}

open class PluginizedComponent<DependencyType, PluginExtensionType, NonCore: NonCoreScope>: Component<DependencyType>,
    PluginizedScope
{
    public var pluginExtension: PluginExtensionType { fatalError("The stand-in does not run.") }
    public var nonCoreComponent: AnyObject { self }
    public var extensionToName: [PartialKeyPath<PluginExtensionType>: String] = [:]
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
