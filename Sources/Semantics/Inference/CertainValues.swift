import SwiftReader

/// The types of members and results, where the sources leave no doubt.
extension SemanticModel {
    /// A variable at the top level of a module, or a member of an enclosing type.
    func certainName(_ expression: Expression, in file: Int) -> ResolvedType {
        guard case .declarations(let locations, let parameters) = value(of: expression, in: file),
            locations.count == 1, let location = locations.first
        else { return .unknown }
        let declaration = index.declaration(location)
        guard declaration.kind == .variable else {
            let isGlobal = declaration.kind == .function && source(location.file)[declaration.block].kind == .file
            let isOwn = isGlobal && !isOverloadedByLibrary(declaration, in: source(location.file))
            return isOwn ? certainFunction(location, result: nil) : .unknown
        }
        switch self.source(location.file)[declaration.block].kind {
        case .file: return parameters.isEmpty ? certainTypeOnce(ofVariable: location) : .unknown
        case .members: return isOfClass(location) ? certainType(of: location, parameters) : .unknown
        default: return isLocalConstant(declaration) ? certainTypeOnce(ofVariable: location) : .unknown
        }
    }

    /// Whether a local variable is a constant with a value of its own.
    private func isLocalConstant(_ declaration: Declaration) -> Bool {
        declaration.modifiers.contains(.constant) && declaration.initialValue != nil
    }

    /// Whether a member is declared in a type other than a protocol, or in an extension of such a type.
    private func isOfClass(_ location: DeclarationLocation) -> Bool {
        type(owning: index.declaration(location).block, in: location.file).map { index.types[$0].kind != .protocol }
            ?? false
    }

    /// Whether a member is a requirement of a protocol.
    private func isRequired(_ location: DeclarationLocation) -> Bool {
        let source = source(location.file)
        return source[index.declaration(location).block].owner.map { source[$0].kind == .protocol } ?? false
    }

    /// The type of a variable that other variables name, so that it is inferred only once.
    private func certainTypeOnce(ofVariable location: DeclarationLocation) -> ResolvedType {
        if let known = certainTypes[location.number] { return known }
        let declaration = index.declaration(location)
        guard declaration.attributes.isEmpty, isAlwaysCompiled(declaration, in: location.file),
            declaration.tupleElement == nil,
            declaration.binding == .plain, valuesInProgress.count < 16, !valuesInProgress.contains(location)
        else { return .unknown }
        valuesInProgress.append(location)
        defer { valuesInProgress.removeLast() }
        var type = certainType(ofVariable: location)
        if case .implicitlyUnwrapped(let inner) = type { type = .optional(inner) }
        if !isCertain(type) || dependsOnImports(type, in: location.file) { type = .unknown }
        if valuesInProgress.count == 1 || type != .unknown { certainTypes.set(type, for: location.number) }
        return type
    }

    /// A property of a value.
    private func certainProperty(named name: String, of base: ResolvedType, _ file: Int) -> ResolvedType {
        guard case .declared(let type, _) = base else {
            return certainLibraryMember(named: name, of: base, isStatic: false)
        }
        switch member(named: name, of: base) {
        case .declarations(let locations, let parameters):
            guard locations.count == 1, let location = locations.first, isOfClass(location) || isRequired(location)
            else { return .unknown }
            let declaration = index.declaration(location)
            guard declaration.kind == .variable, declaration.modifiers.isDisjoint(with: [.static, .optional]),
                declaration.attributes.isEmpty, isAlwaysCompiled(declaration, in: location.file)
            else { return .unknown }
            return certainType(of: location, parameters)
        case .nothing: return name == "rawValue" ? rawType(of: type) : .unknown
        default: return .unknown
        }
    }

    private func certainType(of location: DeclarationLocation, _ parameters: [String: ResolvedType]) -> ResolvedType {
        if parameters.isEmpty { return certainTypeOnce(ofVariable: location) }
        guard !index.declaration(location).type.isEmpty else { return .unknown }
        return value(ofDeclared: certainType(ofVariable: location).replacing(parameters))
    }

    /// The type of the raw values of an enum, if it is one of the standard library's.
    func rawType(of type: Int) -> ResolvedType {
        let declaration = index.declaration(of: type)
        let file = index.types[type].file
        guard declaration.kind == .enum, let first = source(file).types(declaration.inherited).first else {
            return .unknown
        }
        let raw = resolution.type(inClause: first, of: declaration, in: file)
        return raw.isPlainValue ? raw : .unknown
    }

