import SwiftReader

/// Tells generic parameters and associated types from other names.
extension TypeResolution {
    func isGenericParameter(_ name: String, _ context: Context) -> Bool {
        if context.parameters.contains(name) { return true }
        let source = index.files[context.file].source
        for block in source.blocks(from: context.block) {
            guard let owner = source[block].owner else { continue }
            let declaration = source[owner]
            if hasParameter(name, DeclarationLocation(file: context.file, declaration: owner)) { return true }
            if declaration.kind == .extension, isParameterOfExtended(name, owner, context) { return true }
            if declaration.kind == .protocol, let type = index.type(of: owner, in: context.file),
                isAssociatedType(name, ofProtocol: type)
            {
                return true
            }
        }
        return false
    }

    /// More parameters than this are put into a set, to avoid quadratic time.
    private static let fewParameters = 16

    /// Whether a declaration has a generic parameter with a name.
    func hasParameter(_ name: String, _ location: DeclarationLocation) -> Bool {
        let source = index.files[location.file].source
        let parameters = source[location.declaration].genericParameters
        guard parameters.count > Self.fewParameters else {
            return parameters.indices.contains { source.name(source.genericParameters[$0].name) == name }
        }
        if let known = lookup.memory.genericParameters[location.number] { return known.contains(name) }
        let names = Set(parameters.indices.map { source.name(source.genericParameters[$0].name) })
        lookup.memory.genericParameters[location.number] = names
        return names.contains(name)
    }

    /// Whether a protocol declares an associated type, or inherits one that no typealias of these protocols fixes.
    private func isAssociatedType(_ name: String, ofProtocol type: Int) -> Bool {
        func declares(_ type: Int) -> Bool {
            index.ownBlock(of: type).map { index.files[$0.file].source.hasAssociatedType(name, in: $0.block) } ?? false
        }
        if declares(type) { return true }
        guard index.mayInheritTypes(type) else { return false }
        let inherited = lookup.inherited(by: type)
        return inherited.contains(where: declares)
            && !([type] + inherited).contains {
                lookup.member(named: name, of: $0, file: index.types[$0].file) != nil
            }
    }

    private func isParameterOfExtended(_ name: String, _ owner: DeclarationID, _ context: Context) -> Bool {
        let location = DeclarationLocation(file: context.file, declaration: owner)
        guard let type = index.extendedTypes[location.number] else { return false }
        if index.types[type].kind == .protocol, isAssociatedType(name, ofProtocol: type) { return true }
        // An extension also sees the generic parameters of the extended type's enclosing types, but not their
        // members.
        return ([type] + lookup.typesAround(type: type)).contains { type in
            hasParameter(name, index.declarationLocation(of: type))
        }
    }
}

extension SourceFile {
    /// The names of the generic parameters of a declaration.
    package func namesOfGenericParameters(of declaration: Declaration) -> [String] {
        declaration.genericParameters.indices.map { name(genericParameters[$0].name) }
    }

    /// The associated types among the members of a protocol.
    package func associatedTypes(in members: BlockID) -> [Declaration] {
        declarations(in: members).filter { self[$0].kind == .associatedtype }.map { self[$0] }
    }

    /// Whether the members of a protocol include an associated type with a name.
    func hasAssociatedType(_ name: String, in members: BlockID) -> Bool {
        associatedTypes(in: members).contains { isNamed(name, $0.name) }
    }
}
