/// What a scope needs from those above it: a protocol that inherits this one and declares a property for each thing.
public protocol Dependency: AnyObject {}

/// What a scope names that needs nothing.
public protocol EmptyDependency: AnyObject {}

/// What a scope gets that needs nothing.
public class EmptyDependencyProvider: EmptyDependency {
    /// Makes the provider of one scope.
    public init(component: Scope) {}
}
