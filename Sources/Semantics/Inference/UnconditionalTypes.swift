import SwiftReader

/// Infers the types of properties without annotation, but only if the sources leave no doubt, because a wrong type
/// would be a false finding. The inference of injected types can be less strict, because the compiler checks them.
extension SemanticModel {
    /// The type of a variable or property: the annotation, or the type of its initial value.
    package func certainType(ofVariable location: DeclarationLocation, depth: Int = 0) -> ResolvedType {
        let declaration = index.declaration(location)
        if !declaration.type.isEmpty {
            let isOpen = dependsOnSelf(declaration.type, in: location.file, block: declaration.block)
            return isOpen ? .unknown : type(ofValue: location, depth: 0)
        }
        return certainType(ofInitialValueOf: declaration, in: location.file, depth: depth)
    }

    /// The type that the initial value gives a variable without annotation. A weak one is optional.
    func certainType(ofInitialValueOf declaration: Declaration, in file: Int, depth: Int = 0) -> ResolvedType {
        let type = declaration.initialValue.map { certainType(of: $0, in: file, depth: depth) } ?? .unknown
        guard declaration.modifiers.contains(.weak), type != .unknown, type.unwrapped == type else { return type }
        return .optional(type)
    }

    /// The type of a variable of a tuple pattern without annotation: `let (a, b) = (1, "")`.
    package func certainType(ofTupleElement location: DeclarationLocation) -> ResolvedType {
        element(index.declaration(location), of: certainType(ofVariable: location), in: source(location.file))
    }

    /// The type of an initial value: of `T(…)` if `T` has no omitted generic arguments, optional if the initializer can
    /// fail; of a literal, also of an array or dictionary whose elements have one type; of casts and other operators
    /// of the standard library; of a closure, also if it is called; of a key path; of `T.self`; of a variable, a member
    /// or the result of a function that has no namesake. `unknown` otherwise.
    package func certainType(of id: ExpressionID, in file: Int, depth: Int = 0) -> ResolvedType {
        let type = certainLink(of: id, in: file, depth: depth)
        guard type != .unknown, type.unwrapped == type, isOptionalChain(id, in: source(file)) else { return type }
        return .optional(type)
    }

    /// The type of a link of a chain, as the next link sees it: not optional if an earlier one may be `nil`.
    func certainLink(of id: ExpressionID, in file: Int, depth: Int) -> ResolvedType {
        let source = source(file)
        let expression = source[id]
        guard depth < 8 else { return .unknown }
        switch expression.kind {
        case .string, .literal: return type(of: id, in: file)
        case .array, .dictionary: return certainCollection(expression, in: file, depth: depth)
        case .identifier:
            let type = certainName(expression, in: file)
            return type == .unknown ? certainWrapperValue(expression, in: file) : type
        case .prefix: return certainPrefix(expression, in: file, depth: depth)
        case .postfix: return certainPostfix(expression, in: file, depth: depth)
        case .tuple: return certainTuple(expression, in: file, depth: depth)
        case .sequence: return certainSequence(expression, in: file, depth: depth)
        case .subscript: return certainSubscript(expression, in: file, depth: depth)
        case .control:
            let branches = expression.body.map(source.branches(of:)) ?? []
            return branches.count > 1 ? certainBranches(branches, in: file, depth) : .unknown
        case .closure: return certainClosure(expression, in: file, depth: depth)
        case .call: return certainCall(id, expression, in: file, depth: depth)
        case .keyPath: return certainKeyPath(expression, in: file)
        case .member:
            let type = certainMember(expression, in: file, depth: depth)
            guard type == .unknown, let base = expression.base, source[base].kind == .identifier,
                source.spells("self", in: source[base].name)
            else { return type }
            return certainWrapperValue(expression, in: file)
        case .effect: return certainEffect(expression, in: file, depth: depth)
        default: return .unknown
        }
    }

    /// The type of an array or dictionary, if all keys have one type and all values have one type.
    private func certainCollection(_ literal: Expression, in file: Int, depth: Int) -> ResolvedType {
        let isDictionary = literal.kind == .dictionary
        let parts = source(file).arguments(of: literal).map(\.value)
        func element(_ remainder: Int) -> ResolvedType {
            var found: ResolvedType?
            for number in parts.indices where !isDictionary || number % 2 == remainder {
                let type = certainType(of: parts[number], in: file, depth: depth + 1)
                guard type != .unknown, type == found ?? type else { return .unknown }
                found = type
            }
            return found ?? .unknown
        }
        let elements = isDictionary ? [element(0), element(1)] : [element(0)]
        guard !elements.contains(.unknown) else { return .unknown }
        return .named(isDictionary ? "Dictionary" : "Array", arguments: elements)
    }

    /// The result of a closure that is called where it is written.
    private func certainResult(ofCalling closure: Expression, in file: Int, depth: Int) -> ResolvedType {
        if !closure.type.isEmpty {
            return complete(resolution.type(of: closure.type, in: file, block: closure.block))
        }
        let results = closure.body.map(source(file).results(of:)) ?? []
        return results.count == 1 ? certainType(of: results[0], in: file, depth: depth + 1) : .unknown
    }

