import ScopeGraph
import SwiftReader

/// Reports where a scope declares a conformance to a dependency whose module the file does not import.
struct UnimportedConformances {
    let subject: RuleSubject

    init(_ subject: RuleSubject) { self.subject = subject }

    func findings() -> [Finding] {
        var reported: Set<SourceLocation> = []
        return subject.graph.edges.compactMap { edge in
            let parent = subject.graph.scopes[edge.parent]
            guard let clause = edge.unimportedClause, edge.injected == .itself,
                subject.graph.modules[parent.module].kind != .test,
                let dependencyProtocol = subject.graph.scopes[edge.child].dependency,
                let module = dependencyProtocol.module, reported.insert(clause).inserted
            else { return nil }
            return finding(parent, dependencyProtocol, of: module, clause, edge)
        }
    }

    private func finding(
        _ parent: Scope,
        _ dependencyProtocol: DependencyProtocol,
        of home: Int,
        _ clause: SourceLocation,
        _ edge: Edge
    ) -> Finding {
        let module = subject.handWrittenText.value.importedName(of: subject.graph.modules[home].name, in: parent.module)
        let receiver = subject.sources.callee(at: edge.location) ?? subject.name(edge.child)
        return Finding(
            rule: MissingPassthrough.id,
            title: MissingPassthrough.title,
            severity: .error,
            location: clause,
            scope: parent.id,
            headline: """
                \(code: parent.name) conforms to \(code: dependencyProtocol.name) of the module \(code: module), which \
                this file does not import
                """,
            nearMisses: [
                NearMiss(
                    scope: parent.name,
                    location: edge.location,
                    message: "\(code: parent.name) is passed to \(code: receiver) here"
                )
            ],
            repairs: [subject.importing(home, in: parent.module, at: clause)],
            identity: [parent.id, dependencyProtocol.name, "unimported"]
        )
    }
}
