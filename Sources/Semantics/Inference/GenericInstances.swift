import SwiftReader

/// Calls of the initializers and static functions of generic parameters.
extension SemanticModel {
    /// The generic parameter whose initializer or static function a call invokes: `B` in `B(dependency: component)`.
    package func parameter(calledBy id: ExpressionID, in file: Int) -> GenericParameterID? {
        let source = source(file)
        guard let base = source[id].base else { return nil }
        // A parameter `type: B.Type` has the type of the constraint of `B`.
        if source[base].kind == .member, source.spells("init", in: source[base].name), let inner = source[base].base,
            case .parameter(_, let block, let parameter) = value(of: source[inner], in: file),
            case .metatype(.parameter(let name)) = resolution.type(of: parameter.type, in: file, block: block)
        {
            return self.parameter(named: name, at: source[id].block, in: file)
        }
        switch callee(of: id, in: file, depth: 0) {
        case .initializer(of: .parameter(let name), _): return parameter(named: name, at: source[id].block, in: file)
        case .function where source[base].kind == .member:
            guard let inner = source[base].base, case .metatype(.parameter(let name)) = type(of: inner, in: file) else {
                return nil
            }
            return parameter(named: name, at: source[id].block, in: file)
        default: return nil
        }
    }

    /// What such a call invokes if the parameter is a type.
    package func callee(of id: ExpressionID, in file: Int, ofParameter type: Int) -> Callee {
        let source = source(file)
        let arguments = CallArguments(source: source, range: source[id].arguments)
        let instance = ResolvedType.declared(type, arguments: [])
        guard case .function = callee(of: id, in: file, depth: 0), let base = source[id].base else {
            return initializer(of: instance, arguments)
        }
        guard
            case .declarations(let locations, let parameters) = member(
                named: source.name(source[base].name),
                of: instance
            )
        else { return .unknown }
        let functions = locations.filter { index.declaration($0).kind == .function }
        return .function(functions.map { signature(of: $0, parameters: parameters) }.filter { $0.takes(arguments) })
    }

    /// The generic parameter or associated type that a name denotes in a block.
    package func parameter(named name: String, at block: BlockID, in file: Int) -> GenericParameterID? {
        let source = source(file)
        let name = name.hasPrefix("Self.") ? String(name.dropFirst(5)) : name
        for id in source.blocks(from: block) {
            if source[id].kind == .members {
                guard let type = type(owning: id, in: file) else { continue }
                if declares(name, type) { return GenericParameterID(owner: .type(type), name: name) }
            } else if let owner = source[id].owner {
                let location = DeclarationLocation(file: file, declaration: owner)
                guard resolution.hasParameter(name, location) else { continue }
                return GenericParameterID(owner: .function(location), name: name)
            }
        }
        return nil
    }

    /// Whether a type has a generic parameter or an associated type with a name.
    private func declares(_ name: String, _ type: Int) -> Bool {
        guard index.types[type].kind == .protocol else {
            return resolution.hasParameter(name, index.declarationLocation(of: type))
        }
        return index.ownBlock(of: type).map { source($0.file).hasAssociatedType(name, in: $0.block) } ?? false
    }
}

/// The types that code gives for generic parameters.
extension SemanticModel {
    /// The types that a call's arguments give for the parameters of its callee: `X.self`.
    package func instances(givenBy id: ExpressionID, in file: Int) -> [GenericInstance] {
        metatypes(givenBy: id, in: file, where: source(file).isMetatype).compactMap { parameter, value in
            guard case .metatype(.declared(let type, _)) = self.type(of: value, in: file) else { return nil }
            return GenericInstance(parameter: parameter, type: type)
        }
    }

    /// The types that the context of a call gives for parameters of its callee that no argument gives:
    /// `let kid: Kid = make()`.
    package func instances(expectedOf id: ExpressionID, in file: Int) -> [GenericInstance] {
        guard case .function(let signatures) = callee(of: id, in: file, depth: 0), signatures.count == 1,
            let signature = signatures.first, let location = signature.location, signature.result.holdsParameter,
            !takesGenerics(id, signature, in: file)
        else { return [] }
        var known: [String: ResolvedType] = [:]
        ResolvedType.unify(signature.result, expectedType(of: id, in: file, depth: 0), &known)
        return known.sorted { $0.key < $1.key }.compactMap { name, value in
            guard let type = value.declaredType, resolution.hasParameter(name, location) else { return nil }
            return GenericInstance(parameter: GenericParameterID(owner: .function(location), name: name), type: type)
        }
    }

