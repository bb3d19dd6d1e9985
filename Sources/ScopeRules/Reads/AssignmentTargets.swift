import Semantics
import SwiftReader

extension SourceFile {
    /// The expressions to the left of `=`.
    var assignmentTargets: Set<ExpressionID> {
        var targets: Set<ExpressionID> = []
        for expression in expressions where expression.kind == .sequence && isAssignment(expression) {
            targets.insert(arguments[expression.arguments.indices.lowerBound].value)
        }
        return targets
    }
}
