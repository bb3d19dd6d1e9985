/// The scope at the top.
open class BootstrapComponent: Component<EmptyDependency> {
    /// Makes the scope; `registerProviderFactories()` comes before.
    public init() { super.init(parent: Top()) }
}

/// What stands above the top.
private final class Top: Scope {
    let path = ["^"]

    var parent: Scope { fatalError("BootstrapComponent does not have a parent, do not use this property.") }
}
