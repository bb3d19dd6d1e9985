import SwiftReader

/// Why a class cannot conform to `Sendable`.
package indirect enum SendabilityFault: Hashable, Sendable {
    /// It has a superclass.
    case inherits(String)
    case notFinal
    /// It has a stored property that is a variable.
    case variable(String, SourceLocation)
    /// It has a stored property of a type that is not `Sendable`.
    case unsendable(String, SourceLocation)
}
