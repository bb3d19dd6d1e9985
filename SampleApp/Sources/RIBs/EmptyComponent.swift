/// The dependency that is passed to a scope that requires nothing.
open class EmptyComponent: EmptyDependency {
    /// Creates an empty component.
    public init() {}
}