    /// The cases of an enum, in the form that the compiler synthesizes.
    func allCases(of type: ResolvedType) -> ResolvedType? {
        guard case .declared(let declared, arguments: []) = type, case .nothing = member(named: "allCases", of: type)
        else { return nil }
        let declaration = index.declaration(of: declared)
        let file = index.types[declared].file
        let isIterable = source(file).types(declaration.inherited).contains {
            resolution.type(inClause: $0, of: declaration, in: file) == .named("CaseIterable", arguments: [])
        }
        return declaration.kind == .enum && isIterable ? .named("Array", arguments: [type]) : nil
    }

    /// `T.self`, a static property, a case of an enum without a payload, or a property of a value.
    func certainMember(_ expression: Expression, in file: Int, depth: Int) -> ResolvedType {
        let source = source(file)
        guard let base = expression.base else { return .unknown }
        if source.spells("self", in: expression.name) { return certainMetatype(of: base, in: file) }
        guard case .metatype(let instance) = type(of: base, in: file) else {
            let value = certainLink(of: base, in: file, depth: depth + 1)
            return value == .unknown ? .unknown : certainProperty(named: source.name(expression.name), of: value, file)
        }
        if case .named = instance {
            return certainLibraryMember(named: source.name(expression.name), of: instance, isStatic: true)
        }
        if source.spells("allCases", in: expression.name), let all = allCases(of: instance) { return all }
        guard case .declared(let type, _) = instance,
            complete(instance) != .unknown, index.types[type].kind != .protocol,
            case .declarations(let locations, let parameters) = member(
                named: source.name(expression.name),
                of: instance
            ),
            locations.count == 1, let location = locations.first
        else { return .unknown }
        let declaration = index.declaration(location)
        switch declaration.kind {
        case .enumCase:
            return declaration.parameters.isEmpty ? instance : certainFunction(location, result: instance)
        case .variable where declaration.modifiers.contains(.static) && declaration.attributes.isEmpty:
            return value(ofDeclared: certainType(ofVariable: location, depth: depth + 1).replacing(parameters))
        default: return .unknown
        }
    }

    /// The type of a value that is declared with a type, or that a function returns.
    private func value(ofDeclared type: ResolvedType) -> ResolvedType {
        if case .implicitlyUnwrapped(let inner) = type { return .optional(inner) }
        return isCertain(type) ? type : .unknown
    }

    /// Whether a written type means the same type in every file.
    private func isCertain(_ type: ResolvedType) -> Bool {
        if case .opaque = type { return false }
        return complete(type) != .unknown && !type.holdsParameter
    }

    /// Whether a name that an initial value mentions means the types of different modules in different builds.
    private func dependsOnImports(_ type: ResolvedType, in file: Int) -> Bool {
        type.declaredType.map { resolution.lookup.dependsOnImports($0, file: file) } ?? false
    }

    /// The type of `T.self`. The metatype of a protocol itself does not conform to the protocol.
    private func certainMetatype(of base: ExpressionID, in file: Int) -> ResolvedType {
        let source = source(file)
        let expression = source[base]
        switch expression.kind {
        case .identifier, .member:
            guard case .metatype(let instance) = type(of: base, in: file) else { return .unknown }
            switch instance {
            case .declared(let type, _):
                guard complete(instance) != .unknown else { return .unknown }
                guard index.types[type].kind == .protocol else { return .metatype(instance) }
                // A typealias may be that of `any P` as well.
                return source.name(expression.name) == index.types[type].name
                    ? .metatype(ofProtocol: instance) : .unknown
            case .named(let name, arguments: []) where StandardProtocols.withInherited(name) != nil:
                return .metatype(ofProtocol: instance)
            case .named("Int", []), .named("String", []), .named("Bool", []), .named("Double", []):
                return .metatype(instance)
            default: return .unknown
            }
        case .tuple, .type:
            let text = source.tokens(in: expression.range).map { source.text($0.range) }
            guard let form = TypeSyntaxReader.form(of: text), case .prefixed("any", let inner) = form.bare else {
                return .unknown
            }
            return .metatype(ofProtocol: resolution.type(of: inner, in: file, block: expression.block))
        default: return .unknown
        }
    }

