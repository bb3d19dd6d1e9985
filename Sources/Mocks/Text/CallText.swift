import Semantics

/// The parts of a mock that count the calls of one member and pass them to a handler.
struct CallText {
    let context: MockContext
    let member: ProtocolMember
    /// From which the names of the count and the handler are made.
    let name: String
    let parameters: [CallParameter]
    let generics: [ProtocolMember.Generic]
    let effects: CallEffects
    /// `nil` for a call that returns nothing.
    let result: TypeSyntax?
    /// What is called, for messages: `build(withListener:)`.
    let callee: String
    /// Whether arguments are recorded.
    var recordsArguments = false
    /// What the names of the count and the handler insert: `Set` for a setter.
    var role = ""

    var countName: String { "\(name)\(role)CallCount" }
    var handlerName: String { "\(name)\(role)Handler" }
    private var historyName: String { "\(name)ArgValues" }
    private var stateName: String { "\(name)\(role)State" }
    private var erasure: ErasedTypes { ErasedTypes(generics) }
    private var isLocked: Bool { context.isLocked(member) }

    // MARK: - Types

    private func handled(_ parameter: CallParameter) -> TypeSyntax {
        let type = erasure.erased(context.concrete(parameter.type))
        if let specifier = parameter.ownership, context.isNoncopyable(type) { return .prefixed(specifier, type) }
        return parameter.isVariadic ? .array(type.stripped) : type
    }

    private var handledEffects: CallEffects {
        var effects = effects
        switch effects.throwing {
        case .rethrowing: effects.throwing = .any
        case .typed(let error) where generics.contains { $0.name == error }: effects.throwing = .any
        default: break
        }
        return effects
    }

    private var handledResult: TypeSyntax {
        guard let result, !result.isVoid else { return .plain("Void") }
        guard erasure.isErased(result) else { return context.concrete(result).withoutUnwrapping }
        return result.isOptional ? .optional(.any) : .any
    }

    /// The type of the closure that handles a call.
    private var handlerType: String {
        let type = TypeSyntax.function(
            parameters: parameters.map { TypeSyntax.Element(label: "", type: handled($0)) },
            effects: handledEffects.words.trimmedEnd,
            result: handledResult
        )
        let isolation = effects.isAsync && !isLocked ? context.isolation(of: member).map { "\($0) " } ?? "" : ""
        return isolation + (isLocked ? "@Sendable " : "") + type.spelling
    }

    /// The parameters whose values can be kept.
    private var kept: [CallParameter] {
        parameters.filter { parameter in
            let type = parameter.type
            return !type.isFunction && !type.wrapsFunction && !type.has(attribute: "@escaping")
                && !context.isNoncopyable(type)
        }
    }

    private var historyElement: String {
        let types = kept.map { (name: $0.name, type: handled($0).stripped.withoutUnwrapping) }
        guard types.count != 1 else { return types[0].type.spelling }
        return "(\(types.map { "\(SwiftName.written(label: $0.name)): \($0.type.spelling)" }.joined(separator: ", ")))"
    }

    private var keepsHistory: Bool { recordsArguments && !kept.isEmpty }

    // MARK: - Declarations

    /// Writes the count, the recorded arguments and the handler.
    func writeState(to code: inout CodeText) {
        let modifiers = context.modifiers(of: member)
        guard isLocked else {
            let storage = context.access + context.storage(of: member)
            code.add("\(storage)private(set) var \(countName) = 0")
            if keepsHistory { code.add("\(storage)var \(historyName): [\(historyElement)] = []") }
            return code.add("\(storage)var \(handlerName): (\(handlerType))?")
        }
        let nonisolated = context.isActor || context.isIsolated ? "nonisolated " : ""
        let isStatic = member.isStatic ? "static " : ""
        let history = keepsHistory ? ", arguments: [\(historyElement)]()" : ""
        let type = "(\(handlerType))?"
        code.add(
            "\(nonisolated)private \(isStatic)let \(stateName) = MockState((count: 0\(history), handler: nil as \(type)))"
        )
        code.add("\(nonisolated)\(modifiers)var \(countName): Int { \(stateName).use { $0.count } }")
        if keepsHistory {
            code.add(
                "\(nonisolated)\(modifiers)var \(historyName): [\(historyElement)] { \(stateName).use { $0.arguments } }"
            )
        }
        code.block("\(nonisolated)\(modifiers)var \(handlerName): \(type) {") { code in
            code.add("get { \(stateName).use { $0.handler } }")
            code.add("set { \(stateName).use { $0.handler = newValue } }")
        }
    }

    // MARK: - The body of the call

    func writeBody(to code: inout CodeText) {
        if isLocked {
            let state = unusedName("state")
            // A closure cannot capture a parameter that is borrowed.
            let copies = keepsHistory && kept.contains(where: \.isNotCopiedImplicitly) ? unusedName("arguments") : nil
            if let copies { code.add("let \(copies) = \(record)") }
            code.block("let \(handlerName) = \(stateName).use { \(state) in") { code in
                code.add("\(state).count += 1")
                if keepsHistory { code.add("\(state).arguments.append(\(copies ?? record))") }
                code.add("return \(state).handler")
            }
        } else {
            code.add("\(countName) += 1")
            if keepsHistory { code.add("\(historyName).append(\(record))") }
        }
        code.block("if let \(handlerName) {") { writeCall(to: &$0) }
        writeFallback(to: &code)
    }

    /// A name that no parameter has.
    private func unusedName(_ name: String) -> String {
        parameters.contains { $0.name == name } ? "mock\(name.capitalizedFirst)" : name
    }

    /// What the history gets.
    private var record: String {
        let values = kept.map { ($0.isNotCopiedImplicitly ? "copy " : "") + SwiftName.written($0.name) }
            .joined(separator: ", ")
        return kept.count == 1 ? values : "(\(values))"
    }

