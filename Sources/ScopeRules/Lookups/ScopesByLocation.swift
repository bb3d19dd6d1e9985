import ScopeGraph
import SwiftReader

extension ScopeGraph {
    /// The scopes, by the locations of their names.
    var scopesByLocation: [SourceLocation: Scope] {
        Dictionary(scopes.map { ($0.location, $0) }) { first, _ in first }
    }
}
