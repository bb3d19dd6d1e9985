import ScopeGraph
import Semantics
import SwiftReader

extension HandWrittenWiring {
    /// The members of a component that only forward requirements of its own dependency.
    func passThroughs(of scope: Scope, in owners: [WrittenDeclaration]) -> [Removal] {
        guard !superclasses.contains(scope.name) else { return [] }
        return scope.provisions.compactMap { provision -> Removal? in
            guard provision.isPassThrough, !provision.isConditional, !provision.isSettable,
                provision.inheritedFrom == nil, let type = provision.type,
                scope.requirements.named(provision.name).contains(where: { $0.type == type && isPlain($0) })
            else { return nil }
            guard let member = files.declaration(at: provision.location), isPure(member.id, in: member.source),
                owners.contains(where: { owner in
                    owner.source.path == member.source.path && owner.declaration.body == member.declaration.block
                })
            else { return nil }
            return Removal(
                scope: scope.id,
                kind: .passThrough(provision.name),
                file: member.source.path,
                declaration: member.id,
                clause: nil,
                access: provision.access
            )
        }
    }

    private func isPlain(_ requirement: Requirement) -> Bool {
        requirement.attributes.isEmpty && requirement.conditions.isEmpty && !requirement.isSettable
    }

    /// Whether generation restores all of a pass-through: it has no attribute and no comment.
    private func isPure(_ id: DeclarationID, in source: SourceFile) -> Bool {
        let declaration = source[id]
        let lines = SourceLines(of: source)
        guard declaration.kind == .variable, declaration.initialValue == nil, declaration.tupleElement == nil,
            declaration.attributes.isEmpty, declaration.modifiers.subtracting(.final).isEmpty,
            declaration.accessors.indices.count <= 1, let location = lines.wholeLines(of: declaration.range),
            lines.commentLines(above: location.lowerBound).isEmpty
        else { return false }
        let text = source.text(declaration.range)
        guard !text.contains("//"), !text.contains("/*") else { return false }
        if declaration.body != nil { return true }
        return declaration.accessors.indices.allSatisfy { number in
            let accessor = source.accessors[number]
            return accessor.kind == .get && accessor.modifiers.isEmpty && accessor.attributes.isEmpty
        }
    }
}
