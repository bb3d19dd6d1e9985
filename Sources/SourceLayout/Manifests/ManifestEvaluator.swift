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
    /// The values of the global variables; unknown while being evaluated.
    var globals: [String: ManifestValue] = [:]
    /// What code changed since the last unknown condition.
    var changes = ManifestChanges()
    /// The objects whose properties were changed, by their numbers.
    var objects: [Int: ManifestRecord] = [:]
    /// The number of the next object.
    var nextObject = 0
    /// The properties that code changes of objects which are not known.
    var propertiesOfUnknownObjects: Set<String> = []
    /// Whether a limit was reached, or code that may create targets was not evaluated.
    var isIncomplete = false

    static let maximalSteps = 200_000
    private static let maximalDepth = 60

    init(_ program: ManifestProgram) { self.program = program }

    /// The context of an expression.
    struct Scope {
        /// How code leaves the statements around it.
        enum Exit { case none, iteration, loop, function }

        /// An index into `ManifestProgram.files`.
        var file = 0
        var locals: [String: ManifestValue] = [:]
        var own: ManifestValue?
        /// The qualified name of the enclosing type.
        var type: String?
        /// The locals that the innermost function or closure declares, including its parameters if it is a closure.
        var declared: Set<String> = []
        var exit = Exit.none
        /// Whether code may have left the statements around it, after a condition that is not known.
        var mayHaveLeft = false
    }

    /// Evaluates one level deeper, or returns the fallback if a limit is reached.
    mutating func deeper<Result>(_ fallback: Result, _ work: (inout ManifestEvaluator) -> Result) -> Result {
        steps += 1
        guard steps < Self.maximalSteps, depth < Self.maximalDepth else {
            isIncomplete = true
            return fallback
        }
        depth += 1
        defer { depth -= 1 }
        return work(&self)
    }

    /// Counts work on many elements.
    mutating func spend(_ count: Int) { steps += count }

    /// Counts the next iteration of a loop.
    ///
    /// - Returns: whether there is no limit to it.
    mutating func startsIteration() -> Bool {
        steps += 1
        if steps >= Self.maximalSteps { isIncomplete = true }
        return steps < Self.maximalSteps
    }

    /// `left + right`, which takes more work for long lists.
    mutating func join(_ left: ManifestValue, _ right: ManifestValue) -> ManifestValue {
        steps += 1 + ((left.list?.count ?? 0) + (right.list?.count ?? 0)) / 16
        return .joined(left, right)
    }

    /// - Parameter hint: the expected type, as written; it determines the meaning of `.name`.
    mutating func value(of id: ExpressionID, _ scope: inout Scope, hint: String? = nil) -> ManifestValue {
        var inner = scope
        let result = deeper(ManifestValue.unknown) { $0.findValue(of: id, &inner, hint) }
        scope = inner
        return program.files[scope.file][id].composesValues ? bounded(result) : result
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
            guard let base = expression.base, let key = values.first else { return .unknown }
            let whole = value(of: base, &scope)
            let found = element(of: whole, for: value(of: key, &scope))
            guard values.count > 1 else { return found }
            // `table[key, default: value]`
            let label = file.arguments[expression.arguments.indices.lowerBound + 1].label
            guard values.count == 2, file.spells("default", in: label) else { return .unknown }
            return found.isSomething ? found : value(of: values[1], &scope, hint: hint)
        case .array:
            let element = hint.map(Self.elementType)
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
        case .control: return expression.body.flatMap { statement($0, &scope, hint, isValue: true) } ?? .unknown
        case .closure: return .function(.closure(id, scope, result: hint.flatMap(Self.resultType)))
        default: return .unknown
        }
    }

    /// The type of the elements in the type of a list: `Target` in `[Target]?`; another type itself.
    private static func elementType(of type: String) -> String {
        let list = type.filter { $0 != "?" }
        return list.first == "[" && list.last == "]" ? String(list.dropFirst().dropLast()) : type
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
            guard position <= range.lowerBound, let text = value(of: argument.value, &scope).interpolated else {
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
}

extension ManifestValue {
    /// What an interpolation makes of it; `nil` if unknown.
    fileprivate var interpolated: String? {
        switch self {
        case .text(let text): text
        case .number(let number): "\(number)"
        default: nil
        }
    }
}

extension Expression {
    /// Whether its value may contain the values of other expressions several times.
    fileprivate var composesValues: Bool {
        switch kind {
        case .array, .dictionary, .tuple, .sequence, .call, .closure: true
        default: false
        }
    }
}

private let quote = UInt8(ascii: "\"")
