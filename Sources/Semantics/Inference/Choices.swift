import SwiftReader

extension SourceFile {
    /// The values among which an expression with operators chooses: `b` and `c` in `a ? b : c`, both sides of `a ?? b`.
    /// Empty if it also computes something else with them, or may do so with an operator of lower precedence.
    func choices(of sequence: Expression) -> [ExpressionID] {
        var choices: [ExpressionID] = []
        var operands: [ExpressionID] = []
        var operators: [String] = []
        for operand in arguments(of: sequence) {
            let symbol = operands.isEmpty ? "" : text(operand.label)
            switch symbol {
            case "?":
                // What has been read is a condition.
                guard !operators.contains(where: Self.mayBindLooser) else { return [] }
                (operands, operators) = ([operand.value], [])
            case ":":
                guard operators.allSatisfy({ $0 == "??" }) else { return [] }
                choices += operands
                (operands, operators) = ([operand.value], [])
            default:
                operands.append(operand.value)
                if operands.count > 1 { operators.append(symbol) }
            }
        }
        return operators.allSatisfy { $0 == "??" } ? choices + operands : []
    }

    /// Whether an operator may have a lower precedence than `? :`.
    private static func mayBindLooser(_ name: String) -> Bool {
        let isComparison = ["==", "!=", "<=", ">=", "===", "!==", "~="].contains(name)
        return name.hasSuffix("=") && !isComparison || OwnOperator.mayBe(name)
    }
}
