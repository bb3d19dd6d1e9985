import SwiftReader

/// The static type of expressions, as far as the sources say it. What is not certain is `unknown`: a name's ending
/// never counts.
extension Codebase {
    private static let depthLimit = 64

    func type(of expression: ExpressionID, in file: Int) -> StaticType {
        type(of: expression, in: file, depth: 0)
    }

    func type(of id: ExpressionID, in file: Int, depth: Int) -> StaticType {
        guard depth < Self.depthLimit else { return .unknown }
        let source = source(file)
        let expression = source[id]
        switch expression.kind {
        case .identifier: return identifier(expression, in: file, depth: depth)
        case .member: return memberRead(id, expression, in: file, depth: depth)
        case .call: return call(id, expression, in: file, depth: depth)
        case .closure: return closure(expression, in: file, depth: depth)
        case .tuple: return tuple(expression, in: file, depth: depth)
        case .sequence: return sequence(expression, in: file, depth: depth)
        case .effect: return effect(expression, in: file, depth: depth)
        case .postfix: return postfix(expression, in: file, depth: depth)
        case .type: return resolution.type(of: expression.type, in: file, block: expression.block)
        case .string: return .named("String", arguments: [])
        case .literal: return literal(source.text(expression.range))
        case .array: return array(expression, in: file, depth: depth)
        case .subscript, .dictionary, .prefix, .keyPath, .macro, .control, .missing: return .unknown
        }
    }

    private func identifier(_ expression: Expression, in file: Int, depth: Int) -> StaticType {
        let source = source(file)
        let name = source.name(expression.name)
        switch name {
        case "self", "Self":
            guard let type = index.type(around: expression.block, in: file) else {
                return foreignSelf(expression, in: file)
            }
            let value = StaticType.declared(type, arguments: [])
            return name == "Self" || isStatic(expression.block, in: file) ? .metatype(value) : value
        case "super": return superclass(around: expression, in: file)
        default: break
        }
        if name.hasPrefix("$"), let position = Int(name.dropFirst()) {
            return anonymousParameter(position, around: expression.block, in: file, depth: depth)
        }
        let found = value(named: name, in: file, block: expression.block, before: expression.range.start)
        if case .type = found, !expression.type.isEmpty {
            let written = SourceRange(start: expression.name.start, end: expression.type.end)
            return .metatype(resolution.type(of: written, in: file, block: expression.block))
        }
        return type(of: found, depth: depth)
    }

    /// `$0`: what the closure around it is expected to take.
    private func anonymousParameter(_ position: Int, around block: BlockID, in file: Int, depth: Int) -> StaticType {
        let source = source(file)
        guard let body = source.body(around: block), let closure = source[body].closure,
            case .function(let inputs, _, _) = expectedType(of: closure, in: file, depth: depth + 1).unwrapped,
            inputs.indices.contains(position)
        else { return .unknown }
        return inputs[position]
    }

    /// `self` in an extension of a type that no source declares.
    private func foreignSelf(_ expression: Expression, in file: Int) -> StaticType {
        let source = source(file)
        var current: BlockID? = expression.block
        while let id = current {
            if source[id].kind == .members, let owner = source[id].owner, source[owner].kind == .extension {
                return resolution.type(of: source[owner].name, in: file, block: .file)
            }
            current = source[id].parent
        }
        return .unknown
    }

    /// Whether `self` means the type: in a static member.
    private func isStatic(_ block: BlockID, in file: Int) -> Bool {
        let source = source(file)
        var current: BlockID? = block
        while let id = current {
            let candidate = source[id]
            if candidate.kind == .members { return false }
            if candidate.kind != .closure, candidate.kind != .statement, let owner = candidate.owner {
                let inMembers = source[source[owner].block].kind == .members
                if inMembers { return source[owner].modifiers.contains(.static) }
            }
            current = candidate.parent
        }
        return false
    }

    private func superclass(around expression: Expression, in file: Int) -> StaticType {
        guard let type = index.type(around: expression.block, in: file) else { return .unknown }
        let ancestry = ancestry(of: type)
        if let nearest = ancestry.superclasses.first { return .declared(nearest.type, arguments: nearest.arguments) }
        guard let base = ancestry.libraryBase else { return .unknown }
        return .named(base.name.rawValue, arguments: base.arguments)
    }

    /// The type of what a name stands for; of several functions, nothing without a call.
    func type(of found: FoundValue, depth: Int) -> StaticType {
        switch found {
        case .declarations(let places, let parameters):
            guard places.count == 1 || places.allSatisfy({ index.declaration($0).kind == .variable }),
                let place = places.first
            else { return .unknown }
            return type(ofValue: place, depth: depth).replacing(parameters)
        case .parameter(let file, let block, let parameter):
            return type(of: parameter, in: file, block: block, depth: depth)
        case .typed(let type): return type
        case .type(let type):
            if case .named(let name, _) = type, !(name.first?.isUppercase ?? false) { return .unknown }
            return .metatype(type)
        case .nothing: return .unknown
        }
    }

