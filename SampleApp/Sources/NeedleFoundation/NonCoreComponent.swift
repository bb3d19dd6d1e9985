/// A scope that lives as long as the lifecycle to which its core is bound.
public protocol NonCoreScope: AnyObject {
    /// Makes the scope below its core.
    init(parent: Scope)

    /// Called when the lifecycle becomes active.
    func scopeDidBecomeActive()

    /// Called when the lifecycle becomes inactive.
    func scopeDidBecomeInactive()
}

/// What a core can do without: it makes what the core's plugin extension lets others read.
open class NonCoreComponent<DependencyType>: Component<DependencyType>, NonCoreScope {
    public required override init(parent: Scope) { super.init(parent: parent) }

    open func scopeDidBecomeActive() {}

    open func scopeDidBecomeInactive() {}
}
