import ScopeGraph
import SwiftReader
import TextFormats

/// For programs: the whole graph, with one line for each scope, edge, supplier and finding.
package enum JSONDrawing: Drawing {
    package static let name = "json"

    package static func text(of subject: DrawingSubject) -> String {
        let summary = GraphSummary(of: subject)
        return jsonDocument([
            "edges": jsonLines(summary.edges.map(\.json)),
            "findings": jsonLines(subject.findings.map(\.json)),
            "schemaVersion": "1",
            "scopes": jsonLines(summary.scopes.map(\.json)),
            "suppliers": jsonLines(summary.suppliers.map(\.json)),
        ])
    }
}