    /// The type of a parameter; of an untyped closure parameter, what the closure is expected to take.
    private func type(of parameter: Parameter, in file: Int, block: BlockID, depth: Int) -> StaticType {
        let source = source(file)
        if !parameter.type.isEmpty {
            let type = resolution.type(of: parameter.type, in: file, block: block)
            return parameter.isVariadic ? .named("Array", arguments: [type]) : type
        }
        guard let closure = source[block].closure,
            case .function(let inputs, _, _) = expectedType(of: closure, in: file, depth: depth + 1),
            let position = source[closure].parameters.indices.firstIndex(where: {
                source.parameters[$0].name == parameter.name
            })
        else { return .unknown }
        let offset = position - source[closure].parameters.indices.lowerBound
        return inputs.indices.contains(offset) ? inputs[offset] : .unknown
    }

    /// The type of a variable, or of a function as a value.
    func type(ofValue place: DeclarationPlace, depth: Int) -> StaticType {
        if let known = valueTypes[place] { return known }
        guard valuesInProgress.insert(place).inserted else { return .unknown }
        defer { valuesInProgress.remove(place) }
        let type = computedType(ofValue: place, depth: depth)
        if valuesInProgress.count == 1 || type != .unknown { valueTypes[place] = type }
        return type
    }

    private func computedType(ofValue place: DeclarationPlace, depth: Int) -> StaticType {
        let source = source(place.file)
        let declaration = source[place.declaration]
        if declaration.kind == .function {
            return .function(
                parameters: source.parameters(of: declaration).map {
                    resolution.type(of: $0.type, in: place.file, block: declaration.body ?? declaration.block)
                },
                effects: "",
                result: resultType(of: declaration, in: place.file)
            )
        }
        guard declaration.kind == .variable else { return .unknown }
        if !declaration.type.isEmpty {
            let written = resolution.type(of: declaration.type, in: place.file, block: declaration.block)
            guard let element = declaration.tupleElement else { return written }
            return self.element(Int(element), of: written)
        }
        guard let value = declaration.initialValue else {
            return capturedType(declaration, in: place.file, depth: depth)
        }
        let type = type(of: value, in: place.file, depth: depth + 1)
        if declaration.binding == .optional { return type.unwrapped }
        if declaration.binding == .loop || declaration.binding == .pattern || declaration.binding == .caught {
            return .unknown
        }
        guard let element = declaration.tupleElement else { return type }
        return self.element(Int(element), of: type)
    }

    private func element(_ position: Int, of type: StaticType) -> StaticType {
        guard case .tuple(let elements) = type, elements.indices.contains(position) else { return .unknown }
        return elements[position].type
    }

    /// `[weak self]`, `[component]`, `if let component`: the same name, further out.
    private func capturedType(_ declaration: Declaration, in file: Int, depth: Int) -> StaticType {
        guard declaration.binding == .capture || declaration.binding == .optional else { return .unknown }
        let source = source(file)
        let name = source.name(declaration.name)
        let outer = declaration.binding == .capture ? source[declaration.block].parent : declaration.block
        guard let block = outer else { return .unknown }
        if name == "self" {
            return index.type(around: block, in: file).map { .declared($0, arguments: []) } ?? .unknown
        }
        let found = value(named: name, in: file, block: block, before: declaration.range.start)
        let type = type(of: found, depth: depth + 1)
        return declaration.binding == .optional ? type.unwrapped : type
    }

    func resultType(of declaration: Declaration, in file: Int) -> StaticType {
        guard !declaration.type.isEmpty else { return .void }
        return resolution.type(of: declaration.type, in: file, block: declaration.body ?? declaration.block)
    }

    private func memberRead(_ id: ExpressionID, _ expression: Expression, in file: Int, depth: Int) -> StaticType {
        let source = source(file)
        let name = source.name(expression.name)
        guard let base = expression.base else {
            guard let type = expectedType(of: id, in: file, depth: depth + 1).unwrapped.declaredType else {
                return .unknown
            }
            return self.type(of: member(named: name, of: .declared(type, arguments: [])), depth: depth)
        }
        if let qualified = qualifiedType(id, in: file) { return .metatype(qualified) }
        let baseType = type(of: base, in: file, depth: depth + 1)
        if name == "self" { return baseType }
        if case .metatype(let instance) = baseType {
            return type(of: member(named: name, of: instance), depth: depth)
        }
        return type(of: member(named: name, of: baseType), depth: depth)
    }

