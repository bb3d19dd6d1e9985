/// What is handed to a scope that needs nothing from above.
open class EmptyComponent: EmptyDependency {
    /// Makes a component without anything in it.
    public init() {}
}
