import SwiftReader

/// Functions with generic parameters, as requirements and as members that may meet them.
extension SemanticModel {
    /// A generic function; `nil` for others, and for those whose comparison is not certain: with parameter packs inside
    /// other types, values as parameters, parameters that equal another type, typed errors, or `Self`.
    func genericFunction(of declaration: Declaration, in file: Int) -> GenericFunction? {
        let source = source(file)
        let parameters = source.parameters[declaration.parameters.indices]
        let words = parameters.flatMap { source.tokens(in: $0.type) }.map(\.range)
        func names(_ word: String) -> Bool { words.contains { source.spells(text: word, in: $0) } }
        let hasTypedErrors = zip(words, words.dropFirst()).contains {
            source.spells("throws", in: $0) && source.spells("(", in: $1)
        }
        guard !declaration.genericParameters.isEmpty || names("some"), !namesSelf(declaration, in: source),
            !hasTypedErrors
        else { return nil }
        var reader = GenericFunctionReader(model: self, declaration: declaration, file: file)
        return reader.function()
    }
}

extension SemanticModel {
    /// Adds a class or protocol and all that it inherits.
    func add(inheritedBy type: Int, to bounds: inout GenericFunction.Bounds) {
        let inherited = inheritedProtocols(ofType: type)
        let declared = withSuperclasses(type) + inherited.all
        bounds.implied.formUnion(declared.map { .declared($0, arguments: []) })
        if index.types[type].kind == .class { bounds.implied.insert(.named("AnyObject", arguments: [])) }
        for (name, _) in inherited.undeclared {
            guard let all = StandardProtocols.withInherited(name) else {
                bounds.isOpen = true
                continue
            }
            bounds.implied.formUnion(all.map { .named($0, arguments: []) })
        }
        // A protocol can say in a `where` clause what else a conforming type is.
        let hasClause = declared.contains { !index.declaration(of: $0).whereClause.isEmpty }
        if hasClause || declared.contains(where: index.mayBeReplaced) { bounds.isOpen = true }
        for type in declared where index.types[type].kind == .protocol { addAssociatedTypes(of: type, to: &bounds) }
    }

    /// Adds what a protocol requires of its associated types.
    private func addAssociatedTypes(of type: Int, to bounds: inout GenericFunction.Bounds) {
        for block in index.memberBlocks(of: type) where block.owner.kind == .protocol {
            let source = source(block.file)
            for associated in source.associatedTypes(in: block.block) {
                var own = GenericFunction.Bounds()
                // What it inherits may have associated types of its own, about which other protocols say more.
                own.isOpen = !associated.whereClause.isEmpty || !associated.inherited.isEmpty
                bounds.associatedTypes[source.name(associated.name), default: .init()].add(own)
            }
        }
    }
}
