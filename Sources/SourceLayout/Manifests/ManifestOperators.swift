import SwiftReader

/// Assignments and operators.
extension ManifestEvaluator {
    /// An operand, and the operator before it.
    private struct Operand {
        let value: ExpressionID
        let before: String
    }

    /// The operators that are evaluated, those that bind the least first.
    private static let levels: [Set<String>] = [
        ["||"], ["&&"], ["==", "!=", "<", ">", "<=", ">="], ["??"], ["as", "as!", "as?"], ["..<", "..."], ["+"],
    ]

    mutating func sequence(_ expression: Expression, _ scope: inout Scope, _ hint: String?) -> ManifestValue {
        let file = program.files[scope.file]
        let operands = file.arguments[expression.arguments.indices].map {
            Operand(value: $0.value, before: file.text($0.label))
        }
        guard operands.count > 1, ["=", "+="].contains(operands[1].before) else {
            return value(of: operands[...], &scope, hint)
        }
        let target = operands[0].value
        let new = bounded(value(of: operands.dropFirst(), &scope, writtenType(ofProperty: target, &scope)))
        let old = operands[1].before == "=" ? nil : value(of: target, &scope)
        assign(old.map { join($0, new) } ?? new, to: target, &scope)
        return .unknown
    }

    /// The value of operands, of which the operator before the first does not count.
    private mutating func value(
        of operands: ArraySlice<Operand>,
        _ scope: inout Scope,
        _ hint: String?
    ) -> ManifestValue {
        if let question = operands.dropFirst().firstIndex(where: { $0.before == "?" }) {
            return deeper(.unknown) { $0.ternary(operands, question, &scope, hint) }
        }
        guard let first = operands.first, let last = operands.last else { return .unknown }
        if operands.count == 2, let function = program.globals[last.before] ?? staticOperator(last.before) {
            let values = [value(of: first.value, &scope), value(of: last.value, &scope)]
            return call(function, with: values)
        }
        return value(of: operands, level: 0, &scope, hint)
    }

    /// The only function of a type for an operator that is not evaluated otherwise.
    private func staticOperator(_ name: String) -> [ManifestProgram.Member]? {
        guard let found = program.statics[name], found.count == 1, !Self.levels.contains(where: { $0.contains(name) })
        else { return nil }
        return found.map(\.member)
    }

    private mutating func ternary(
        _ operands: ArraySlice<Operand>,
        _ question: Int,
        _ scope: inout Scope,
        _ hint: String?
    ) -> ManifestValue {
        var depth = 0
        let colon = operands[(question + 1)...].firstIndex { operand in
            if operand.before == "?" { depth += 1 }
            if operand.before == ":" { depth -= 1 }
            return depth < 0
        }
        guard let colon else { return .unknown }
        let condition = value(of: operands[..<question], &scope, nil).boolean
        let (first, second) = (operands[question..<colon], operands[colon...])
        if let condition { return value(of: condition ? first : second, &scope, hint) }
        return merge(value(of: first, &scope, hint), value(of: second, &scope, hint))
    }

    private mutating func value(
        of operands: ArraySlice<Operand>,
        level: Int,
        _ scope: inout Scope,
        _ hint: String?
    ) -> ManifestValue {
        guard let first = operands.first else { return .unknown }
        guard Self.levels.indices.contains(level) else {
            return operands.count == 1 ? value(of: first.value, &scope, hint: hint) : .unknown
        }
        var splits = operands.indices.dropFirst().filter { Self.levels[level].contains(operands[$0].before) }
        splits.append(operands.endIndex)
        var start = operands.startIndex
        var result = ManifestValue.unknown
        for end in splits {
            let part = operands[start..<end]
            if start == operands.startIndex {
                result = value(of: part, level: level + 1, &scope, hint)
            } else {
                result = apply(operands[start].before, result, &scope) {
                    $0.value(of: part, level: level + 1, &$1, hint)
                }
            }
            start = end
        }
        return result
    }

    /// - Parameter other: evaluates the right operand.
    private mutating func apply(
        _ name: String,
        _ left: ManifestValue,
        _ scope: inout Scope,
        _ other: (inout ManifestEvaluator, inout Scope) -> ManifestValue
    ) -> ManifestValue {
        switch name {
        case "as", "as!", "as?": return left
        case "??": return left.isSomething ? left : other(&self, &scope)
        case "+": return join(left, other(&self, &scope))
        case "&&", "||":
            let decides = name == "||"
            if left.boolean == decides { return .boolean(decides) }
            let right = other(&self, &scope).boolean
            if right == decides { return .boolean(decides) }
            return left.boolean == nil || right == nil ? .unknown : .boolean(!decides)
        case "==", "!=":
            let isEqual = areEqual(left, other(&self, &scope))
            return isEqual.map { .boolean($0 == (name == "==")) } ?? .unknown
        default:
            guard case (.number(let first), .number(let second)) = (left, other(&self, &scope)) else {
                return .unknown
            }
            return Self.apply(name, first, second)
        }
    }

    private static func apply(_ name: String, _ left: Int, _ right: Int) -> ManifestValue {
        switch name {
        case "<": return .boolean(left < right)
        case ">": return .boolean(left > right)
        case "<=": return .boolean(left <= right)
        case ">=": return .boolean(left >= right)
        case "..<", "...":
            let (length, isTooLong) = right.subtractingReportingOverflow(left)
            guard !isTooLong, length >= 0, length < ManifestValue.maximalLength else { return .unknown }
            return .list((left..<right).map(ManifestValue.number) + (name == "..." ? [.number(right)] : []))
        default: return .unknown
        }
    }
}
