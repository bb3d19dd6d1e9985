import SourceLayout
import SwiftReader

extension [Module] {
    /// Whether code of one module sees what another declares with some access. Tests see what is internal too.
    public func isVisible(_ access: Access, declaredIn home: Int, from viewer: Int) -> Bool {
        if home == viewer || access >= .public { return true }
        guard indices.contains(home), indices.contains(viewer), access > .fileprivate else { return false }
        let (declaring, reading) = (self[home], self[viewer])
        if access == .package, declaring.package == reading.package { return true }
        return reading.kind == .test || reading.companions.contains(declaring.name)
            || declaring.companions.contains(reading.name)
    }
}

extension ScopeGraph {
    /// Whether modules that are not at hand may make a scope: it is a library's, and its class or dependency is public.
    public func isExported(_ scope: Scope) -> Bool {
        modules[scope.module].kind == .library
            && max(scope.access, scope.dependency?.access ?? .internal) >= .package
    }
}

extension ScopeGraph {
    /// Whether a module is certainly imported into another one, directly or not.
    public func imports(_ module: Int, into other: Int) -> Bool {
        sight.modules(seeing: [module]).contains(other)
    }
}