    private func certainTuple(_ expression: Expression, in file: Int, depth: Int) -> ResolvedType {
        let source = source(file)
        let elements = source.arguments(of: expression).map { element in
            ResolvedType.Element(
                label: source.name(element.label),
                type: certainType(of: element.value, in: file, depth: depth + 1)
            )
        }
        if elements.count == 1, let only = elements.first { return only.label.isEmpty ? only.type : .unknown }
        return elements.isEmpty || elements.contains { $0.type == .unknown } ? .unknown : .tuple(elements)
    }

    /// The type of a closure whose only effect is its result.
    private func certainClosure(_ closure: Expression, in file: Int, depth: Int) -> ResolvedType {
        let source = source(file)
        let words: Set<String> = ["try", "throw", "throws", "await", "async", "@"]
        let hasEffects = source.tokens(in: closure.range).contains {
            let text = source.text($0.range)
            return words.contains(text) || text.hasPrefix("$") || text.hasPrefix("@") || text.hasPrefix("#")
        }
        if hasEffects { return .unknown }
        let parameters = source.parameters[closure.parameters.indices].map { parameter in
            if parameter.isVariadic || isInout(parameter, in: source) { return ResolvedType.unknown }
            return complete(resolution.type(of: parameter.type, in: file, block: closure.block))
        }
        let result = certainResult(ofCalling: closure, in: file, depth: depth)
        guard result != .unknown, !parameters.contains(.unknown) else { return .unknown }
        return .function(parameters: parameters, effects: "", result: result)
    }

    private func certainCall(_ id: ExpressionID, _ call: Expression, in file: Int, depth: Int) -> ResolvedType {
        let source = source(file)
        if isMemoizing(call, in: file) {
            guard let last = source.arguments(of: call).last else { return .unknown }
            return certainResult(ofCalling: source[last.value], in: file, depth: depth)
        }
        if let base = call.base, source[base].kind == .closure {
            return certainResult(ofCalling: source[base], in: file, depth: depth)
        }
        if let base = call.base, source[base].kind == .array || source[base].kind == .dictionary {
            // `[Int]()`.
            let type = resolution.type(of: source[base].range, in: file, block: call.block)
            return certainLibraryValue(type, initializers(of: type), call, in: file, depth: depth)
        }
        let result = certainResult(ofCalling: callee(of: id, in: file, depth: 0), call, in: file, depth: depth)
        if result != .unknown { return result }
        let library = certainLibraryMethod(call, in: file, depth: depth)
        return library == .unknown ? certainLibraryFunction(call, in: file, depth: depth) : library
    }

    private func certainResult(
        ofCalling callee: Callee,
        _ call: Expression,
        in file: Int,
        depth: Int
    ) -> ResolvedType {
        let source = source(file)
        if case .function(let signatures) = callee {
            return certainResult(of: signatures, call, in: file, depth: depth)
        }
        guard case .initializer(let type, let candidates) = callee else { return .unknown }
        if case .named = type { return certainLibraryValue(type, candidates, call, in: file, depth: depth) }
        guard case .declared(let declared, _) = type, index.types[declared].kind != .protocol else { return .unknown }
        var whole = complete(type)
        if whole == .unknown, case .declared(_, arguments: []) = type {
            whole = inferredInstance(of: declared, candidates, call, in: file, depth: depth)
        }
        guard whole != .unknown, let mayFail = mayFail(candidates, call, of: declared, in: source) else {
            return .unknown
        }
        return mayFail ? .optional(whole) : whole
    }

    /// Whether a call yields an optional; `nil` if it is not certain which initializer it calls.
    private func mayFail(_ candidates: [Signature], _ call: Expression, of type: Int, in source: SourceFile) -> Bool? {
        guard let first = candidates.first else {
            // The compiler synthesizes an initializer without parameters, and `init?(rawValue:)` for an enum.
            if call.arguments.isEmpty { return false }
            let arguments = source.arguments(of: call)
            let isRawValue = arguments.count == 1 && source.isNamed("rawValue", arguments[0].label)
            return index.types[type].kind == .enum && isRawValue ? true : nil
        }
        func isFailable(_ candidate: Signature) -> Bool {
            candidate.location.map { index.declaration($0).modifiers.contains(.failable) } ?? false
        }
        let mayFail = isFailable(first)
        return candidates.allSatisfy { isFailable($0) == mayFail } ? mayFail : nil
    }

    /// The type, or `unknown` if some of its generic arguments are omitted.
    func complete(_ type: ResolvedType) -> ResolvedType {
        guard case .declared(let declared, let arguments) = type else {
            return text.meaning(of: type) == nil ? .unknown : type
        }
        // Its associated types may be left open.
        if index.types[declared].kind == .protocol, arguments.isEmpty { return type }
        // A type nested in a generic type also has the arguments of that type.
        let all = [declared] + resolution.lookup.typesAround(type: declared)
        let parameterCount = all.reduce(0) { $0 + Int(index.declaration(of: $1).genericParameters.count) }
        return parameterCount == arguments.count ? type : .unknown
    }
}
