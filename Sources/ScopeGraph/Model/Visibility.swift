import Modules
import SwiftReader

extension ScopeGraph {
    /// Whether the dependency of an edge's child is private to its file, so that no other file can name it.
    package func hasPrivateDependency(_ edge: Edge) -> Bool {
        (scopes[edge.child].dependency?.access ?? .internal) <= .fileprivate
    }

    /// Whether modules outside the sources can create a scope: its module is a library, and its class or dependency is
    /// public.
    package func isExported(_ scope: Scope) -> Bool {
        modules[scope.module].kind == .library
            && max(scope.access, scope.dependency?.access ?? .internal) >= .package
    }

    /// Whether a module is certain to be imported by another one, directly or not.
    package func imports(_ module: Int, into other: Int) -> Bool {
        visibility.modules(seeing: [module]).contains(other)
    }
}