    /// Whether the type of an argument may determine a generic parameter of the callee.
    private func takesGenerics(_ id: ExpressionID, _ signature: Signature, in file: Int) -> Bool {
        let source = source(file)
        let arguments = CallArguments(source: source, range: source[id].arguments)
        return source.arguments(of: source[id]).indices.contains { position in
            signature.slot(filledBy: position, of: arguments)?.generic?.holdsParameter ?? false
        }
    }

    /// The generic parameters that a call's arguments give for those of its callee: `B.self`, or `type` of `type:
    /// B.Type`.
    package func passes(givenBy id: ExpressionID, in file: Int) -> [GenericPass] {
        metatypes(givenBy: id, in: file) { metatypeParameter($0, in: file) != nil }.compactMap { parameter, value in
            guard let name = metatypeParameter(value, in: file),
                let given = self.parameter(named: name, at: source(file)[id].block, in: file), given != parameter
            else { return nil }
            return GenericPass(given: given, parameter: parameter)
        }
    }

    /// The name of the generic parameter whose metatype a value is.
    private func metatypeParameter(_ value: ExpressionID, in file: Int) -> String? {
        let source = source(file)
        let type: ResolvedType
        if source.isMetatype(value) {
            type = self.type(of: value, in: file)
        } else if source[value].kind == .identifier,
            case .parameter(_, let block, let parameter) = self.value(of: source[value], in: file)
        {
            // The value itself has the type of the constraint.
            type = resolution.type(of: parameter.type, in: file, block: block)
        } else {
            return nil
        }
        if case .metatype(.parameter(let name)) = type { return name }
        return nil
    }

    /// The arguments of a call that give a metatype for a generic parameter of the callee.
    private func metatypes(
        givenBy id: ExpressionID,
        in file: Int,
        where isGiven: (ExpressionID) -> Bool
    ) -> [(parameter: GenericParameterID, value: ExpressionID)] {
        let source = source(file)
        let call = source[id]
        guard source.arguments(of: call).contains(where: { isGiven($0.value) }) else { return [] }
        let arguments = CallArguments(source: source, range: call.arguments)
        let (signatures, owner): ([Signature], Int?)
        switch callee(of: id, in: file, depth: 0) {
        case .function(let all): (signatures, owner) = (all, nil)
        case .initializer(of: .declared(let type, _), let all): (signatures, owner) = (all, type)
        default: return []
        }
        guard signatures.count == 1, let signature = signatures.first else { return [] }
        return source.arguments(of: call).enumerated().compactMap { position, argument in
            guard isGiven(argument.value),
                case .metatype(.parameter(let name))? = signature.slot(filledBy: position, of: arguments)?.generic
            else { return nil }
            if let location = signature.location, resolution.hasParameter(name, location) {
                return (GenericParameterID(owner: .function(location), name: name), argument.value)
            }
            let home =
                owner ?? signature.location.flatMap { self.type(owning: index.declaration($0).block, in: $0.file) }
            return home.map { (GenericParameterID(owner: .type($0), name: name), argument.value) }
        }
    }

    /// The types that generic arguments give for the parameters of a type: `Shelf<SeedBuilder>`.
    package func instances(in type: ResolvedType) -> [GenericInstance] {
        guard case .declared(let declared, let arguments) = type else { return [] }
        return genericParameters(of: declared, arguments: arguments).compactMap { name, argument in
            argument.declaredType.map {
                GenericInstance(parameter: .init(owner: .type(declared), name: name), type: $0)
            }
        }
    }

    /// The types of an associated type in all types that conform to its protocol.
    package func instances(
        ofAssociated parameter: GenericParameterID
    ) -> [(conforming: Int, instance: GenericInstance)] {
        guard case .type(let home) = parameter.owner, index.types[home].kind == .protocol else { return [] }
        return index.types.indices.compactMap { type in
            switch index.types[type].kind {
            case .class, .struct, .enum, .actor: break
            default: return nil
            }
            guard inherits(type, from: home) else { return nil }
            return associatedType(named: parameter.name, of: type)?.declaredType.map {
                (type, GenericInstance(parameter: parameter, type: $0))
            }
        }
    }
}

extension SourceFile {
    /// Whether an expression is `X.self`.
    package func isMetatype(_ id: ExpressionID) -> Bool {
        self[id].kind == .member && self[id].base != nil && spells("self", in: self[id].name)
    }
}
