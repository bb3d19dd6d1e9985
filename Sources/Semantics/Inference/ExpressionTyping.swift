import SwiftReader

/// The static types of expressions. A type that is not certain is `unknown`; naming conventions never count.
extension SemanticModel {
    /// The greatest depth of nested queries. Deeper ones yield `unknown`.
    package static let depthLimit = 64

    package func type(of expression: ExpressionID, in file: Int) -> ResolvedType {
        forgetUnknownCalls()
        return type(of: expression, in: file, depth: 0)
    }

    package func type(of id: ExpressionID, in file: Int, depth: Int) -> ResolvedType {
        guard depth < Self.depthLimit else { return .unknown }
        let source = source(file)
        let expression = source[id]
        switch expression.kind {
        case .identifier: return identifier(expression, in: file, depth: depth)
        case .member: return memberRead(id, expression, in: file, depth: depth)
        case .call: return knownCall(id, expression, in: file, depth: depth)
        case .closure: return closure(expression, in: file, depth: depth)
        case .tuple: return tuple(expression, in: file, depth: depth)
        case .sequence:
            let type = sequence(expression, in: file, depth: depth)
            return type == .unknown ? operatorResult(of: id, in: file, depth: depth) : type
        case .effect: return effect(expression, in: file, depth: depth)
        case .postfix: return postfix(expression, in: file, depth: depth)
        case .type: return resolution.type(of: expression.type, in: file, block: expression.block)
        case .string: return literal(of: "String", unless: "StringLiteralType")
        case .literal: return literal(source.text(expression.range))
        case .array: return array(expression, in: file, depth: depth)
        case .dictionary: return dictionary(expression, in: file, depth: depth)
        case .subscript: return subscriptRead(expression, in: file, depth: depth)
        case .control:
            let branches = expression.body.map(source.branches(of:)) ?? []
            return firstKnown(branches, in: file, depth: depth)
        case .keyPath: return keyPath(expression, in: file, depth: depth)
        case .prefix:
            // `&x`, an `inout` argument.
            if source.spells("&", in: expression.name), let base = expression.base {
                return type(of: base, in: file, depth: depth + 1)
            }
            return operatorResult(of: id, in: file, depth: depth)
        case .macro, .missing: return .unknown
        }
    }

    /// Remembers the types of calls, which all expressions in their closures and after them in a chain need.
    private func knownCall(_ id: ExpressionID, _ expression: Expression, in file: Int, depth: Int) -> ResolvedType {
        let location = ExpressionLocation(file: file, expression: id).number
        if let known = callTypes[location] { return known }
        // Another query may find the type, but the current one will not.
        if unknownCalls.contains(location) { return .unknown }
        let type = call(id, expression, in: file, depth: depth)
        if type == .unknown { unknownCalls.insert(location) } else { callTypes.set(type, for: location) }
        return type
    }

    /// Starts a new query.
    func forgetUnknownCalls() {
        if !unknownCalls.isEmpty { unknownCalls.removeAll(keepingCapacity: true) }
    }

    private func identifier(_ expression: Expression, in file: Int, depth: Int) -> ResolvedType {
        let source = source(file)
        let isMetatype = source.isNamed(exactly: "Self", expression.name)
        if isMetatype || source.isNamed(exactly: "self", expression.name) {
            if !isMetatype, wiring(of: file).names.rebindsSelf,
                case .declarations(let locations, _) = value(of: expression, in: file), locations.count == 1,
                let value = index.declaration(locations[0]).initialValue,
                !source.isNamed(exactly: "self", source[value].name)
            {
                return type(ofValue: locations[0], depth: depth + 1)
            }
            guard let type = index.type(around: expression.block, in: file) else {
                return foreignSelf(expression, in: file)
            }
            let own = ResolvedType.declared(type, arguments: [])
            let value = classOfSelf(type, around: expression.block, in: file) ?? own
            return isMetatype || isStatic(expression.block, in: file) ? .metatype(value) : value
        }
        if source.isNamed(exactly: "super", expression.name) { return superclass(around: expression, in: file) }
        if let position = anonymousPosition(expression.name, in: source) {
            return anonymousParameter(position, around: expression.block, in: file, depth: depth)
        }
        var found = value(of: expression, in: file)
        if case .type(.named) = found, let around = index.type(around: expression.block, in: file) {
            let wrapped = wrapperValue(named: source.name(expression.name), of: .declared(around, arguments: []))
            if let wrapped { found = .typed(wrapped) }
        }
        if case .type = found, !expression.type.isEmpty {
            let written = SourceRange(start: expression.range.start, end: expression.type.end)
            return .metatype(resolution.type(of: written, in: file, block: expression.block))
        }
        guard case .declarations = found, let around = index.type(around: expression.block, in: file) else {
            return type(of: found, depth: depth)
        }
        return type(of: found, asMemberOf: .declared(around, arguments: []), depth: depth)
    }

