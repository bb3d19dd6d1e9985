import Semantics
import SwiftReader

extension SourceFile {
    /// `dependency`, `self.dependency`.
    ///
    /// - Parameter properties: the names that libraries have for it.
    func isOwnDependency(_ id: ExpressionID, among properties: [String]) -> Bool {
        let expression = self[id]
        guard properties.contains(where: { spells(text: $0, in: expression.name) }) else { return false }
        if expression.kind == .identifier { return true }
        guard expression.kind == .member, let owner = expression.base else { return false }
        return spells("self", in: self[owner].range)
    }
}
