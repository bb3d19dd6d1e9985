import SwiftReader

/// The types of variables, parameters, captures and `self`.
extension SemanticModel {
    /// `$0`: the parameter type of the enclosing closure's contextual type.
    func anonymousParameter(_ position: Int, around block: BlockID, in file: Int, depth: Int) -> ResolvedType {
        let source = source(file)
        guard let body = source.body(around: block), let closure = source[body].closure else { return .unknown }
        return inferredParameter(position, of: closure, in: file, depth: depth) { input in
            // `{ $0 + $1 }` destructures a pair.
            guard case .tuple = input else { return false }
            return position > 0
                || source.tokens(in: source[closure].range).contains { source.spells("$1", in: $0.range) }
        }
    }

    /// The type of an untyped parameter of a closure.
    ///
    /// - Parameter destructures: whether the parameters are the elements of the only argument.
    private func inferredParameter(
        _ position: Int,
        of closure: ExpressionID,
        in file: Int,
        depth: Int,
        destructures: (ResolvedType) -> Bool
    ) -> ResolvedType {
        if let given = argument(position, ofCalling: closure, in: file) {
            return type(of: given, in: file, depth: depth + 1)
        }
        guard case .function(let inputs, _, _) = expectedType(of: closure, in: file, depth: depth + 1).unwrapped else {
            return .unknown
        }
        if inputs.count == 1, destructures(inputs[0]) { return element(position, of: inputs[0]) }
        return inputs.indices.contains(position) ? inputs[position] : .unknown
    }

    /// The argument of a closure that is called where it is written.
    private func argument(_ position: Int, ofCalling closure: ExpressionID, in file: Int) -> ExpressionID? {
        guard case .called(let call) = wiring(of: file).role(of: closure) else { return nil }
        let arguments = source(file)[call].arguments.indices
        return position < arguments.count ? source(file).arguments[arguments.lowerBound + position].value : nil
    }

    /// `self` in an extension of a type that no source declares.
    func foreignSelf(_ expression: Expression, in file: Int) -> ResolvedType {
        let source = source(file)
        for block in source.blocks(from: expression.block) where source[block].kind == .members {
            guard let owner = source[block].owner, source[owner].kind == .extension else { continue }
            let type = resolution.type(of: source[owner].name, in: file, block: .file)
            return constrained(type, by: source[owner], in: file)
        }
        return .unknown
    }

    /// The type of an extension of a collection or optional, with the element that its name or its `where` clause has:
    /// `extension Sequence<HomeComponent>`, `extension Array where Element == HomeComponent`.
    private func constrained(_ type: ResolvedType, by declaration: Declaration, in file: Int) -> ResolvedType {
        if case .named(let name, let arguments) = type, arguments.count == 1 {
            switch name {
            case "Optional": return .optional(arguments[0])
            case "Sequence", "Collection": return .named("Array", arguments: arguments)
            default: return type
            }
        }
        guard case .named(let name, arguments: []) = type, !declaration.whereClause.isEmpty else { return type }
        let source = source(file)
        let words = source.tokens(in: declaration.whereClause).map { source.name($0.range) }
        for requirement in Self.requirements(in: words) where requirement.dropFirst().first == "==" {
            guard let subject = requirement.first,
                let form = TypeSyntaxReader.form(of: Array(requirement.dropFirst(2)))
            else { continue }
            let value = resolution.type(of: form, in: file, block: .file)
            switch (name, subject) {
            case ("Optional", "Wrapped"): return .optional(value)
            case ("Array", "Element"), ("Set", "Element"), ("ArraySlice", "Element"):
                return .named(name, arguments: [value])
            case ("Sequence", "Element"), ("Collection", "Element"): return .named("Array", arguments: [value])
            default: continue
            }
        }
        return type
    }

    /// `Self` in an extension of a protocol whose `where` clause names a class, or in a protocol that inherits one;
    /// `nil` otherwise.
    func classOfSelf(_ type: Int, around block: BlockID, in file: Int) -> ResolvedType? {
        guard index.types[type].kind == .protocol else { return nil }
        let source = source(file)
        var owners: [(declaration: Declaration, file: Int)] = []
        for block in source.blocks(from: block) where source[block].kind == .members {
            if let owner = source[block].owner { owners.append((source[owner], file)) }
            break
        }
        owners.append((index.declaration(of: type), index.types[type].file))
        for (declaration, file) in owners {
            let inherited = declaration.kind == .protocol ? self.source(file).types(declaration.inherited) : []
            let all =
                constraintsOfSelf(in: declaration, file)
                + inherited.map { resolution.type(inClause: $0, of: declaration, in: file) }
            let found = all.first { type in
                if case .declared(let found, _) = type { return index.types[found].kind == .class }
                return false
            }
            if let found { return found }
        }
        return nil
    }

