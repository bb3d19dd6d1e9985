import SwiftReader

extension SemanticModel {
    /// The contextual type of an expression; `unknown` if there is none, or if the sources do not show it.
    package func expectedType(of id: ExpressionID, in file: Int, depth: Int) -> ResolvedType {
        if depth == 0 { forgetUnknownCalls() }
        guard depth < Self.depthLimit else { return .unknown }
        let source = source(file)
        switch wiring(of: file).role(of: id) {
        case .other:
            guard source.isImplicitMember(id), let type = source.annotation(ofNothingWith: source[id]) else {
                return .unknown
            }
            return resolution.type(of: type, in: file, block: source[id].block)
        case .called: return .unknown
        case .initialValue(let declaration):
            return resolution.type(of: source[declaration].type, in: file, block: source[declaration].block)
        case .defaultValue(let parameter):
            let type = source.parameters[Int(parameter)].type
            return resolution.type(of: type, in: file, block: source[id].block)
        case .result(let body): return expectedResult(of: body, in: file, depth: depth + 1)
        case .argument(let call, let argument):
            let type = parameterType(of: Int(argument), call: call, in: file, depth: depth + 1)
            // Only the value of an `@autoclosure` can be written as a member of its type.
            if source.isImplicitMember(id), case .function(let inputs, _, let result) = type, inputs.isEmpty {
                return result
            }
            return type
        case .fallback(let read):
            guard let base = source[read].base,
                case .named("Dictionary", let types) = type(of: base, in: file, depth: depth + 1).unwrapped,
                types.count == 2
            else { return .unknown }
            return types[1]
        case .assigned(let target): return type(of: target, in: file, depth: depth + 1)
        case .converted(_, let written): return type(of: written, in: file, depth: depth + 1)
        case .part(let whole): return expectedType(of: whole, in: file, depth: depth + 1)
        case .element(let array): return elementType(of: expectedType(of: array, in: file, depth: depth + 1))
        case .dictionaryValue(let dictionary):
            guard case .named("Dictionary", let arguments) = expectedType(of: dictionary, in: file, depth: depth + 1),
                arguments.count == 2
            else { return .unknown }
            return arguments[1]
        case .operand(let whole, let position):
            return operandType(at: Int(position), of: whole, in: file, depth: depth + 1)
        case .tupleElement(let tuple, let position):
            return element(Int(position), of: expectedType(of: tuple, in: file, depth: depth + 1))
        }
    }

    /// The type that the body of a function, accessor or closure has to return.
    private func expectedResult(of body: BlockID, in file: Int, depth: Int) -> ResolvedType {
        let source = source(file)
        let block = source[body]
        if block.kind == .closure, let closure = block.closure {
            let written = source[closure].type
            if !written.isEmpty { return resolution.type(of: written, in: file, block: body) }
            return expectedClosureResult(of: closure, in: file, depth: depth)
        }
        guard let owner = block.owner else { return .unknown }
        let declaration = source[owner]
        guard declaration.kind == .function || declaration.kind == .variable || declaration.kind == .subscript else {
            return .unknown
        }
        return resolution.type(of: declaration.type, in: file, block: body)
    }

    private func expectedClosureResult(of closure: ExpressionID, in file: Int, depth: Int) -> ResolvedType {
        // `{ … }()` has the contextual type of the call.
        if case .called(let call) = wiring(of: file).role(of: closure) {
            return expectedType(of: call, in: file, depth: depth + 1)
        }
        let expected = expectedType(of: closure, in: file, depth: depth + 1).unwrapped
        if case .function(_, _, let result) = expected, result != .unknown {
            if case .parameter = result {} else { return result }
        }
        // The closure has the contextual type of the call: `shared { … }`.
        guard case .argument(let call, _) = wiring(of: file).role(of: closure) else { return .unknown }
        if isMemoizing(source(file)[call], in: file) { return expectedType(of: call, in: file, depth: depth + 1) }
        return expectedResult(ofClosureInLibraryCall: call, in: file, depth: depth)
    }

    /// The type of the parameter that receives an argument of a call.
    func parameterType(of argument: Int, call: ExpressionID, in file: Int, depth: Int) -> ResolvedType {
        let callee = callee(of: call, in: file, depth: depth + 1)
        return parameterType(of: argument, call: call, calling: callee, in: file, depth: depth + 1)
    }

