/// The root of the tree.
open class BootstrapComponent: Component<EmptyDependency> {
    /// Creates the root. Call `registerProviderFactories()` first.
    public init() { super.init(parent: Top()) }
}

/// The parent of the root.
private final class Top: Scope {
    let path = ["^"]

    var parent: Scope { fatalError("BootstrapComponent does not have a parent, do not use this property.") }
}
