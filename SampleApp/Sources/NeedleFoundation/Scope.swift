/// A node of the tree of components.
public protocol Scope: AnyObject {
    /// The names of the classes from the top down to this scope, behind "^".
    var path: [String] { get }

    /// The scope that made this one.
    var parent: Scope { get }
}
