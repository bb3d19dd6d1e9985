import SwiftReader

extension SemanticModel {
    /// What a clause of a class or its extensions says about the isolation of its conformance.
    package func isolation(ofClauseAt location: SourceLocation, of type: Int) -> Conformance.Isolation? {
        let infersIsolation = index.modules[index.types[type].module].language.infersIsolation
        guard index.mentionsGlobalActors || infersIsolation else { return nil }
        for owner in withSuperclasses(type) {
            for declared in [index.declarationLocation(of: owner)] + index.extensions[owner] {
                let source = source(declared.file)
                guard source.path == location.file else { continue }
                let clauses = source.types(source[declared.declaration].inherited)
                if let clause = clauses.first(where: { source.location(of: $0) == location }) {
                    return isolation(of: clause, in: source)
                }
            }
        }
        return nil
    }

    /// The `#if` conditions of a clause of a class or its extensions.
    package func conditions(ofClauseAt location: SourceLocation, of type: Int) -> [String] {
        for owner in withSuperclasses(type) {
            for declared in [index.declarationLocation(of: owner)] + index.extensions[owner] {
                let source = source(declared.file)
                guard !source.conditions.isEmpty, source.path == location.file else { continue }
                let declaration = source[declared.declaration]
                guard source.types(declaration.inherited).contains(where: { source.location(of: $0) == location })
                else { continue }
                return source.conditionTexts(of: declaration)
            }
        }
        return []
    }

    private func isolation(of clause: SourceRange, in source: SourceFile) -> Conformance.Isolation? {
        let words = source.tokens(in: clause).lazy.map { source.text($0.range) }
        switch words.first {
        case "nonisolated": return .nonisolated
        case "@": break
        default: return nil
        }
        switch words.dropFirst().first {
        case "unchecked", "retroactive": return nil
        case "preconcurrency": return .unchecked
        default: return .actor
        }
    }
}
