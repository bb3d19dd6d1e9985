/// Makes and owns what the RIBs of one scope share, and what they offer to the scopes below.
///
/// A component is itself a dependency: a parent's component, extended by the child's dependency protocol, is what the
/// child gets. That way a child knows what it needs and not who makes it.
///
/// The tree lives on one thread; a component takes no lock.
open class Component<DependencyType>: Dependency {
    /// What comes from the scopes above.
    public let dependency: DependencyType

    private var sharedInstances: [String: Any] = [:]

    /// Makes the component of a scope below the given one.
    public init(dependency: DependencyType) {
        self.dependency = dependency
    }

    /// Returns the same instance at every call from one property: a computed property that calls this makes its value
    /// at the first read and keeps it as long as the component lives.
    ///
    /// The name of the calling property is the key, so a property can share one instance only.
    public final func shared<T>(__function: String = #function, _ factory: () -> T) -> T {
        // In two steps: a missing instance must not pass for a shared nil where T is optional.
        if let stored = sharedInstances[__function], let instance = stored as? T {
            return instance
        }
        let instance = factory()
        sharedInstances[__function] = instance
        return instance
    }
}
