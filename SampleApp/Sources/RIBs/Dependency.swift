/// What a scope needs from the scopes above it: each RIB inherits this with a protocol of its own.
///
/// A component is handed to its children as their dependency, so the compiler proves that they get what they ask for.
public protocol Dependency: AnyObject {}
