import SwiftReader

extension SemanticModel {
    /// Whether a clause of a class or its extensions isolates a conformance to an actor or leaves its isolation
    /// unchecked: `@MainActor D`, `@preconcurrency D`.
    func isIsolated(clauseAt location: SourceLocation, of type: Int) -> Bool {
        let infersIsolation = index.modules[index.types[type].module].language.infersIsolation
        guard index.mentionsGlobalActors || infersIsolation else { return false }
        return withSuperclasses(type).contains { owner in
            let own = index.declarationLocation(of: owner)
            return ([own] + index.extensions[owner]).contains { declared in
                let source = source(declared.file)
                guard source.path == location.file else { return false }
                let declaration = source[declared.declaration]
                return source.types(declaration.inherited).contains { range in
                    source.location(of: range) == location
                        && hasIsolatingAttribute(range, in: source)
                }
            }
        }
    }

    /// The `#if` conditions of a clause of a class or its extensions.
    func conditions(ofClauseAt location: SourceLocation, of type: Int) -> [String] {
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

    private func hasIsolatingAttribute(_ clause: SourceRange, in source: SourceFile) -> Bool {
        let words = source.tokens(in: clause).map { source.text($0.range) }
        guard words.first == "@" else { return false }
        return !["unchecked", "retroactive"].contains(words.dropFirst().first)
    }
}
