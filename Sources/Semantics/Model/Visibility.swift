import Modules
import SwiftReader

extension [Module] {
    /// Whether code of `viewer` sees a declaration of `home` with this access. Tests also see internal declarations,
    /// and so do modules with a `@testable` import.
    package func isVisible(_ access: Access, declaredIn home: Int, from viewer: Int) -> Bool {
        if home == viewer || access >= .public { return true }
        guard indices.contains(home), indices.contains(viewer), access > .fileprivate else { return false }
        let (declaring, reading) = (self[home], self[viewer])
        if access == .package, declaring.package == reading.package { return true }
        return reading.kind == .test || reading.companions.contains(declaring.name)
            || declaring.companions.contains(reading.name) || reading.testableImports.contains(declaring.name)
    }
}
