/// The dependency of a scope that requires nothing: the root of the tree.
public protocol EmptyDependency: Dependency {}
