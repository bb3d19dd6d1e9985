import ScopeGraph
import Semantics
import SwiftReader

/// Actors that conform to a dependency of a global actor. No actor can, whatever its members are.
extension RuleSubject {
    /// One finding for each clause and dependency.
    func actorConformances(_ rule: String, _ title: String) -> [Finding] {
        var seen: Set<[String]> = []
        return graph.edges.compactMap { edge in
            guard isRefusedToActor(edge), let clause = edge.conformance,
                let dependencyProtocol = graph.scopes[edge.child].dependency, let actor = dependencyProtocol.isolation,
                seen.insert([graph.scopes[edge.parent].id, dependencyProtocol.name]).inserted
            else { return nil }
            return finding(rule, title, graph.scopes[edge.parent], clause.location, dependencyProtocol, actor)
        }
    }

    /// Whether the compiler refuses the conformance with which a parent is passed, because the parent is an actor and
    /// the dependency belongs to a global one.
    func isRefusedToActor(_ edge: Edge) -> Bool {
        let parent = graph.scopes[edge.parent]
        guard edge.injected == .itself, parent.kind == .provider, let clause = edge.conformance,
            clause.conditions.isEmpty, parent.conditions.isEmpty,
            graph.scopes[edge.child].dependency?.isolation != nil
        else { return false }
        return sources.declaration(at: parent.location)?.declaration.kind == .actor
    }

    /// Where a dependency is declared with the attribute of an actor; `nil` if it is isolated in another way.
    private func attributed(_ dependencyProtocol: DependencyProtocol, _ actor: String) -> SourceLocation? {
        guard let location = dependencyProtocol.location, let written = sources.declaration(at: location) else {
            return nil
        }
        let attributes = written.source.attributes[written.declaration.attributes.indices]
        return attributes.contains { "@\(written.source.name($0.name))" == actor } ? location : nil
    }

    private func finding(
        _ rule: String,
        _ title: String,
        _ parent: Scope,
        _ clause: SourceLocation,
        _ dependencyProtocol: DependencyProtocol,
        _ actor: String
    ) -> Finding {
        let freeing = attributed(dependencyProtocol, actor).map {
            Repair(title: "Remove \(code: actor) from \(code: dependencyProtocol.name)", location: $0)
        }
        return Finding(
            rule: rule,
            title: title,
            severity: .error,
            location: clause,
            scope: parent.id,
            headline: """
                \(code: parent.name) is an actor, so it cannot conform to \(code: dependencyProtocol.name), which is \
                isolated to \(code: actor)
                """,
            repairs: [
                Repair(
                    title: "Make \(code: parent.name) a class that is isolated to \(code: actor)",
                    location: parent.location
                )
            ] + [freeing].compactMap(\.self),
            identity: [parent.id, dependencyProtocol.name, "actor"]
        )
    }
}
