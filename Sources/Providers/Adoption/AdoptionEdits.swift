import SwiftReader

extension SourceFile {
    /// The edits that delete some handwritten wiring from this file.
    func edits(for removals: [Removal]) -> [Edit] {
        let lines = SourceLines(of: self)
        var removed: Set<Int> = []
        var edits: [Edit] = []
        let byDeclaration = Dictionary(grouping: removals.filter { $0.clause != nil }, by: \.declaration)
        let members = Set(removals.filter { $0.clause == nil }.map(\.declaration))
        for id in members { removed.formUnion(wholeLines(of: id, lines)) }
        for (id, clauses) in byDeclaration {
            if isLeftEmpty(id, clauses, members), lines.wholeLines(of: self[id].range) != nil {
                removed.formUnion(wholeLines(of: id, lines))
            } else {
                edits += self.edits(removingInherited: Set(clauses.compactMap(\.clause)), of: id)
            }
        }
        return edits.sorted { $0.location < $1.location } + lines.edits(removing: lines.tidied(removed))
    }

    /// Whether an extension would be empty.
    private func isLeftEmpty(_ id: DeclarationID, _ clauses: [Removal], _ members: Set<DeclarationID>) -> Bool {
        let declaration = self[id]
        guard declaration.kind == .extension, declaration.attributes.isEmpty, declaration.access == nil,
            clauses.count == declaration.inherited.indices.count, let body = declaration.body
        else { return false }
        return self[body].items.indices.allSatisfy { item in
            guard case .declaration(let member) = items[item] else { return false }
            return members.contains(member)
        }
    }

    /// A declaration with the comment above it.
    private func wholeLines(of id: DeclarationID, _ lines: SourceLines) -> Set<Int> {
        guard let location = lines.wholeLines(of: self[id].range) else { return [] }
        return Set(location).union(lines.commentLines(above: location.lowerBound))
    }
}
