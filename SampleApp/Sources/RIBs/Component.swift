/// Creates and owns the objects that the RIBs of one scope share, and provides them to the scopes below.
///
/// A component is itself a dependency. The parent's component conforms to the child's dependency protocol and is
/// passed to the child. So a child declares what it needs, but does not know its provider.
///
/// The tree lives on one thread, so components take no locks.
open class Component<DependencyType>: Dependency {
    /// The properties of the scopes above.
    public let dependency: DependencyType

    private var sharedInstances: [String: Any] = [:]

    /// Creates the component of a scope below the given one.
    public init(dependency: DependencyType) {
        self.dependency = dependency
    }

    /// Returns one shared instance for each calling property. A computed property that calls this method creates its
    /// value on first read and keeps it for the lifetime of the component.
    ///
    /// The name of the calling property is the key, so a property can share only one instance.
    public final func shared<T>(__function: String = #function, _ factory: () -> T) -> T {
        // In two steps, so that a missing instance is not mistaken for a shared `nil` if T is optional.
        if let stored = sharedInstances[__function], let instance = stored as? T {
            return instance
        }
        let instance = factory()
        sharedInstances[__function] = instance
        return instance
    }
}
