import ScopeGraph
import SwiftReader

extension SourceFile {
    /// The names of everything that the file sets to `nil`, which breaks a reference cycle.
    var emptiedNames: Set<String> {
        var names: Set<String> = []
        for expression in expressions where expression.kind == .sequence && expression.arguments.count == 2 {
            let first = expression.arguments.indices.lowerBound
            guard isAssignment(expression), spells("nil", in: self[arguments[first + 1].value].range) else { continue }
            names.insert(name(self[arguments[first].value].name))
        }
        return names
    }
}
