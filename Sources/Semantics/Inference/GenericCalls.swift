import SwiftReader

/// The values of the generic parameters of functions and types in a call.
extension SemanticModel {
    /// The generic arguments that the arguments of a call determine.
    ///
    /// - Parameter end: the argument, 0-based, whose type is being inferred. It and the closures after it are ignored.
    func genericArguments(
        of signature: Signature,
        call: ExpressionID,
        in file: Int,
        before end: Int? = nil,
        depth: Int
    ) -> [String: ResolvedType] {
        guard depth < Self.depthLimit else { return [:] }
        let source = source(file)
        let expression = source[call]
        let arguments = CallArguments(source: source, range: expression.arguments)
        var known: [String: ResolvedType] = [:]
        var closures: [(pattern: ResolvedType, value: ExpressionID)] = []
        for (position, argument) in source.arguments(of: expression).enumerated() {
            guard position != end, let slot = signature.slot(filledBy: position, of: arguments),
                let generic = slot.generic, end == nil || !source.isImplicitMember(argument.value)
            else { continue }
            switch source[argument.value].kind {
            case .closure:
                // Closures are limited, because each is inferred repeatedly.
                if position < end ?? .max, closures.count < 3 { closures.append((generic.unwrapped, argument.value)) }
            case .keyPath:
                guard case .named(_, let types) = generic, types.count == 2 else { continue }
                let value = keyPathValue(argument.value, from: types[0].replacing(known), in: file, depth: depth)
                ResolvedType.unify(types[1], value, &known)
            default: ResolvedType.unify(generic, type(of: argument.value, in: file, depth: depth + 1), &known)
            }
        }
        if known.isEmpty, case .called(let outer) = wiring(of: file).role(of: call),
            case .function(let inputs, _, _) = signature.result
        {
            // `compose({ Child($0) })(value)`
            for (input, argument) in zip(inputs, source.arguments(of: source[outer])) {
                ResolvedType.unify(input, type(of: argument.value, in: file, depth: depth + 1), &known)
            }
        }
        for closure in closures where closure.pattern.replacing(known).holdsParameter {
            ResolvedType.unify(closure.pattern, type(of: closure.value, in: file, depth: depth + 1), &known)
        }
        return known
    }

    /// The type that a call creates, with omitted generic arguments inferred from those of the call.
    func completed(
        _ type: ResolvedType,
        _ candidates: [Signature],
        call: ExpressionID,
        in file: Int,
        depth: Int
    ) -> ResolvedType {
        let source = source(file)
        switch type {
        case .declared(let declared, let arguments) where arguments.isEmpty && candidates.count == 1:
            let parameters = index.declaration(of: declared).genericParameters
            guard !parameters.isEmpty else { return type }
            let known = genericArguments(of: candidates[0], call: call, in: file, depth: depth + 1)
            let home = self.source(index.types[declared].file)
            let found = parameters.indices.compactMap { known[home.name(home.genericParameters[$0].name)] }
            return found.count == parameters.indices.count ? .declared(declared, arguments: found) : type
        case .named(let name, let arguments) where arguments.isEmpty && Self.copies.contains(name):
            let given = source.arguments(of: source[call])
            if given.count == 2, source.spells("repeating", in: given[0].label) {
                return .named(name, arguments: [self.type(of: given[0].value, in: file, depth: depth + 1)])
            }
            guard given.count == 1, given[0].label.isEmpty else { return type }
            let element = elementType(of: self.type(of: given[0].value, in: file, depth: depth + 1))
            return element == .unknown ? type : .named(name, arguments: [element])
        case .named("Dictionary", arguments: []):
            return dictionary(of: source.arguments(of: source[call]), in: source, file, depth)
        case .named("Task", arguments: []), .named("Result", arguments: []):
            // The closure determines the value.
            guard let closure = source.arguments(of: source[call]).last?.value, source[closure].kind == .closure else {
                return type
            }
            return wrapped(closure, in: type, file: file, depth: depth)
        default: return type
        }
    }

    /// `Dictionary(uniqueKeysWithValues: pairs)`, `Dictionary(pairs, uniquingKeysWith: combine)`,
    /// `Dictionary(grouping: values, by: key)`.
    private func dictionary(
        of arguments: [Argument],
        in source: SourceFile,
        _ file: Int,
        _ depth: Int
    ) -> ResolvedType {
        let unknown = ResolvedType.named("Dictionary", arguments: [])
        guard let first = arguments.first else { return unknown }
        let element = elementType(of: type(of: first.value, in: file, depth: depth + 1))
        switch source.text(first.label) {
        case "grouping":
            return element == .unknown
                ? unknown : .named("Dictionary", arguments: [.unknown, .named("Array", arguments: [element])])
        case "", "uniqueKeysWithValues":
            guard case .tuple(let parts) = element, parts.count == 2 else { return unknown }
            return .named("Dictionary", arguments: parts.map(\.type))
        default: return unknown
        }
    }

    /// `Task { value }`, `Result { value }`.
    private func wrapped(_ closure: ExpressionID, in type: ResolvedType, file: Int, depth: Int) -> ResolvedType {
        guard case .named(let name, _) = type,
            case .function(_, _, let value) = self.type(of: closure, in: file, depth: depth + 1), value != .unknown
        else { return type }
        return .named(name, arguments: [value, .unknown])
    }