    /// Whether `self` denotes the type, as in a static member.
    package func isStatic(_ block: BlockID, in file: Int) -> Bool {
        let source = source(file)
        for id in source.blocks(from: block) {
            let candidate = source[id]
            if candidate.kind == .members { return false }
            if candidate.kind != .closure, candidate.kind != .statement, let owner = candidate.owner {
                let inMembers = source[source[owner].block].kind == .members
                if inMembers { return source[owner].modifiers.contains(.static) }
            }
        }
        return false
    }

    func superclass(around expression: Expression, in file: Int) -> ResolvedType {
        guard let type = index.type(around: expression.block, in: file) else { return .unknown }
        guard let nearest = ancestry(of: type).superclasses.first else { return .unknown }
        return .declared(nearest.type, arguments: nearest.arguments)
    }

    /// The type of a lookup result; `unknown` for overloaded functions, which need a call.
    package func type(of found: LookupResult, depth: Int) -> ResolvedType {
        switch found {
        case .declarations(let locations, let parameters):
            guard locations.count == 1 || locations.allSatisfy({ index.declaration($0).kind == .variable }),
                let location = locations.first
            else { return .unknown }
            return type(ofValue: location, depth: depth).replacing(parameters)
        case .parameter(let file, let block, let parameter):
            return type(of: parameter, in: file, block: block, depth: depth)
        case .typed(let type): return type
        case .type(let type): return type.isCalledAsType ? .metatype(type) : .unknown
        case .nothing: return .unknown
        }
    }

    /// The type of a parameter. For an untyped closure parameter, that of the closure's contextual type.
    func type(of parameter: Parameter, in file: Int, block: BlockID, depth: Int) -> ResolvedType {
        let source = source(file)
        if !parameter.type.isEmpty {
            var type = resolution.type(of: parameter.type, in: file, block: block)
            if let owner = source[block].owner { type = type.replacing(constraints(of: source[owner], in: file)) }
            return parameter.isVariadic ? .named("Array", arguments: [type]) : type
        }
        guard let closure = source[block].closure,
            let position = source[closure].parameters.indices.firstIndex(where: {
                source.parameters[$0].name == parameter.name
            })
        else { return .unknown }
        let offset = position - source[closure].parameters.indices.lowerBound
        return inferredParameter(offset, of: closure, in: file, depth: depth) { _ in
            // `{ key, value in … }` destructures a pair.
            source[closure].parameters.count > 1
        }
    }

    /// The type of a variable, or of a function as a value.
    package func type(ofValue location: DeclarationLocation, depth: Int) -> ResolvedType {
        let declaration = index.declaration(location)
        if declaration.kind == .variable, !declaration.type.isEmpty {
            let written = resolution.type(of: declaration.type, in: location.file, block: declaration.block)
            if case .named(let name, arguments: []) = written, let value = declaration.initialValue,
                let whole = collection(name, initializedWith: value, in: location.file, depth: depth)
            {
                return whole
            }
            // `let (x): T`: parentheses around one name form no tuple.
            if case .declared = written { return written }
            return element(declaration, of: written, in: source(location.file))
        }
        if let known = valueTypes[location.number] { return known }
        guard !valuesInProgress.contains(location) else { return .unknown }
        valuesInProgress.append(location)
        defer { valuesInProgress.removeLast() }
        let type = computedType(ofValue: location, depth: depth)
        if valuesInProgress.count == 1 || type != .unknown { valueTypes.set(type, for: location.number) }
        return type
    }

