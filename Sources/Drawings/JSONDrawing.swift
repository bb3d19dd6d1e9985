import Reporters
import ScopeGraph
import SwiftReader

/// For programs: the whole graph, with one line for each scope, edge, supplier and finding.
public enum JSONDrawing: Drawing {
    public static let name = "json"

    public static func text(of subject: DrawingSubject) -> String {
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
