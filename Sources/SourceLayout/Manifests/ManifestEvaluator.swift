import SwiftReader

/// Evaluates expressions of a manifest: literals, constants, enum members, and calls of functions, initializers and
/// templates that the manifest or its helpers declare.
///
/// A manifest is a program. Values that depend on more than its text, such as the environment, are unknown. Work and
/// depth are bounded for any input.
struct ManifestEvaluator {
    let program: ManifestProgram
    private var steps = 0
    private var depth = 0
    /// The evaluated global variables; unknown while being evaluated.
    var constants: [String: ManifestValue] = [:]

    static let maximalSteps = 20_000
    private static let maximalDepth = 60

    init(_ program: ManifestProgram) { self.program = program }

    /// The context of an expression.
    struct Scope {
        /// An index into `ManifestProgram.files`.
        var file = 0
        var locals: [String: ManifestValue] = [:]
        var own: ManifestValue?
        /// The qualified name of the enclosing type.
        var type: String?
    }

    /// Evaluates one level deeper, or returns the fallback if a limit is reached.
    mutating func deeper<Result>(_ fallback: Result, _ work: (inout ManifestEvaluator) -> Result) -> Result {
        steps += 1
        guard steps < Self.maximalSteps, depth < Self.maximalDepth else { return fallback }
        depth += 1
        defer { depth -= 1 }
        return work(&self)
    }

    /// - Parameter hint: the expected type, as written; it determines the meaning of `.name`.
    mutating func value(of id: ExpressionID, _ scope: inout Scope, hint: String? = nil) -> ManifestValue {
        var inner = scope
        let result = deeper(ManifestValue.unknown) { $0.findValue(of: id, &inner, hint) }
        scope = inner
        return result
    }

    private mutating func findValue(of id: ExpressionID, _ scope: inout Scope, _ hint: String?) -> ManifestValue {
        let file = program.files[scope.file]
        let expression = file[id]
        let values = file.arguments[expression.arguments.indices].map(\.value)
        switch expression.kind {
        case .literal:
            switch file.text(expression.range) {
            case "true": return .boolean(true)
            case "false": return .boolean(false)
            case "nil": return .null
            case let text: return Int(text).map(ManifestValue.number) ?? .unknown
            }
        case .string: return text(of: expression, &scope)
        case .identifier: return value(named: file.name(expression.name), &scope)
        case .member: return member(expression, &scope, hint)
        case .call: return call(expression, &scope, hint)
        case .tuple:
            if values.count == 1 { return value(of: values[0], &scope, hint: hint) }
            let labels = file.arguments[expression.arguments.indices].map { file.name($0.label) }
            return .tuple(values.map { value(of: $0, &scope) }, labels, hint: hint)
        case .subscript:
            guard values.count == 1, let base = expression.base else { return .unknown }
            return value(of: base, &scope).element(for: value(of: values[0], &scope))
        case .array:
            let element = hint.map { String($0.drop { $0 == "[" }.prefix { $0 != "]" }) }
            return .list(values.map { value(of: $0, &scope, hint: element) })
        case .dictionary:
            let pairs = stride(from: 0, to: values.count - 1, by: 2).map { index in
                ManifestEntry(key: value(of: values[index], &scope), value: value(of: values[index + 1], &scope))
            }
            return .dictionary(pairs)
        case .sequence: return sequence(expression, &scope, hint)
        case .prefix:
            guard let base = expression.base else { return .unknown }
            let operand = value(of: base, &scope)
            return file.text(expression.name) == "!" ? operand.boolean.map { .boolean(!$0) } ?? .unknown : operand
        case .postfix, .effect: return expression.base.map { value(of: $0, &scope, hint: hint) } ?? .unknown
        case .control: return expression.body.flatMap { result(of: $0, &scope) } ?? .unknown
        default: return .unknown
        }
    }

