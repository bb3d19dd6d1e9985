import SwiftReader

/// The inheritance clauses of a class, its superclasses and the extensions of these.
struct WrittenClauses {
    /// A type in a clause.
    struct Entry {
        let range: SourceRange
        /// The class or extension.
        let declaration: DeclarationLocation
    }

    /// An index into `TypeIndex.types`.
    let type: Int
    private(set) var entries: [SourceLocation: Entry] = [:]
    /// Whether one of the classes or extensions has an attribute.
    private(set) var haveAttributes = false

    init(of type: Int) { self.type = type }

    fileprivate mutating func add(_ declared: DeclarationLocation, in source: SourceFile) {
        let declaration = source[declared.declaration]
        if !declaration.attributes.isEmpty { haveAttributes = true }
        for range in source.types(declaration.inherited) {
            entries[source.location(of: range)] = Entry(range: range, declaration: declared)
        }
    }
}

extension SemanticModel {
    /// A type in a clause of a class, its superclasses or an extension of these.
    func clause(at location: SourceLocation, of type: Int) -> WrittenClauses.Entry? {
        writtenClauses(of: type).entries[location]
    }

    /// The clauses of a class. They are kept for the class that was asked for last: a root has as many as children, and
    /// each child asks.
    func writtenClauses(of type: Int) -> WrittenClauses {
        if lastClauses.type == type { return lastClauses }
        var found = WrittenClauses(of: type)
        for owner in withSuperclasses(type) {
            for declared in index.declarationLocations(of: owner) { found.add(declared, in: source(declared.file)) }
        }
        lastClauses = found
        return found
    }
}