    private func computedType(ofValue location: DeclarationLocation, depth: Int) -> ResolvedType {
        let source = source(location.file)
        let declaration = source[location.declaration]
        if declaration.kind == .function {
            return .function(
                parameters: source.parameters(of: declaration).map {
                    resolution.type(of: $0.type, in: location.file, block: declaration.body ?? declaration.block)
                },
                effects: "",
                result: resultType(of: declaration, in: location.file)
            )
        }
        if declaration.kind == .enumCase { return caseType(declaration, in: location.file) }
        guard declaration.kind == .variable else { return .unknown }
        if declaration.binding == .pattern { return patternType(declaration, in: location.file, depth: depth) }
        guard let value = declaration.initialValue else {
            return capturedType(declaration, in: location.file, depth: depth)
        }
        if declaration.binding == .optional {
            return type(of: value, in: location.file, depth: depth + 1).unwrapped
        }
        let type = typeWithoutContext(of: value, in: location.file, depth: depth + 1)
        // `weak var x = y` and `[weak x = y]`
        if declaration.binding == .plain || declaration.binding == .capture, declaration.modifiers.contains(.weak),
            case .declared = type
        {
            return .optional(type)
        }
        if declaration.binding == .loop {
            let item = elementType(of: type)
            return element(declaration, of: item, in: source)
        }
        return element(declaration, of: type, in: source)
    }

    /// The type of an enum's case: the enum, or a function that takes the payload.
    private func caseType(_ declaration: Declaration, in file: Int) -> ResolvedType {
        let whole = resultType(of: declaration, in: file)
        let payload = source(file).parameters(of: declaration)
        if payload.isEmpty || whole == .unknown { return whole }
        return .function(
            parameters: payload.map { resolution.type(of: $0.type, in: file, block: declaration.block) },
            effects: "",
            result: whole
        )
    }

    /// The part of a tuple that the pattern of a variable binds to it; the type itself without a pattern.
    func element(_ declaration: Declaration, of type: ResolvedType, in source: SourceFile) -> ResolvedType {
        guard let first = declaration.tupleElement else { return type }
        let outer = element(Int(first), of: type)
        // Most patterns are not nested.
        guard case .tuple = outer else { return outer }
        return source.positionsInTuple(of: declaration).dropFirst().reduce(outer) { element($1, of: $0) }
    }

    func element(_ position: Int, of type: ResolvedType) -> ResolvedType {
        guard case .tuple(let elements) = type, elements.indices.contains(position) else { return .unknown }
        return elements[position].type
    }

    /// `[weak self]`, `[component]`, `if let component`: the same name in an enclosing scope.
    private func capturedType(_ declaration: Declaration, in file: Int, depth: Int) -> ResolvedType {
        guard declaration.binding == .capture || declaration.binding == .optional else { return .unknown }
        let source = source(file)
        let name = source.name(declaration.name)
        let outer = declaration.binding == .capture ? source[declaration.block].parent : declaration.block
        guard let block = outer else { return .unknown }
        if name == "self" {
            return index.type(around: block, in: file).map { .declared($0, arguments: []) } ?? .unknown
        }
        let offset = declaration.range.start
        let found = seen(value(named: name, in: file, block: block, before: offset), at: offset, in: file)
        let type = type(of: found, depth: depth + 1)
        if declaration.binding == .optional { return type.unwrapped }
        let isWeak = declaration.modifiers.contains(.weak) && type != .unknown && type == type.unwrapped
        return isWeak ? .optional(type) : type
    }

    func resultType(of declaration: Declaration, in file: Int) -> ResolvedType {
        if declaration.kind == .enumCase {
            return type(owning: declaration.block, in: file).map { .declared($0, arguments: []) } ?? .unknown
        }
        guard !declaration.type.isEmpty else { return .void }
        return resolution.type(of: declaration.type, in: file, block: declaration.body ?? declaration.block)
    }
}

extension SourceFile {
    /// The positions that lead to a name in a pattern of nested tuples, from the outermost: `[1, 0]` for `x` in
    /// `(_, (x, _))`.
    fileprivate func positionsInTuple(of declaration: Declaration) -> [Int] {
        let start = min(declaration.range.start, declaration.keyword.start)
        var positions: [Int] = []
        for token in tokens(in: SourceRange(start: start, end: declaration.name.start)) {
            switch text(token.range) {
            case "(": positions.append(0)
            case ")": if !positions.isEmpty { positions.removeLast() }
            case ",": if let last = positions.indices.last { positions[last] += 1 }
            default: continue
            }
        }
        return positions
    }
}
