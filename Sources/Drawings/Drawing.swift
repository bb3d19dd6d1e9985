import ScopeGraph
import ScopeRules

/// What there is to draw.
public struct DrawingSubject: Sendable {
    public let graph: ScopeGraph
    public let resolution: Resolution
    /// In order.
    public let findings: [Finding]

    public init(graph: ScopeGraph, resolution: Resolution, findings: [Finding]) {
        self.graph = graph
        self.resolution = resolution
        self.findings = findings
    }

    /// The gravest finding about each scope, by the scope's id.
    func gravestFindings() -> [String: Severity] {
        var result: [String: Severity] = [:]
        for finding in findings {
            guard let scope = finding.scope else { continue }
            result[scope] = max(result[scope] ?? .note, finding.severity)
        }
        return result
    }
}

/// One form of drawing.
public protocol Drawing: Sendable {
    /// What a person types to have it: `dot`.
    static var name: String { get }
    /// The whole drawing, with a line end after every line.
    static func text(of subject: DrawingSubject) -> String
}

/// Every drawing; the first is the usual one.
public let allDrawings: [any Drawing.Type] = [DOTDrawing.self, TextDrawing.self, JSONDrawing.self]
