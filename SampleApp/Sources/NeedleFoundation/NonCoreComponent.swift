/// A scope that lives as long as the lifecycle to which its core is bound.
public protocol NonCoreScope: AnyObject {
    /// Creates the scope below its core.
    init(parent: Scope)

    /// Called when the lifecycle becomes active.
    func scopeDidBecomeActive()

    /// Called when the lifecycle becomes inactive.
    func scopeDidBecomeInactive()
}

/// The optional part of a core: it creates what the core's plugin extension provides.
open class NonCoreComponent<DependencyType>: Component<DependencyType>, NonCoreScope {
    public required override init(parent: Scope) { super.init(parent: parent) }

    open func scopeDidBecomeActive() {}

    open func scopeDidBecomeInactive() {}
}
