import SwiftReader

extension Codebase {
    /// Whether a clause at a place, of a class or its extensions, gives a conformance an actor or leaves its isolation
    /// unchecked: `@MainActor D`, `@preconcurrency D`.
    func isIsolated(clauseAt place: Place, of type: Int) -> Bool {
        guard index.mentionsGlobalActors else { return false }
        return withSuperclasses(type).contains { owner in
            let own = index.declarationPlace(of: owner)
            return ([own] + index.extensions[owner]).contains { declared in
                let source = source(declared.file)
                guard source.path == place.file else { return false }
                let declaration = source[declared.declaration]
                return source.types(declaration.inherited).contains { range in
                    source.place(of: range) == place
                        && hasIsolatingAttribute(range, in: source)
                }
            }
        }
    }

    private func hasIsolatingAttribute(_ clause: SourceRange, in source: SourceFile) -> Bool {
        let words = source.tokens(in: clause).map { source.text($0.range) }
        guard words.first == "@" else { return false }
        return !["unchecked", "retroactive"].contains(words.dropFirst().first)
    }
}
