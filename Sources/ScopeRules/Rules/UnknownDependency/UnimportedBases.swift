import ScopeGraph
import Semantics

/// Components, builders and dependencies in files that do not import the library of their base class or protocol.
extension UnknownDependency {
    static func unimportedBases(in subject: RuleSubject) -> [Finding] {
        let found = subject.answers { model, _ in
            model.unimportedLibraries().map { (library: $0, type: model.index.types[$0.declaredType]) }
        }
        if found.isEmpty { return [] }
        let scopes = subject.graph.scopesByLocation
        return found.filter { subject.graph.modules[$0.type.module].kind != .test }
            .map {
                finding($0.library, of: $0.type.qualifiedName, scopes[$0.library.location]?.id, in: subject.sources)
            }
    }

    private static func finding(
        _ found: UnimportedLibrary,
        of name: String,
        _ scope: String?,
        in sources: SourceTable
    ) -> Finding {
        Finding(
            rule: id,
            title: title,
            severity: .error,
            location: found.location,
            scope: scope,
            headline: """
                \(code: name) inherits \(code: found.name), but this file does not import \(code: found.module)
                """,
            repairs: [
                Repair(
                    title: "Import \(code: found.module)",
                    location: found.location,
                    edits: sources.importing([found.module], in: found.location.file) ?? []
                )
            ],
            identity: ["unimported", found.location.file, found.module]
        )
    }
}
