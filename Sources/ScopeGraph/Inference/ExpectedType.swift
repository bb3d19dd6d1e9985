import SwiftReader

extension Codebase {
    /// The type that the place of an expression asks for; `unknown` where it asks for none that the sources tell.
    func expectedType(of id: ExpressionID, in file: Int, depth: Int) -> StaticType {
        guard depth < 64 else { return .unknown }
        let source = source(file)
        switch wiring(of: file).role(of: id) {
        case .other: return .unknown
        case .initialValue(let declaration):
            return resolution.type(of: source[declaration].type, in: file, block: source[declaration].block)
        case .defaultValue(let parameter):
            let type = source.parameters[Int(parameter)].type
            return resolution.type(of: type, in: file, block: source[id].block)
        case .result(let body): return expectedResult(of: body, in: file, depth: depth + 1)
        case .argument(let call, let argument):
            return parameterType(of: Int(argument), call: call, in: file, depth: depth + 1)
        case .assigned(let target): return type(of: target, in: file, depth: depth + 1)
        case .part(let whole): return expectedType(of: whole, in: file, depth: depth + 1)
        case .element(let array): return elementType(of: expectedType(of: array, in: file, depth: depth + 1))
        case .dictionaryValue(let dictionary):
            guard case .named("Dictionary", let arguments) = expectedType(of: dictionary, in: file, depth: depth + 1),
                arguments.count == 2
            else { return .unknown }
            return arguments[1]
        case .tupleElement(let tuple, let position):
            return element(Int(position), of: expectedType(of: tuple, in: file, depth: depth + 1))
        }
    }

    /// What the body of a function, accessor or closure has to return.
    private func expectedResult(of body: BlockID, in file: Int, depth: Int) -> StaticType {
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

    private func expectedClosureResult(of closure: ExpressionID, in file: Int, depth: Int) -> StaticType {
        // `{ … }()` has the type that is expected of the call.
        if let call = immediateCall(of: closure, in: file) { return expectedType(of: call, in: file, depth: depth + 1) }
        let expected = expectedType(of: closure, in: file, depth: depth + 1).unwrapped
        if case .function(_, _, let result) = expected {
            if case .parameter = result {} else { return result }
        }
        // `shared { … }` gives what its call has to give.
        guard case .argument(let call, _) = wiring(of: file).role(of: closure) else { return .unknown }
        let source = source(file)
        guard let base = source[call].base, source.text(source[base].name) == "shared" else { return .unknown }
        return expectedType(of: call, in: file, depth: depth + 1)
    }

    private func immediateCall(of closure: ExpressionID, in file: Int) -> ExpressionID? {
        let source = source(file)
        // A call has a greater number than its callee, and the immediate call of a closure is the next but its
        // arguments, so that only a few have to be looked at.
        let start = Int(closure.value) + 1
        for number in start..<min(start + 64, source.expressions.count) {
            let candidate = source.expressions[number]
            if candidate.kind == .call, candidate.base == closure { return ExpressionID(number) }
        }
        return nil
    }

    /// The type of the parameter that an argument of a call fills.
    func parameterType(of argument: Int, call: ExpressionID, in file: Int, depth: Int) -> StaticType {
        let source = source(file)
        let expression = source[call]
        let position = argument - expression.arguments.indices.lowerBound
        let labels = argumentLabels(of: expression, in: source)
        switch callee(of: call, in: file, depth: depth + 1) {
        case .initializer(_, let signatures), .function(let signatures):
            for signature in signatures {
                let slots = signature.matching(labels: labels.labels, trailing: labels.trailing)
                if let slots, slots.indices.contains(position) { return signature.slots[slots[position]].type }
            }
            return .unknown
        case .value(let parameters, _):
            return parameters.indices.contains(position) ? parameters[position] : .unknown
        case .unknown: return .unknown
        }
    }
}
