import Foundation

/// A scope that gets what its dependency protocol asks for from generated code, and offers its properties to the
/// scopes below.
///
/// It knows its parent, and its parent does not know it. Which object serves it is looked up once, when it is made, by
/// its path; a scope whose path nobody registered ends the program, which is why `thimble check` runs before.
@dynamicMemberLookup
open class Component<DependencyType>: Scope {
    public let parent: Scope

    public lazy var path: [String] = parent.path + [name]

    /// What generated code provides: found as soon as the component is made, and `nil` before.
    // As in the library: an app may write `dependency!`.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    public private(set) var dependency: DependencyType!

    private var sharedInstances: [String: Any] = [:]
    private let sharedInstancesLock = NSRecursiveLock()

    /// Makes a scope below another one.
    public init(parent: Scope) {
        self.parent = parent
        dependency = makeDependencyProvider()
    }

    /// Returns the same instance at every call from one property; the name of the property is the key.
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
