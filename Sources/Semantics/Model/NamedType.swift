import SwiftReader

/// A type that the sources declare, as it occurs in another type.
package struct NamedType: Hashable, Sendable {
    /// Qualified by its enclosing types.
    package let name: String
    /// The number of its module.
    package let module: Int
    package let access: Access
    /// Whether a module that compiles some of the same files declares a type of this name too: in such a file, the name
    /// means a type of each.
    package let isOfSharedFiles: Bool
}