    /// The index of the parameter that `$0` and the like denote; `nil` for other names.
    private func anonymousPosition(_ name: SourceRange, in source: SourceFile) -> Int? {
        let bounds = source.nameBounds(name)
        guard !bounds.isEmpty, source.bytes[bounds.lowerBound] == UInt8(ascii: "$") else { return nil }
        return Int(source.name(name).dropFirst())
    }

    /// A member, or what its wrapper adds: `$name` and `_name`.
    private func memberOrWrapper(named name: String, of type: ResolvedType) -> LookupResult {
        let found = member(named: name, of: type)
        guard case .nothing = found, let value = wrapperValue(named: name, of: type) else { return found }
        return .typed(value)
    }

    /// The type of `$name`, the projected value of a property's wrapper, or of `_name`, the wrapper; `nil` otherwise.
    private func wrapperValue(named name: String, of type: ResolvedType) -> ResolvedType? {
        guard let mark = name.first, mark == "$" || mark == "_", name.utf8.count > 1,
            case .declarations(let locations, let parameters) = member(named: String(name.dropFirst()), of: type),
            locations.count == 1, let location = locations.first
        else { return nil }
        let declaration = index.declaration(location)
        guard declaration.kind == .variable, !declaration.attributes.isEmpty,
            case .declared(let wrapper, var arguments) = wrapper(of: declaration, in: location.file)
        else { return nil }
        // Omitted arguments follow from the type of the property.
        let generics = index.declaration(of: wrapper).genericParameters.count
        if arguments.isEmpty, generics == 1 {
            arguments = [self.type(ofValue: location, depth: 0).replacing(parameters)]
        }
        let whole = ResolvedType.declared(wrapper, arguments: arguments)
        guard mark == "$" else { return whole }
        return self.type(of: member(named: "projectedValue", of: whole), depth: 0)
    }

    /// The value of a task.
    private func taskMember(named name: String, of type: ResolvedType) -> ResolvedType? {
        guard name == "value", case .named("Task", let types) = type, let value = types.first else { return nil }
        return value
    }

    private func memberRead(_ id: ExpressionID, _ expression: Expression, in file: Int, depth: Int) -> ResolvedType {
        let source = source(file)
        let name = source.name(expression.name)
        guard let base = expression.base else {
            guard let type = expectedType(of: id, in: file, depth: depth + 1).unwrapped.declaredType else {
                return .unknown
            }
            return self.type(of: member(named: name, of: .declared(type, arguments: [])), depth: depth)
        }
        if let qualified = qualifiedType(id, in: file) { return .metatype(qualified) }
        let offset = expression.range.start
        let baseType = seen(type(of: base, in: file, depth: depth + 1), at: offset, in: file)
        if source.spells("self", in: expression.name) { return baseType }
        if case .metatype(let instance) = baseType {
            if source.spells("init", in: expression.name) {
                return initializerReference(id, of: instance, in: file, depth: depth)
            }
            let found = seen(staticMember(named: name, of: instance, in: file), at: offset, in: file, isStatic: true)
            if case .nothing = found, let all = allCases(named: name, of: instance) { return all }
            return type(of: found, asMemberOf: instance, depth: depth)
        }
        if let type = collectionMember(named: name, of: baseType) ?? taskMember(named: name, of: baseType) {
            return type
        }
        let found = seen(memberOrWrapper(named: name, of: baseType), at: offset, in: file, isStatic: false)
        if case .nothing = found { return type(of: forwardedMember(named: name, of: baseType), depth: depth) }
        return type(of: found, asMemberOf: baseType, depth: depth)
    }

    /// `allCases` of an enum, which the compiler synthesizes.
    private func allCases(named name: String, of type: ResolvedType) -> ResolvedType? {
        guard name == "allCases", case .declared(let declared, _) = type, index.types[declared].kind == .enum else {
            return nil
        }
        return .named("Array", arguments: [type])
    }

    func firstKnown(_ expressions: [ExpressionID], in file: Int, depth: Int) -> ResolvedType {
        for expression in expressions {
            let type = type(of: expression, in: file, depth: depth + 1)
            if type != .unknown { return type }
        }
        return .unknown
    }

