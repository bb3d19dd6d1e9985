/// The requirements of a scope: a protocol that inherits this one and declares a property for each of them.
public protocol Dependency: AnyObject {}

/// The dependency of a scope that requires nothing.
public protocol EmptyDependency: AnyObject {}

/// The provider of a scope that requires nothing.
public class EmptyDependencyProvider: EmptyDependency {
    /// Creates the provider of one scope.
    public init(component: Scope) {}
}
