import SwiftReader

/// The dependency of a builder or component that it passes to a scope with a dependency of an unrelated type; or a
/// component that is local to a function and does not conform to the dependency of the scope that receives it.
package struct RefusedDependency: Sendable {
    /// The class whose dependency is passed, or that is passed itself.
    package let holder: String
    /// The location of that class.
    package let location: SourceLocation
    /// The library's class that it inherits, if the dependency is its only generic argument: `Builder`.
    package let base: String?
    /// Whether the class creates the scope, so that one of the two has the wrong generic argument.
    package let createsScope: Bool
    package let isBuilder: Bool
    /// Whether the class is passed itself.
    package var isPassedItself = false
    /// The dependency of the class.
    package let passed: DependencyName
    /// The dependency of the scope.
    package let required: DependencyName
}

/// A dependency by its name, and where it is declared.
package struct DependencyName: Sendable {
    package let name: String
    /// `nil` for a composition and for a protocol of the library.
    package let location: SourceLocation?
}

extension ScopeGraph {
    /// The scopes with the dependency that a location declares: indices into `scopes`.
    package func scopes(withDependencyAt location: SourceLocation?) -> [Int] {
        guard let location else { return [] }
        return scopes.indices.filter { scopes[$0].dependency?.location == location }
    }
}
