import Semantics
import SwiftReader

extension EdgeRemoval {
    /// Removes the child's builders from the lists in which a declaration creates them next to others: literals, and
    /// statements that append.
    ///
    /// - Parameter type: the type of the property to which the lists belong; empty if it is inferred.
    /// - Returns: the removed code; empty if the declaration creates a builder elsewhere, too.
    mutating func removeFromLists(in range: SourceRange, type: String, of source: SourceFile) -> [SourceRange] {
        var removed: [SourceRange] = []
        let created = source.creations(of: child[.builder], in: range).map(\.range)
        // An empty literal has no type of its own.
        let mayBeEmpty = !type.isEmpty && !type.contains(child[.buildable]) && !type.contains(child[.builder])
        var edits: [Edit] = []
        for literal in source.expressions where range.contains(literal.range) {
            guard literal.kind == .array || literal.kind == .dictionary else { continue }
            let elements = source.rangesOfElements(literal)
            let gone = Set(elements.indices.filter { number in created.contains { elements[number].contains($0) } })
            guard !gone.isEmpty else { continue }
            if gone.count == elements.count, let edit = source.removing(operand: literal.range, holding: created) {
                edits.append(edit)
            } else if mayBeEmpty || gone.count < elements.count {
                edits += source.removing(elements: gone, of: literal)
            } else {
                continue
            }
            removed += gone.map { elements[$0] }
        }
        let statements = source.items.compactMap { item -> SourceRange? in
            guard case .expression(let id) = item else { return nil }
            let statement = source[id]
            let hasSiblings = source[statement.block].items.indices.count > 1
            guard statement.kind == .call, hasSiblings, statement.arguments.indices.count == 1,
                range.contains(statement.range), !created.contains(statement.range),
                created.contains(where: { statement.range.contains($0) }),
                !removed.contains(where: { statement.range.contains($0) })
            else { return nil }
            return statement.range
        }
        removed += statements
        guard created.allSatisfy({ creation in removed.contains { $0.contains(creation) } }) else { return [] }
        others += edits
        for statement in statements { remove(statement, in: source) }
        return removed
    }
}
