/// A node of the tree of components.
public protocol Scope: AnyObject {
    /// The names of the classes from the root to this scope, after "^".
    var path: [String] { get }

    /// The scope that created this one.
    var parent: Scope { get }
}