    /// The value of a string literal, including interpolations.
    private mutating func text(of expression: Expression, _ scope: inout Scope) -> ManifestValue {
        let file = program.files[scope.file]
        let bytes = file.bytes
        let bounds = file.bounds(of: expression.range)
        let isRaw = bounds.isEmpty || bytes[bounds.lowerBound] != quote
        let isLong = bytes[bounds].starts(with: [quote, quote, quote])
        guard !isRaw, !isLong, bounds.count >= 2 else { return .unknown }
        var result: [UInt8] = []
        var position = bounds.lowerBound + 1
        for argument in file.arguments[expression.arguments.indices] {
            let range = file.bounds(of: file[argument.value].range)
            guard position <= range.lowerBound, case .text(let text) = value(of: argument.value, &scope) else {
                return .unknown
            }
            let before = bytes[position..<range.lowerBound]
            guard let open = before.lastIndex(of: UInt8(ascii: "(")), open > position else { return .unknown }
            result += bytes[position..<(open - 1)]
            result += text.utf8
            guard let close = bytes[range.upperBound..<bounds.upperBound].firstIndex(of: UInt8(ascii: ")")) else {
                return .unknown
            }
            position = close + 1
        }
        guard position < bounds.upperBound else { return .unknown }
        result += bytes[position..<(bounds.upperBound - 1)]
        let isPlain = !result.contains(UInt8(ascii: "\\")) && result.count <= ManifestValue.maximalLength
        return !isPlain ? .unknown : .text(String(decoding: result, as: UTF8.self))
    }

    /// Evaluates a sequence of operators. Sequences with different operators are evaluated from left to right.
    private mutating func sequence(_ expression: Expression, _ scope: inout Scope, _ hint: String?) -> ManifestValue {
        let file = program.files[scope.file]
        let operands = Array(file.arguments[expression.arguments.indices])
        guard operands.count > 1, ["=", "+="].contains(file.text(operands[1].label)) else {
            return value(of: operands, &scope, hint)
        }
        let target = operands[0].value
        let new = value(of: Array(operands.dropFirst()), &scope, writtenType(ofProperty: target, &scope))
        let old = file.text(operands[1].label) == "=" ? nil : value(of: target, &scope)
        assign(old.map { .joined($0, new) } ?? new, to: target, &scope)
        return .unknown
    }

    /// The value of operands, of which the operator before the first does not count.
    private mutating func value(of operands: [Argument], _ scope: inout Scope, _ hint: String?) -> ManifestValue {
        let file = program.files[scope.file]
        guard let first = operands.first else { return .unknown }
        let operators = operands.map { file.text($0.label) }
        if let question = operators.firstIndex(of: "?") { return ternary(operands, question, operators, &scope, hint) }
        var result = value(of: first.value, &scope, hint: hint)
        for (operand, name) in zip(operands, operators).dropFirst() {
            switch name {
            case "as", "as!", "as?": continue
            case "??":
                if case .null = result { result = value(of: operand.value, &scope, hint: hint) }
            case "..<":
                guard case (.number(let start), .number(let end)) = (result, value(of: operand.value, &scope)),
                    start <= end, end - start <= ManifestValue.maximalLength
                else { return .unknown }
                result = .list((start..<end).map(ManifestValue.number))
            case "+": result = .joined(result, value(of: operand.value, &scope, hint: hint))
            case "==", "!=":
                let isEqual = ManifestValue.areEqual(result, value(of: operand.value, &scope))
                result = isEqual.map { .boolean($0 == (name == "==")) } ?? .unknown
            case "&&", "||":
                let decides = name == "||"
                let other = value(of: operand.value, &scope).boolean
                if result.boolean == decides || other == decides {
                    result = .boolean(decides)
                } else {
                    result = result.boolean == nil || other == nil ? .unknown : .boolean(!decides)
                }
            default: return .unknown
            }
        }
        return result
    }

    private mutating func ternary(
        _ operands: [Argument],
        _ question: Int,
        _ operators: [String],
        _ scope: inout Scope,
        _ hint: String?
    ) -> ManifestValue {
        guard question == 1, operands.count == 3, operators[2] == ":" else { return .unknown }
        let condition = value(of: operands[0].value, &scope).boolean
        if let condition { return value(of: operands[condition ? 1 : 2].value, &scope, hint: hint) }
        let choices = operands.dropFirst().map { value(of: $0.value, &scope, hint: hint) }
        // A list with an unknown condition has the elements of both branches.
        guard choices.allSatisfy({ $0.list != nil }) else { return .unknown }
        return .list(choices.flatMap { $0.list ?? [] })
    }
}

private let quote = UInt8(ascii: "\"")
