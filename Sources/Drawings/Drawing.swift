import ScopeGraph
import ScopeRules

/// The input of all drawings.
package struct DrawingSubject: Sendable {
    package let graph: ScopeGraph
    package let resolution: Resolution
    /// Sorted.
    package let findings: [Finding]

    package init(graph: ScopeGraph, resolution: Resolution, findings: [Finding]) {
        self.graph = graph
        self.resolution = resolution
        self.findings = findings
    }

    /// The highest severity of the findings about each scope, by the scope's id.
    func gravestFindings() -> [String: Severity] {
        var result: [String: Severity] = [:]
        for finding in findings {
            guard let scope = finding.scope else { continue }
            result[scope] = max(result[scope] ?? .note, finding.severity)
        }
        return result
    }
}

/// One format of drawings.
package protocol Drawing: Sendable {
    /// The name on the command line: `dot`.
    static var name: String { get }
    /// The whole drawing, with a line break after every line.
    static func text(of subject: DrawingSubject) -> String
}

/// All drawings; the first is the default.
package let allDrawings: [any Drawing.Type] = [DOTDrawing.self, TextDrawing.self, JSONDrawing.self]
