/// The dependency of a scope that needs nothing from above: the one at the top of the tree.
public protocol EmptyDependency: Dependency {}