    /// `try f()`, `try? f()`.
    func certainEffect(_ expression: Expression, in file: Int, depth: Int) -> ResolvedType {
        guard let base = expression.base else { return .unknown }
        let type = certainType(of: base, in: file, depth: depth + 1)
        guard type != .unknown, source(file).text(expression.name) == "try?" else { return type }
        // Language modes before 5 keep both levels.
        if case .optional = type { return type }
        return .optional(type)
    }

    /// The result of the only function that a call may mean.
    func certainResult(of signatures: [Signature], _ call: Expression, in file: Int, depth: Int) -> ResolvedType {
        let source = source(file)
        guard signatures.count == 1, let location = signatures[0].location,
            signatures[0].takes(call.arguments, in: source)
        else { return .unknown }
        let declaration = index.declaration(location)
        let home = self.source(location.file)
        if declaration.kind == .enumCase { return certainEnum(signatures[0], call, in: file) }
        guard declaration.kind == .function, !declaration.type.isEmpty,
            declaration.attributes.isEmpty, isAlwaysCompiled(declaration, in: location.file),
            !home.namesSelf(in: declaration.type),
            !isOverloadedByLibrary(declaration, in: home)
        else { return .unknown }
        let isGeneric = !declaration.genericParameters.isEmpty
        let result =
            isGeneric ? inferredResult(of: signatures[0], call, in: file, depth: depth) : signatures[0].result
        // A property cannot have the type of such a result.
        if case .opaque = result { return result }
        return value(ofDeclared: result)
    }

    /// The enum of a case with a payload.
    private func certainEnum(_ signature: Signature, _ call: Expression, in file: Int) -> ResolvedType {
        let source = source(file)
        if let callee = call.base, let base = source[callee].base,
            case .metatype(let written) = type(of: base, in: file), complete(written) != .unknown
        {
            return written
        }
        return value(ofDeclared: signature.result)
    }

    /// The type of a function or case without effects that is named and not called.
    private func certainFunction(_ location: DeclarationLocation, result: ResolvedType?) -> ResolvedType {
        let declaration = index.declaration(location)
        let source = source(location.file)
        guard declaration.attributes.isEmpty, isAlwaysCompiled(declaration, in: location.file),
            declaration.genericParameters.isEmpty,
            declaration.modifiers.isDisjoint(with: [.asynchronous, .throwing, .nonisolated])
        else { return .unknown }
        let parameters = source.parameters[declaration.parameters.indices].map { parameter -> ResolvedType in
            if parameter.isVariadic || isInout(parameter, in: source) { return .unknown }
            let type = resolution.type(of: parameter.type, in: location.file, block: declaration.block)
            if case .function = type { return .unknown }
            return isCertain(type) ? type : .unknown
        }
        let written = declaration.type.isEmpty ? .void : resultType(of: declaration, in: location.file)
        let result = result ?? value(ofDeclared: written)
        guard result != .unknown, !parameters.contains(.unknown) else { return .unknown }
        return .function(parameters: parameters, effects: "", result: result)
    }

    /// Whether the standard library has functions of the same name as one at the top level of a file.
    private func isOverloadedByLibrary(_ declaration: Declaration, in source: SourceFile) -> Bool {
        let names = ["abs", "max", "min", "sequence", "stride", "swap", "type", "zip"]
        return source[declaration.block].kind == .file && names.contains(source.name(declaration.name))
    }

    /// The function or enum case that an expression names without calling it; `nil` if it is overloaded.
    package func function(named id: ExpressionID, in file: Int) -> DeclarationLocation? {
        let source = source(file)
        let expression = source[id]
        let found: LookupResult
        if expression.kind == .identifier {
            found = value(of: expression, in: file)
        } else if let base = expression.base {
            let type = type(of: base, in: file)
            let instance = if case .metatype(let instance) = type { instance } else { type.unwrapped }
            found = member(named: source.name(expression.name), of: instance)
        } else {
            return nil
        }
        guard case .declarations(let locations, _) = found, locations.count == 1 else { return nil }
        let kind = index.declaration(locations[0]).kind
        return kind == .function || kind == .enumCase ? locations[0] : nil
    }
}
