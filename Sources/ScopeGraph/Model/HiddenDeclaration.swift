import SwiftReader

/// A type, or an initializer, that other modules cannot use.
package struct HiddenDeclaration: Sendable {
    package let access: Access
    /// Whether it is an initializer of a visible type.
    package let isInitializer: Bool
    /// The location of its name.
    package let location: SourceLocation
}
