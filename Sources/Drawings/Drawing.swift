import ScopeGraph
import ScopeRules

/// The input of all drawings.
package struct DrawingSubject: Sendable {
    package let graph: ScopeGraph
    package let resolution: Resolution
    /// Sorted.
    package let findings: [Finding]
    /// What is shown of the graph.
    package let view: GraphView
    /// The requests of the app's executors.
    let requests: [RequestRoute]
    /// The width of the terminal that shows the drawing; `nil` if it is not a terminal.
    package let columns: Int?

    package init(
        graph: ScopeGraph,
        resolution: Resolution,
        findings: [Finding],
        filter: DrawingFilter = .everything,
        requests: [RequestRoute] = [],
        columns: Int? = nil
    ) {
        self.columns = columns
        self.requests = requests
        self.graph = graph
        self.resolution = resolution
        self.findings = findings
        view = GraphView(of: graph, resolution, findings, filter)
    }

    /// The findings about shown scopes; those about no scope, too, if no part of the graph is selected.
    var shownFindings: [Finding] {
        guard view.filter.selectsScopes || view.scopes.count < graph.scopes.count else { return findings }
        let ids = Set(view.scopes.map { graph.scopes[$0].id })
        return findings.filter { finding in
            finding.scope.map { ids.contains($0) } ?? !view.filter.selectsScopes
        }
    }
}

/// One format of drawings.
package protocol Drawing: Sendable {
    /// The name on the command line: `dot`.
    static var name: String { get }
    /// What this format shows for the filter that a user gives.
    static func filter(_ filter: DrawingFilter) -> DrawingFilter
    /// The whole drawing, with a line break after every line.
    static func text(of subject: DrawingSubject) -> String
    /// Why a program that draws it may refuse it; `nil` if it is not known to.
    static func warning(about subject: DrawingSubject) -> String?
}

extension Drawing {
    package static func filter(_ filter: DrawingFilter) -> DrawingFilter { filter }
    package static func warning(about subject: DrawingSubject) -> String? { nil }
}

/// All drawings; the first is the default.
package let allDrawings: [any Drawing.Type] = [
    DOTDrawing.self, TextDrawing.self, MermaidDrawing.self, JSONDrawing.self,
]
