import SwiftReader

/// The words that identify the dialects. A file that contains none of them, and no name that leads to them, cannot
/// affect a result.
struct SelectionWords: Sendable {
    /// The words that lead to a scope.
    let roots: WordSet
    /// The same, the attribute of an import that reexports another module, and the generated functions that code calls.
    let ofFiles: WordSet
    /// The words that types with required or provided properties inherit, directly or not.
    let scopes: WordSet

    init(of dialects: [Dialect]) {
        let scopeWords = dialects.flatMap(\.scopeWords)
        let others = dialects.flatMap(\.otherWords)
        roots = WordSet(scopeWords + others)
        ofFiles = WordSet(scopeWords + others + ["_exported"] + dialects.compactMap(\.registration))
        scopes = WordSet(scopeWords)
    }
}

extension Dialect {
    /// The names of the types that form scopes or declare what scopes require and provide.
    fileprivate var scopeWords: [String] {
        stub.names.filter { name in
            stub.roles[name] != nil || stub.inherits(name, from: knownTypes.buildable)
                || name == knownTypes.pluginExtension
        }
    }

    /// The names of the library and of its types that only rules recognize.
    fileprivate var otherWords: [String] {
        let hasKnownTypes = knownTypes.interactor != nil || knownTypes.presentable != nil
        return [stub.module] + (hasKnownTypes ? stub.names : [])
    }
}