    /// `Task.detached { value }`, `Result<T, any Error>.success(value)`, `Optional.some(value)`.
    func wrappedResult(_ call: Expression, in file: Int, depth: Int) -> ResolvedType? {
        let source = source(file)
        guard let callee = call.base, source[callee].kind == .member, let base = source[callee].base,
            let argument = source.arguments(of: call).last?.value,
            ["detached", "success", "failure", "some"].contains(source.text(source[callee].name)),
            case .metatype(let type) = self.type(of: base, in: file, depth: depth + 1)
        else { return nil }
        switch (type, source.text(source[callee].name)) {
        case (.named("Result", let types), "success"), (.named("Result", let types), "failure"):
            return types.count == 2 ? type : nil
        case (.named("Task", arguments: []), "detached") where source[argument].kind == .closure:
            return wrapped(argument, in: type, file: file, depth: depth)
        case (.named("Optional", _), "some"): return .optional(self.type(of: argument, in: file, depth: depth + 1))
        default: return nil
        }
    }

    /// Collections that copy the elements of another collection.
    private static let copies: Set<String> = ["Array", "Set", "ContiguousArray"]

    /// The result of a function of the standard library: `zip`, `repeatElement`; `unknown` for other calls.
    func standardResult(_ call: Expression, in file: Int, depth: Int) -> ResolvedType {
        let source = source(file)
        guard let base = call.base, call.arguments.count == 2 else { return .unknown }
        guard source[base].kind == .identifier else { return reducedResult(call, in: file, depth: depth) }
        if source.spells("repeatElement", in: source[base].name) {
            let element = type(of: source.arguments(of: call)[0].value, in: file, depth: depth + 1)
            return .named("Repeated", arguments: [element])
        }
        guard source.spells("zip", in: source[base].name) else { return .unknown }
        let elements = source.arguments(of: call).map {
            elementType(of: type(of: $0.value, in: file, depth: depth + 1))
        }
        return .named("Array", arguments: [.tuple(elements.map { .init(label: "", type: $0) })])
    }

    /// `values.reduce(into: initial) { … }`; `unknown` for other calls.
    func reducedResult(_ call: Expression, in file: Int, depth: Int) -> ResolvedType {
        let source = source(file)
        guard let base = call.base, source[base].kind == .member, source.spells("reduce", in: source[base].name),
            let initial = source.arguments(of: call).first, source.spells("into", in: initial.label)
        else { return .unknown }
        return type(of: initial.value, in: file, depth: depth + 1)
    }

    /// A function of the standard library that passes a value to a closure.
    func standardFunction(_ target: Expression, _ arguments: CallArguments, in file: Int, depth: Int) -> Signature? {
        let source = source(file)
        if let function = taskGroup(target, arguments, in: file, depth: depth) { return function }
        guard source.spells("withExtendedLifetime", in: target.name), arguments.all.count == 2,
            let value = arguments.all.first
        else { return nil }
        let type = type(of: value.value, in: file, depth: depth + 1)
        let closure = ResolvedType.function(parameters: [type], effects: "", result: .parameter("Result"))
        let slots = [type, closure].enumerated().map { position, type in
            Signature.Slot(
                label: "",
                type: type,
                hasDefault: false,
                isVariadic: false,
                generic: position == 1 ? type : nil
            )
        }
        return Signature(slots: slots, result: .parameter("Result"), location: nil)
    }
}

extension ResolvedType {
    /// Finds the generic arguments with which a pattern equals a type.
    static func unify(_ pattern: ResolvedType, _ type: ResolvedType, _ known: inout [String: ResolvedType]) {
        guard pattern.holdsParameter, type != .unknown else { return }
        func unifyAll(_ patterns: [ResolvedType], _ types: [ResolvedType]) {
            guard patterns.count == types.count else { return }
            for (pattern, type) in zip(patterns, types) { unify(pattern, type, &known) }
        }
        switch (pattern, type) {
        // An associated type follows from the type that conforms.
        case (.parameter(let name), _) where name.contains("."): return
        case (.parameter(let name), .implicitlyUnwrapped(let inner)) where known[name] == nil: known[name] = inner
        case (.parameter(let name), _): if known[name] == nil { known[name] = type }
        case (.optional(let inner), .optional(let value)), (.optional(let inner), .implicitlyUnwrapped(let value)):
            unify(inner, value, &known)
        case (.optional(let inner), _): unify(inner, type, &known)
        case (.declared(let left, let patterns), .declared(let right, let types)) where left == right:
            unifyAll(patterns, types)
        case (.named(let left, let patterns), .named(let right, let types)) where left == right:
            unifyAll(patterns, types)
        case (.tuple(let patterns), .tuple(let types)): unifyAll(patterns.map(\.type), types.map(\.type))
        case (.function(let inputs, _, let result), .function(let givenInputs, _, let given)):
            unifyAll(inputs, givenInputs)
            unify(result, given, &known)
        // `@autoclosure () -> T`.
        case (.function(let inputs, _, let result), _) where inputs.isEmpty: unify(result, type, &known)
        case (.metatype(let inner), .metatype(let value)): unify(inner, value, &known)
        default: return
        }
    }
}
