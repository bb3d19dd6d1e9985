import ScopeGraph
import Semantics
import SwiftReader

extension HandWrittenWiring {
    /// The clauses of a component that name the dependency of a child.
    func conformances(of scope: Int, in owners: [WrittenDeclaration]) -> [Removal] {
        let clauses = clauses(of: owners)
        let unseen = graph.scopes[scope].unseen.parts
        return graph.edgesDown[scope].map { graph.edges[$0] }.compactMap { (edge: Edge) -> Removal? in
            // A macro or a protocol outside the sources may supply a member that generation would duplicate.
            let isSeen = graph.scopes[edge.child].requirements.allSatisfy { required in
                graph.scopes[scope].provisions.named(required.name).first != nil
                    || !unseen.contains { $0.mayHave(required.name) }
            }
            guard isSeen, edge.injected == .itself, let conformance = edge.conformance,
                let dependencyProtocol = graph.scopes[edge.child].dependency, dependencyProtocol.location != nil,
                !dependencyProtocol.isComposition, !mayBeSynthesized(dependencyProtocol),
                !hasMembersVisibleOnly(in: conformance.location.file, graph.scopes[scope])
            else { return nil }
            guard let clause = clauses[conformance.location], isWritten(clause.text, dependencyProtocol.name),
                !clause.owner.source.holdsComment(beforeInherited: clause.number, of: clause.owner.id),
                !givesIsolation(clause.owner, dependencyProtocol, graph.scopes[edge.child]),
                !isNarrowed(clause.owner, besides: graph.scopes[scope].availability + dependencyProtocol.availability)
            else { return nil }
            return Removal(
                scope: graph.scopes[scope].id,
                kind: .conformance(dependencyProtocol.name),
                file: clause.owner.source.path,
                declaration: clause.owner.id,
                clause: clause.number,
                access: .internal
            )
        }
    }

    /// Whether a component has members that only a clause in a file can take as witnesses.
    private func hasMembersVisibleOnly(in file: String, _ scope: Scope) -> Bool {
        (scope.provisions + scope.methods).contains { $0.fileOfPrivateProtocol == file }
    }

    /// Whether the compiler may write code for the conformance, which it does only in the file of the class.
    private func mayBeSynthesized(_ dependencyProtocol: DependencyProtocol) -> Bool {
        dependencyProtocol.undeclaredParents.contains { StandardRequirements.mayBeSynthesized(for: $0.lastName) }
    }

    /// Whether the extension may infer isolation from its clause: a class infers that of a protocol, members that of
    /// the requirements that they witness.
    private func givesIsolation(_ owner: WrittenDeclaration, _ dependencyProtocol: DependencyProtocol, _ child: Scope)
        -> Bool
    {
        let isIsolated =
            dependencyProtocol.isolation != nil || child.requirements.contains { $0.isolation != nil }
            || owner.declaration.modifiers.contains(.nonisolated)
        let isEmpty = owner.declaration.body.map { owner.source[$0].items.isEmpty } ?? true
        return isIsolated && !(owner.declaration.kind == .extension && isEmpty)
    }

    /// Whether an extension is available in fewer versions than the generated one, in which its members could not
    /// satisfy the protocol.
    private func isNarrowed(_ owner: WrittenDeclaration, besides restored: [String]) -> Bool {
        guard owner.declaration.kind == .extension else { return false }
        return owner.declaration.attributes.indices.contains { number in
            let attribute = owner.source.attributes[number]
            return owner.source.spells("available", in: attribute.name)
                && !restored.contains(owner.source.text(attribute.range))
        }
    }

    /// The types in the clauses of a class and its extensions, by location.
    private func clauses(of owners: [WrittenDeclaration]) -> [SourceLocation: Clause] {
        let all = owners.flatMap { owner in
            owner.source.types[owner.declaration.inherited.indices].enumerated().map { number, range in
                (owner.source.location(of: range), Clause(owner: owner, number: number, range: range))
            }
        }
        return Dictionary(all) { first, _ in first }
    }

    /// Whether a written type is the qualified name itself, and not another type that inherits it.
    func isWritten(_ written: String, _ name: String) -> Bool {
        written.split(separator: ".").last == name.split(separator: ".").last
    }
}

/// A type in the inheritance clause of a class or an extension.
private struct Clause {
    let owner: WrittenDeclaration
    /// Its position in the clause, 0-based.
    let number: Int
    let range: SourceRange

    var text: String { owner.source.joined(range) }
}
