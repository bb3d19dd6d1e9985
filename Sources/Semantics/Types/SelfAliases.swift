import SwiftReader

/// `Self.Kind` in a protocol, where `Kind` is a typealias of the protocol: the same type in every class.
extension SemanticModel {
    /// Whether a type is another one in each type that conforms.
    package func dependsOnSelf(_ range: SourceRange, in file: Int, block: BlockID) -> Bool {
        let source = source(file)
        guard source.namesSelf(in: range) else { return false }
        let tokens = source.tokens(in: range)
        return tokens.indices.contains { place in
            guard source.spells("Self", in: tokens[place].range) else { return false }
            guard place + 2 < tokens.endIndex, source.spells(".", in: tokens[place + 1].range) else { return true }
            let name = source.name(tokens[place + 2].range)
            return !isFixedAlias(name, around: block, in: file)
        }
    }

    /// Whether a typealias says without `Self` and associated types what it means.
    private func isFixedAlias(_ name: String, around block: BlockID, in file: Int) -> Bool {
        guard let alias = resolution.lookup.aliasOfProtocol(named: name, around: block, in: file) else { return false }
        let (declaration, home) = (index.declaration(of: alias), index.types[alias].file)
        guard let aliased = source(home).types(declaration.inherited).first, !source(home).namesSelf(in: aliased) else {
            return false
        }
        return !resolution.type(of: aliased, in: home, block: declaration.block).holdsParameter
    }

    /// Whether a type of a property, or of a function's parameter or result, is another one in each type that conforms.
    package func dependsOnSelf(_ declaration: Declaration, in file: Int) -> Bool {
        let parameters = source(file).parameters[declaration.parameters.indices].map(\.type)
        return (parameters + [declaration.type]).contains { dependsOnSelf($0, in: file, block: declaration.block) }
    }
}

extension NameLookup {
    /// A typealias, not a generic one, that the protocol around a place declares.
    func aliasOfProtocol(named name: String, around block: BlockID, in file: Int) -> Int? {
        guard let owner = index.type(around: block, in: file), index.types[owner].kind == .protocol,
            let alias = member(named: name, of: owner, file: file), index.types[alias].kind == .typealias,
            index.declaration(of: alias).genericParameters.isEmpty
        else { return nil }
        return alias
    }
}
