import ScopeGraph
import SwiftReader
import TextFormats

/// For programs: one line for each shown scope, edge, supplier, finding and request. A filtered graph has the member `folded`.
package enum JSONDrawing: Drawing {
    package static let name = "json"

    /// Everything, unless a part is asked for.
    package static func filter(_ filter: DrawingFilter) -> DrawingFilter {
        filter.selectsScopes ? filter : .everything
    }

    package static func text(of subject: DrawingSubject) -> String {
        let summary = GraphSummary(of: subject)
        var members = [
            "edges": jsonLines(summary.edges.map(\.json)),
            "findings": jsonLines(subject.shownFindings.map(\.json)),
            "schemaVersion": "1",
            "scopes": jsonLines(summary.scopes.map(\.json)),
            "suppliers": jsonLines(summary.suppliers.map(\.json)),
        ]
        let requests = DrawnRequests(of: subject)
        if !requests.isEmpty { members["requests"] = jsonLines(requests.json) }
        if subject.view.filter.selectsScopes {
            members["folded"] = jsonLines(folds(of: subject))
        }
        return jsonDocument(members)
    }

    /// What is hidden above and below shown scopes, then what is hidden elsewhere.
    private static func folds(of subject: DrawingSubject) -> [String] {
        let folds = subject.view.folds.map { fold in
            json(fold.count, fold.direction.rawValue, subject.graph.scopes[fold.scope].id)
        }
        let count = subject.view.elsewhereCount
        return folds + (count > 0 ? [json(count, "elsewhere", nil)] : [])
    }

    private static func json(_ count: Int, _ direction: String, _ scope: String?) -> String {
        jsonObject(["count": String(count), "direction": jsonString(direction), "scope": jsonString(scope)])
    }
}