    /// The same for a known callee.
    package func parameterType(
        of argument: Int,
        call: ExpressionID,
        calling callee: Callee,
        in file: Int,
        depth: Int = 0
    ) -> ResolvedType {
        let source = source(file)
        let expression = source[call]
        let position = argument - expression.arguments.indices.lowerBound
        switch callee {
        case .initializer(_, let signatures), .function(let signatures):
            let arguments = CallArguments(source: source, range: expression.arguments)
            let candidates = overloads(signatures, taking: argument, at: position, of: arguments, in: call, file, depth)
            for signature in candidates {
                guard let slot = signature.slot(filledBy: position, of: arguments) else { continue }
                if slot.owner != nil { return slot.type }
                if case .parameter(let name)? = slot.generic, name.contains(".") {
                    return associatedType(name, of: signature, callee, call: call, in: file, depth: depth)
                }
                if case .parameter(let name)? = slot.generic,
                    let given = superclassArgument(name, of: signature, call: call, in: file, depth: depth)
                {
                    return given.type
                }
                guard let generic = slot.generic else { return slot.type }
                if case .initializer(.declared(let made, arguments: []), _) = callee, depth < Self.depthLimit,
                    case .declared(made, let written) = expectedType(of: call, in: file, depth: depth + 1).unwrapped,
                    !written.isEmpty
                {
                    return generic.replacing(genericParameters(of: made, arguments: written))
                }
                // The other arguments determine the parameter types of a closure, and the type that `.init` creates.
                let isFunction = if case .function = generic.unwrapped { true } else { false }
                let value = source.arguments[argument].value
                guard isFunction || source.isImplicitMember(value) || source.holdsClosures(value) else {
                    return slot.type
                }
                var known = genericArguments(of: signature, call: call, in: file, before: position, depth: depth)
                if generic.replacing(known).holdsParameter, signature.result.holdsParameter, depth < Self.depthLimit {
                    ResolvedType.unify(signature.result, expectedType(of: call, in: file, depth: depth + 1), &known)
                }
                if known.isEmpty { return slot.type }
                return generic.replacing(known)
            }
            return .unknown
        case .value(let parameters, _):
            return parameters.indices.contains(position) ? parameters[position] : .unknown
        case .unknown: return reactiveClosure(argument, call: call, in: file, depth: depth)
        }
    }

    /// The associated type of a generic parameter, `M.Item`, that the other arguments determine, or the written generic
    /// arguments of the created type.
    private func associatedType(
        _ name: String,
        of signature: Signature,
        _ callee: Callee,
        call: ExpressionID,
        in file: Int,
        depth: Int
    ) -> ResolvedType {
        let parts = name.split(separator: ".").map(String.init)
        guard let member = parts.last else { return .unknown }
        let owner =
            writtenArgument(parts[0], of: callee)
            ?? owner(ofAssociated: name, of: signature, call: call, in: file, depth: depth)
        return owner.flatMap { associatedType(named: member, of: $0) } ?? .unknown
    }

    /// The type written for a generic parameter of the created type: `SeedBox` in `Shelf<SeedBox>(…)`.
    private func writtenArgument(_ parameter: String, of callee: Callee) -> Int? {
        guard case .initializer(of: .declared(let type, let arguments), _) = callee, !arguments.isEmpty else {
            return nil
        }
        return genericParameters(of: type, arguments: arguments)[parameter]?.declaredType
    }

    /// The value of `M` in `M.Item`, a type that the sources declare.
    private func owner(
        ofAssociated name: String,
        of signature: Signature,
        call: ExpressionID,
        in file: Int,
        depth: Int
    ) -> Int? {
        let parts = name.split(separator: ".").map(String.init)
        guard parts.count == 2 else { return nil }
        var known = genericArguments(of: signature, call: call, in: file, depth: depth)
        if known[parts[0]] == nil, signature.result.names(parameter: parts[0]), depth < Self.depthLimit {
            ResolvedType.unify(signature.result, expectedType(of: call, in: file, depth: depth + 1), &known)
        }
        return known[parts[0]]?.declaredType
    }

    /// What a parameter is if another one has a superclass with it: that of `Bed` for `D` of `func make<D, B:
    /// Base<D>>(_ type: B.Type, _ value: D)`. Also the type that has the superclass.
    private func superclassArgument(
        _ name: String,
        of signature: Signature,
        call: ExpressionID,
        in file: Int,
        depth: Int
    ) -> (owner: Int, type: ResolvedType)? {
        guard let location = signature.location, index.declaration(location).genericParameters.count > 1 else {
            return nil
        }
        for (other, bound) in constraints(of: index.declaration(location), in: location.file) where other != name {
            guard case .opaque(.declared(let superclass, let arguments)) = bound,
                let position = arguments.firstIndex(of: .parameter(name)),
                let owner = genericArguments(of: signature, call: call, in: file, depth: depth)[other]?.declaredType
            else { continue }
            let chain = ancestry(of: owner).chain(from: owner, arguments: [], in: self)
            guard let step = chain.first(where: { $0.type == superclass }),
                step.arguments.indices.contains(position)
            else { continue }
            return (owner, step.arguments[position])
        }
        return nil
    }

    /// The type whose associated type the parameter of an argument has: in `build(Maker.self, value)` with the
    /// parameters `(M.Type, M.Value)` that is `Maker`, which may receive the value.
    package func owner(ofAssociatedType argument: Int, call: ExpressionID, calling callee: Callee, in file: Int) -> Int?
    {
        let source = source(file)
        let expression = source[call]
        let position = argument - expression.arguments.indices.lowerBound
        let arguments = CallArguments(source: source, range: expression.arguments)
        if case .initializer(_, let candidates) = callee {
            return candidates.lazy.compactMap { $0.slot(filledBy: position, of: arguments)?.owner }.first
        }
        guard case .function(let signatures) = callee else { return nil }
        for signature in signatures where signature.slots.contains(where: { $0.generic != nil }) {
            let slot = signature.slot(filledBy: position, of: arguments)
            if let owner = slot?.owner { return owner }
            guard case .parameter(let name)? = slot?.generic else { continue }
            guard name.contains(".") else {
                return superclassArgument(name, of: signature, call: call, in: file, depth: 0)?.owner
            }
            return owner(ofAssociated: name, of: signature, call: call, in: file, depth: 0)
        }
        return nil
    }
}
