import ScopeGraph
import Semantics

/// Builders and components that other modules or files see, with dependencies that they do not see.
extension UnknownDependency {
    static func lessAccessibleDependencies(in subject: RuleSubject) -> [Finding] {
        let found = subject.answers { model, _ in model.lessAccessibleDependencies() }
        if found.isEmpty { return [] }
        let scopes = subject.graph.scopesByLocation
        // Where code generated for a root names all dependencies, the finding is about that code.
        return found.filter { scopes[$0.location]?.dialect.parentsConform ?? true }
            .map { finding($0, scopes[$0.location]?.id) }
    }

    private static func finding(_ found: LessAccessibleDependency, _ scope: String?) -> Finding {
        let repair: Message =
            found.access == .internal
            ? "Remove \(code: found.dependencyAccess.word) from \(code: found.dependency)"
            : "Make \(code: found.dependency) \(code: min(found.access, .public).word)"
        return Finding(
            rule: id,
            title: title,
            severity: .error,
            location: found.location,
            scope: scope,
            headline: """
                \(code: found.name) is \(code: found.access.word), but \(code: found.dependency), on which it depends, is \
                \(code: found.dependencyAccess.word)
                """,
            repairs: [Repair(title: repair, location: found.dependencyLocation)],
            identity: ["access", found.name, found.dependency]
        )
    }
}
