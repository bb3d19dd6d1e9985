import SwiftReader

/// `Self.Kind` in a protocol, where `Kind` is a typealias of the protocol: the same type in every class.
extension SemanticModel {
    /// Whether a type is another one in each type that conforms.
    package func dependsOnSelf(_ range: SourceRange, in file: Int, block: BlockID) -> Bool {
        var aliases: Set<Int> = []
        return dependsOnSelf(range, in: file, block: block, besides: &aliases)
    }

    /// The same for a type that typealiases may have led to.
    ///
    /// - Parameter aliases: the typealiases examined so far, each only once: a chain in which each names the previous
    ///   one twice would take exponential time.
    private func dependsOnSelf(_ range: SourceRange, in file: Int, block: BlockID, besides aliases: inout Set<Int>)
        -> Bool
    {
        let source = source(file)
        guard source.namesSelf(in: range) else { return false }
        let tokens = source.tokens(in: range)
        return tokens.indices.contains { place in
            guard source.spells("Self", in: tokens[place].range) else { return false }
            guard place + 2 < tokens.endIndex, source.spells(".", in: tokens[place + 1].range) else { return true }
            let name = source.name(tokens[place + 2].range)
            return !isFixedAlias(name, around: block, in: file, besides: &aliases)
        }
    }

    /// Whether a typealias means one type, which depends neither on `Self` nor on associated types.
    private func isFixedAlias(_ name: String, around block: BlockID, in file: Int, besides aliases: inout Set<Int>)
        -> Bool
    {
        guard let alias = resolution.lookup.aliasOfProtocol(named: name, around: block, in: file) else { return false }
        guard aliases.insert(alias).inserted else { return true }
        let (declaration, home) = (index.declaration(of: alias), index.types[alias].file)
        guard let aliased = source(home).types(declaration.inherited).first,
            !dependsOnSelf(aliased, in: home, block: declaration.block, besides: &aliases)
        else { return false }
        return !resolution.type(of: aliased, in: home, block: declaration.block).holdsParameter
    }

    /// Whether a type of a property, or of a function's parameter or result, is another one in each type that conforms.
    package func dependsOnSelf(_ declaration: Declaration, in file: Int) -> Bool {
        let parameters = source(file).parameters[declaration.parameters.indices].map(\.type)
        return (parameters + [declaration.type]).contains { dependsOnSelf($0, in: file, block: declaration.block) }
    }
}

extension NameLookup {
    /// A typealias, not a generic one, that the protocol around a place declares or inherits.
    func aliasOfProtocol(named name: String, around block: BlockID, in file: Int) -> Int? {
        guard let owner = index.type(around: block, in: file) else { return nil }
        return alias(named: name, ofProtocol: owner, in: file)
    }

    /// A typealias, not a generic one, that a protocol declares or inherits.
    func alias(named name: String, ofProtocol owner: Int, in file: Int) -> Int? {
        guard index.types[owner].kind == .protocol else { return nil }
        if let own = member(named: name, of: owner, file: file) { return isPlainAlias(own) ? own : nil }
        let protocols = inherited(by: owner)
        guard !protocols.isEmpty, !([owner] + protocols).contains(where: { declaresAssociatedType(name, $0) }) else {
            return nil
        }
        let inherited = protocols.lazy.compactMap { member(named: name, of: $0, file: file) }.first
        return inherited.flatMap { isPlainAlias($0) ? $0 : nil }
    }

    private func isPlainAlias(_ type: Int) -> Bool {
        index.types[type].kind == .typealias && index.declaration(of: type).genericParameters.isEmpty
    }

    private func declaresAssociatedType(_ name: String, _ protocolType: Int) -> Bool {
        let source = index.files[index.types[protocolType].file].source
        guard let body = index.declaration(of: protocolType).body else { return false }
        return source.declarations(in: body).contains { id in
            source[id].kind == .associatedtype && source.name(source[id].name) == name
        }
    }
}
