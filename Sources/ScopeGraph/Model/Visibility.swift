import SourceLayout
import SwiftReader

extension ScopeGraph {
    /// Whether modules outside the sources can create a scope: its module is a library, and its class or dependency is
    /// public.
    package func isExported(_ scope: Scope) -> Bool {
        modules[scope.module].kind == .library
            && max(scope.access, scope.dependency?.access ?? .internal) >= .package
    }

    /// Whether a module is certain to be imported by another one, directly or not.
    package func imports(_ module: Int, into other: Int) -> Bool {
        sight.modules(seeing: [module]).contains(other)
    }
}
