import Reporters
import ScopeGraph
import SwiftReader

/// For programs: all that is known of the graph, a line for each scope, edge, supplier and finding.
public enum JSONDrawing: Drawing {
    public static let name = "json"

    public static func text(of subject: DrawingSubject) -> String {
        let graph = subject.graph
        return jsonDocument([
            "edges": jsonLines(graph.links.map { edge($0, in: graph) }),
            "findings": jsonLines(subject.findings.map(\.json)),
            "schemaVersion": "1",
            "scopes": jsonLines(graph.scopes.indices.map { scope($0, in: graph) }),
            "suppliers": jsonLines(suppliers(of: subject)),
        ])
    }

    private static func scope(_ index: Int, in graph: ScopeGraph) -> String {
        let scope = graph.scopes[index]
        return jsonObject([
            "children": jsonArray(graph.children(of: index).map { jsonString(graph.scopes[$0].id) }),
            "dependency": jsonString(scope.dependency?.spelling),
            "dialect": jsonString(scope.dialect.rawValue),
            "file": jsonString(scope.place.file),
            "id": jsonString(scope.id),
            "kind": jsonString(scope.kind.rawValue),
            "line": String(scope.place.line),
            "module": jsonString(graph.modules[scope.module].name),
            "name": jsonString(scope.name),
            "provides": jsonArray(scope.provisions.map(provision)),
            "requires": jsonArray(scope.requirements.map(requirement)),
            "root": scope.root == nil ? "false" : "true",
        ])
    }

    private static func requirement(_ requirement: Requirement) -> String {
        jsonObject(["name": jsonString(requirement.name), "type": jsonString(requirement.type.spelling)])
    }

    /// A type that the sources do not say is "", as it is in `inspect`.
    private static func provision(_ provision: Provision) -> String {
        jsonObject([
            "access": jsonString(provision.access.word),
            "name": jsonString(provision.name),
            "type": jsonString(provision.type?.spelling ?? ""),
        ])
    }

    private static func edge(_ link: Link, in graph: ScopeGraph) -> String {
        jsonObject([
            "child": jsonString(graph.scopes[link.child].id),
            "file": jsonString(link.place.file),
            "line": String(link.place.line),
            "parent": jsonString(graph.scopes[link.parent].id),
        ])
    }

    private static func suppliers(of subject: DrawingSubject) -> [String] {
        let scopes = subject.graph.scopes
        return subject.supply.needs.filter { $0.requirement != nil }.map { need in
            jsonObject([
                "name": jsonString(need.name),
                "origins": jsonArray(need.origins.map { jsonString(scopes[$0].id) }),
                "providers": jsonArray(need.suppliers.map { jsonString(scopes[$0].id) }),
                "scope": jsonString(scopes[need.scope].id),
                "type": jsonString(need.type.spelling),
            ])
        }
    }
}