    /// What happens without a handler.
    private func writeFallback(to code: inout CodeText) {
        guard let result, !result.isVoid else { return }
        let value = context.defaultValue(of: result, inside: generics.map(\.name))
        if let value { return code.add("return \(value)") }
        if result.observed != nil { return code.add("return \(result.spelling).empty()") }
        let reason = "\(callee) has to return \(result.spelling), which has no default value"
        code.add("fatalError(\"\(context.name).\(handlerName) is not set: \(reason.escaped)\")")
    }

    /// The call of the handler, with what has to be done with its errors.
    private func writeCall(to code: inout CodeText) {
        guard effects.throwing != handledEffects.throwing else { return writeArguments(to: &code) }
        code.block("do {", end: "} catch {", writeArguments)
        if case .typed(let error) = effects.throwing {
            code.add("    throw error as! \(error)")
        } else {
            let message = "\(handlerName) threw an error, which \(callee) cannot pass on, because it only rethrows"
            code.add("    fatalError(\"\(context.name).\(message.escaped): \\(error)\")")
        }
        code.add("}")
    }

    /// The call of the handler, with what has to be done with its arguments.
    private func writeArguments(to code: inout CodeText) {
        for parameter in parameters.reversed() where isErasedInout(parameter) {
            let name = SwiftName.written(parameter.name)
            let type = parameter.type.stripped.spelling
            code.add("var any\(parameter.name.capitalizedFirst): Any = \(name)")
            code.add("defer { \(name) = any\(parameter.name.capitalizedFirst) as! \(type) }")
        }
        let arguments = parameters.map { argument($0) }.joined(separator: ", ")
        let isVoid = result?.isVoid != false
        let words = (isVoid ? "" : "return ") + handledEffects.callWords
        let call = "\(words)\(handlerName)(\(arguments))\(isVoid ? "" : cast)"
        write(call, in: parameters.filter(isMadeEscaping)[...], words, to: &code)
    }

    /// A call around which closures are made escaping, the last one outermost.
    private func write(_ call: String, in closures: ArraySlice<CallParameter>, _ words: String, to code: inout CodeText)
    {
        guard let last = closures.last else { return code.add(call) }
        let name = SwiftName.written(last.name)
        code.block("\(words)withoutActuallyEscaping(\(name)) { \(name) in") {
            write(call, in: closures.dropLast(), words, to: &$0)
        }
    }

    private func argument(_ parameter: CallParameter) -> String {
        let name = SwiftName.written(parameter.name)
        if parameter.type.has(attribute: "@autoclosure") {
            guard case .function(_, let effects, _) = parameter.type.stripped else { return "\(name)()" }
            // A value that replaces the closure is computed here, where its error may not be thrown.
            let value = (effects.contains("async") ? "await " : "") + "\(name)()"
            guard effects.contains("throws") else { return value }
            let isThrown = handledEffects.throwing != .no || handled(parameter).stripped != .any
            return isThrown ? "try \(value)" : "(try? \(value)) as Any"
        }
        guard parameter.type.has(specifier: "inout") else { return name }
        return isErasedInout(parameter) ? "&any\(parameter.name.capitalizedFirst)" : "&\(name)"
    }

    private func isErasedInout(_ parameter: CallParameter) -> Bool {
        parameter.type.has(specifier: "inout") && handled(parameter).stripped == .any
            && parameter.type.stripped != .any
    }

    /// Whether a closure that does not escape is passed as `Any`.
    func isMadeEscaping(_ parameter: CallParameter) -> Bool {
        parameter.type.isFunction && !parameter.type.has(attribute: "@escaping")
            && !parameter.type.has(attribute: "@autoclosure") && handled(parameter).stripped == .any
    }

    /// The conversion of what the handler returns.
    private var cast: String {
        guard let result else { return "" }
        if erasure.isErased(result) {
            guard result.isOptional, case .optional(let inner) = result.stripped.sugared else {
                return " as! \(context.witness(result).stripped.castOperand)"
            }
            return " as? \(context.witness(inner).castOperand)"
        }
        return !context.isFinal && result.mentionsSelf ? " as! \(result.castOperand)" : ""
    }
}

extension CallParameter {
    /// Whether only `copy` copies its value.
    fileprivate var isNotCopiedImplicitly: Bool { ownership != nil }

    /// `consuming` or `borrowing`.
    fileprivate var ownership: String? { ["consuming", "borrowing"].first(where: type.has(specifier:)) }
}

extension TypeSyntax {
    /// `T!` as `T?`: types in closures cannot be implicitly unwrapped.
    var withoutUnwrapping: TypeSyntax {
        if case .implicitlyUnwrapped(let inner) = self { .optional(inner) } else { self }
    }

    /// `Optional<T>` and `T!` as `T?`.
    fileprivate var sugared: TypeSyntax {
        switch self {
        case .implicitlyUnwrapped(let inner): .optional(inner)
        case .name(let components) where isOptional: .optional(components[components.count - 1].arguments[0])
        default: self
        }
    }

    /// The type behind `as!`.
    fileprivate var castOperand: String {
        switch self {
        case .function, .prefixed, .attributed, .composition: "(\(spelling))"
        default: spelling
        }
    }
}

extension String {
    /// Without the space at its end.
    fileprivate var trimmedEnd: String { hasSuffix(" ") ? String(dropLast()) : self }

    /// As the content of a string literal.
    var escaped: String { replacingEach("\\", "\\\\").replacingEach("\"", "\\\"") }

    private func replacingEach(_ character: Character, _ replacement: String) -> String {
        guard let byte = character.asciiValue, utf8.contains(byte) else { return self }
        return map { $0 == character ? replacement : String($0) }.joined()
    }
}
