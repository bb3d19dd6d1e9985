import ScopeGraph
import SwiftReader

extension DependencyContract {
    /// The edit that lets a dependency inherit one more protocol; `nil` where no source declares it.
    func inheriting(_ name: String) -> Edit? {
        let words = isComposition ? " & \(name)" : hasClause ? ", \(name)" : ": \(name)"
        return clauseEnd.map { Edit(place: $0, length: 0, replacement: words) }
    }
}