    /// The type that a chain of names means: `Settings.Builder`, `Module.Type`.
    func qualifiedType(_ id: ExpressionID, in file: Int) -> StaticType? {
        let source = source(file)
        var names: [String] = []
        var current = id
        while true {
            let expression = source[current]
            names.append(source.name(expression.name))
            if expression.kind == .identifier { break }
            guard expression.kind == .member, let base = expression.base, names.count < 8 else { return nil }
            current = base
        }
        names.reverse()
        guard names.count > 1, names[0] != "self", names[0] != "super", names.last != "init", names.last != "self",
            names.allSatisfy({ $0.first?.isUppercase ?? false })
        else { return nil }
        let form = TypeForm.name(names.map { .init(name: $0, arguments: []) })
        let type = resolution.type(of: form, in: file, block: source[id].block)
        if case .declared = type { return type }
        return nil
    }

    private func closure(_ expression: Expression, in file: Int, depth: Int) -> StaticType {
        let source = source(file)
        let inputs = expression.parameters.indices.map { position in
            resolution.type(of: source.parameters[position].type, in: file, block: expression.block)
        }
        return .function(
            parameters: inputs,
            effects: "",
            result: closureResult(expression, in: file, depth: depth)
        )
    }

    func closureResult(_ expression: Expression, in file: Int, depth: Int) -> StaticType {
        if !expression.type.isEmpty { return resolution.type(of: expression.type, in: file, block: expression.block) }
        guard let body = expression.body else { return .unknown }
        for result in source(file).results(of: body) {
            let type = type(of: result, in: file, depth: depth + 1)
            if type != .unknown { return type }
        }
        return .unknown
    }

    private func tuple(_ expression: Expression, in file: Int, depth: Int) -> StaticType {
        let source = source(file)
        let elements = source.arguments(of: expression)
        if elements.count == 1, let only = elements.first, only.label.isEmpty {
            return type(of: only.value, in: file, depth: depth + 1)
        }
        return .tuple(
            elements.map {
                .init(label: source.name($0.label), type: type(of: $0.value, in: file, depth: depth + 1))
            }
        )
    }

    private func sequence(_ expression: Expression, in file: Int, depth: Int) -> StaticType {
        let source = source(file)
        let operands = source.arguments(of: expression)
        guard let first = operands.first else { return .unknown }
        let operators = operands.dropFirst().map { source.text($0.label) }
        if let last = operands.last, let cast = operators.last, cast.hasPrefix("as"),
            operators.dropLast().allSatisfy({ $0.hasPrefix("as") })
        {
            let type = type(of: last.value, in: file, depth: depth + 1)
            return cast == "as?" ? .optional(type) : type
        }
        if operators.allSatisfy({ $0 == "??" }) {
            for operand in operands {
                let type = type(of: operand.value, in: file, depth: depth + 1).unwrapped
                if type != .unknown { return type }
            }
        }
        if operators == ["?", ":"], operands.count == 3 {
            let type = type(of: operands[1].value, in: file, depth: depth + 1)
            return type == .unknown ? self.type(of: operands[2].value, in: file, depth: depth + 1) : type
        }
        if operators.first == "=" { return .void }
        _ = first
        return .unknown
    }

    private func effect(_ expression: Expression, in file: Int, depth: Int) -> StaticType {
        guard let base = expression.base else { return .unknown }
        let type = type(of: base, in: file, depth: depth + 1)
        guard source(file).text(expression.name) == "try?" else { return type }
        if case .optional = type { return type }
        return type == .unknown ? .unknown : .optional(type)
    }

    private func postfix(_ expression: Expression, in file: Int, depth: Int) -> StaticType {
        guard let base = expression.base else { return .unknown }
        let mark = source(file).text(expression.name)
        guard mark == "!" || mark == "?" else { return .unknown }
        return type(of: base, in: file, depth: depth + 1).unwrapped
    }

    private func array(_ expression: Expression, in file: Int, depth: Int) -> StaticType {
        guard let first = source(file).arguments(of: expression).first else { return .unknown }
        return .named("Array", arguments: [type(of: first.value, in: file, depth: depth + 1)])
    }

    private func literal(_ text: String) -> StaticType {
        switch text {
        case "true", "false": return .named("Bool", arguments: [])
        case "nil": return .unknown
        default: break
        }
        guard let first = text.utf8.first, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) else {
            return .unknown
        }
        let isHexadecimal = text.hasPrefix("0x")
        let isFractional = text.utf8.contains(UInt8(ascii: ".")) || (!isHexadecimal && text.lowercased().contains("e"))
        return .named(isFractional ? "Double" : "Int", arguments: [])
    }
}
