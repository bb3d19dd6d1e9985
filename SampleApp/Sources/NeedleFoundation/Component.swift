import Foundation

/// A scope whose dependency is provided by generated code, and whose properties are available to the scopes
/// below it.
///
/// A component knows its parent, but not its children. Its provider is looked up by its path when it is created.
/// A path without a registered provider traps. `thimble check` reports it before the app runs.
@dynamicMemberLookup
open class Component<DependencyType>: Scope {
    public let parent: Scope

    public lazy var path: [String] = parent.path + [name]

    /// The provider that generated code registers; `nil` until the component has been created.
    // As in the library: an app may write `dependency!`.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    public private(set) var dependency: DependencyType!

    private var sharedInstances: [String: Any] = [:]
    private let sharedInstancesLock = NSRecursiveLock()

    /// Creates a scope below another one.
    public init(parent: Scope) {
        self.parent = parent
        dependency = makeDependencyProvider()
    }

    /// Returns one shared instance for each calling property. The name of the property is the key.
    public final func shared<T>(__function: String = #function, _ factory: () -> T) -> T {
        sharedInstancesLock.lock()
        defer { sharedInstancesLock.unlock() }
        if let stored = sharedInstances[__function], let instance = stored as? T { return instance }
        let instance = factory()
        sharedInstances[__function] = instance
        return instance
    }

    /// Reads a property of the dependency as if it were the component's own: `self.theme`.
    public subscript<T>(dynamicMember keyPath: KeyPath<DependencyType, T>) -> T { dependency[keyPath: keyPath] }

    /// The last part of the class's name.
    private var name: String {
        let full = String(describing: self)
        return full.split(separator: ".").last.map(String.init) ?? full
    }

    private func makeDependencyProvider() -> DependencyType {
        let key = path.joined(separator: "->")
        guard let factory = __DependencyProviderRegistry.instance.dependencyProviderFactory(for: key) else {
            fatalError("Missing dependency provider factory for \(path)")
        }
        guard let provider = factory(self) as? DependencyType else {
            fatalError(
                "Dependency provider factory for \(name) returned incorrect type. Should be of type \(DependencyType.self)."
            )
        }
        return provider
    }
}
