import SwiftReader

/// Members that a generic class has only for some of its generic arguments.
extension SemanticModel {
    /// The properties that a protocol requires and that a generic class certainly has only for some of its arguments,
    /// although it declares the conformance for all of them, or lacks it.
    package func requirementsMetForSomeArguments(of protocolType: Int, by type: Int) -> [Requirement] {
        guard !index.declaration(of: type).genericParameters.isEmpty, !index.types[type].isConditional,
            conformsForAllArguments(type, to: protocolType), isClosed(type)
        else { return [] }
        return requirements(ofProtocol: protocolType).filter { requirement in
            requirement.method == nil && isAlwaysCompiled(requirement, of: protocolType)
                && hasForSomeArguments(type, requirement.name, required: withInherited(protocolType))
        }
    }

    /// Whether the clause by which a class conforms to a protocol is its own and has no condition. Also if it lacks the
    /// clause: generated code adds one without condition.
    func conformsForAllArguments(_ type: Int, to protocolType: Int) -> Bool {
        guard let clause = inheritedProtocols(ofType: type).location(of: protocolType) else { return true }
        guard
            let location = ([index.declarationLocation(of: type)] + index.extensions[type]).first(where: {
                hasClause($0, at: clause)
            })
        else { return false }
        let declaration = index.declaration(location)
        return declaration.whereClause.isEmpty && declaration.condition == nil
            && !(declaration.kind == .extension && source(location.file).endsWithArguments(declaration.name))
    }

    /// Whether all members of a name are in extensions for some generic arguments.
    ///
    /// - Parameter required: the protocols of the conformance, whose extensions may declare the member too.
    private func hasForSomeArguments(_ type: Int, _ name: String, required: [Int]) -> Bool {
        guard let own = members(of: type)[name], own.allSatisfy({ isForSomeArguments($0, of: type) }) else {
            return false
        }
        let others = ancestry(of: type).superclasses.map(\.type) + inheritedProtocols(ofType: type).all + required
        return others.allSatisfy { other in
            (members(of: other)[name] ?? []).allSatisfy { $0.owner.kind == .protocol }
        }
    }

    private func isForSomeArguments(_ member: Member, of type: Int) -> Bool {
        let source = source(member.location.file)
        let declaration = source[member.location.declaration]
        guard declaration.kind == .variable, member.owner.kind == .extension,
            let owner = source[declaration.block].owner
        else { return false }
        if source.endsWithArguments(source[owner].name) {
            let extended = resolution.type(of: source[owner].name, in: member.location.file, block: .file)
            return extended.genericArguments.contains { $0 != .unknown && !$0.holdsParameter }
        }
        let words = source.tokens(in: source[owner].whereClause).map { source.text($0.range) }
        return Self.requirements(in: words).contains { narrows($0, type, in: member.location.file) }
    }

    /// Whether a requirement of a `where` clause, `T == Int` or `T: P`, does not hold for all arguments that a class
    /// accepts.
    private func narrows(_ requirement: [String], _ type: Int, in file: Int) -> Bool {
        guard requirement.count > 2, let form = TypeSyntaxReader.form(of: Array(requirement.dropFirst(2))) else {
            return false
        }
        let declaration = index.declaration(of: type)
        let home = source(index.types[type].file)
        let parameters = home.namesOfGenericParameters(of: declaration)
        let value = resolution.type(of: form, in: file, block: .file)
        // The types inside the class come first.
        let isNested = declaration.body.map {
            resolution.type(of: form, in: index.types[type].file, block: $0) != value
        }
        guard parameters.contains(requirement[0]), isNested == false, declaration.whereClause.isEmpty,
            value != .unknown, !value.holdsParameter, !parameters.contains(where: { $0 == value.simpleName })
        else { return false }
        switch requirement[1] {
        case "==": return true
        case ":":
            // The constraint of one parameter may imply one of another.
            let isOpen = declaration.genericParameters.indices.allSatisfy {
                home.genericParameters[$0].constraint.isEmpty
            }
            return isOpen && value.declaredType != nil
        default: return false
        }
    }
}

extension ResolvedType {
    /// The name of a type that no source declares, which may be that of a generic parameter.
    fileprivate var simpleName: String? { if case .named(let name, arguments: []) = self { name } else { nil } }
}
