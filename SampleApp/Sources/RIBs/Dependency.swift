/// The requirements that a scope has from the scopes above it. Each RIB declares a protocol that inherits this one.
///
/// A component is passed to its children as their dependency, so the compiler checks that it provides everything.
public protocol Dependency: AnyObject {}