    /// The type that a chain of names denotes: `Settings.Builder`, `Module.Type`.
    func qualifiedType(_ id: ExpressionID, in file: Int) -> ResolvedType? {
        let source = source(file)
        // Most chains denote values, whose names start with a lowercase letter.
        let last = source[id].name
        guard !last.isEmpty, Int(last.start) < source.bytes.count,
            !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains(source.bytes[Int(last.start)])
        else { return nil }
        var names: [String] = []
        var current = id
        var isGeneric = false
        while true {
            let expression = source[current]
            if !expression.type.isEmpty { isGeneric = true }
            names.append(source.name(expression.name))
            if expression.kind == .identifier { break }
            guard expression.kind == .member, let base = expression.base, names.count < 8 else { return nil }
            current = base
        }
        names.reverse()
        guard names.count > 1, names[0] != "self", names[0] != "super", names.last != "init", names.last != "self",
            names.allSatisfy({ $0.first?.isUppercase ?? false })
        else { return nil }
        let type: ResolvedType
        if isGeneric {
            let end = max(source[id].range.end, source[id].type.end)
            let written = SourceRange(start: source[id].range.start, end: end)
            type = resolution.type(of: written, in: file, block: source[id].block)
        } else {
            let form = TypeSyntax.name(names.map { .init(name: $0, spelling: $0, arguments: []) })
            type = resolution.type(of: form, in: file, block: source[id].block)
        }
        return type.declaredType == nil ? nil : type
    }

    private func closure(_ expression: Expression, in file: Int, depth: Int) -> ResolvedType {
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

    func closureResult(_ expression: Expression, in file: Int, depth: Int) -> ResolvedType {
        if !expression.type.isEmpty { return resolution.type(of: expression.type, in: file, block: expression.block) }
        guard let body = expression.body else { return .unknown }
        return firstKnown(source(file).results(of: body), in: file, depth: depth)
    }

    private func tuple(_ expression: Expression, in file: Int, depth: Int) -> ResolvedType {
        let source = source(file)
        let elements = source.arguments(of: expression)
        if elements.count == 1, let only = elements.first, only.label.isEmpty {
            let type = type(of: only.value, in: file, depth: depth + 1)
            guard isOptionalChain(only.value, in: source) else { return type }
            return type == .unknown || type.unwrapped != type ? type : .optional(type)
        }
        return .tuple(
            elements.map {
                .init(label: source.name($0.label), type: type(of: $0.value, in: file, depth: depth + 1))
            }
        )
    }

    /// Whether an expression yields `nil` if a value in its chain is `nil`: `a?.b`.
    func isOptionalChain(_ id: ExpressionID, in source: SourceFile) -> Bool {
        switch source[id].kind {
        case .member, .call, .subscript, .postfix: break
        default: return false
        }
        var current: ExpressionID? = source[id].base
        for _ in 0..<Self.depthLimit {
            guard let next = current else { return false }
            let expression = source[next]
            switch expression.kind {
            case .postfix where source.spells("?", in: expression.name): return true
            case .member, .call, .subscript, .postfix: current = expression.base
            default: return false
            }
        }
        return false
    }

    private func sequence(_ expression: Expression, in file: Int, depth: Int) -> ResolvedType {
        let source = source(file)
        let operands = source.arguments(of: expression)
        let operators = operands.dropFirst().map { source.text($0.label) }
        if let last = operands.last, let cast = operators.last, cast.hasPrefix("as"),
            operators.dropLast().allSatisfy({ $0.hasPrefix("as") })
        {
            let type = type(of: last.value, in: file, depth: depth + 1)
            return cast == "as?" ? .optional(type) : type
        }
        if operators.first == "=" { return .void }
        let isUnwrapping = operators.contains("??")
        for choice in source.choices(of: expression) {
            let type = type(of: choice, in: file, depth: depth + 1)
            if type != .unknown { return isUnwrapping ? type.unwrapped : type }
        }
        return .unknown
    }

    private func effect(_ expression: Expression, in file: Int, depth: Int) -> ResolvedType {
        guard let base = expression.base else { return .unknown }
        let type = type(of: base, in: file, depth: depth + 1)
        guard source(file).text(expression.name) == "try?" else { return type }
        if case .optional = type { return type }
        return type == .unknown ? .unknown : .optional(type)
    }

    private func postfix(_ expression: Expression, in file: Int, depth: Int) -> ResolvedType {
        guard let base = expression.base else { return .unknown }
        let mark = source(file).text(expression.name)
        guard mark == "!" || mark == "?" else { return .unknown }
        return type(of: base, in: file, depth: depth + 1).unwrapped
    }

    private func literal(_ text: String) -> ResolvedType {
        switch text {
        case "true", "false": return literal(of: "Bool", unless: "BooleanLiteralType")
        case "nil": return .unknown
        default: break
        }
        guard let first = text.utf8.first, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) else {
            return .unknown
        }
        let isHexadecimal = text.hasPrefix("0x")
        let exponent = isHexadecimal ? "p" : "e"
        let isFractional = text.utf8.contains(UInt8(ascii: ".")) || text.lowercased().contains(exponent)
        return isFractional
            ? literal(of: "Double", unless: "FloatLiteralType") : literal(of: "Int", unless: "IntegerLiteralType")
    }

    /// - Parameter name: a typealias by which a module changes the type of its literals.
    private func literal(of type: String, unless name: String) -> ResolvedType {
        index.names.word(name) == nil ? .named(type, arguments: []) : .unknown
    }
}
