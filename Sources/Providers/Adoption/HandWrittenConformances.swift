import ScopeGraph
import SwiftReader

extension HandWrittenWiring {
    /// The clauses of a component that name the dependency of a child.
    func conformances(of scope: Int, in owners: [WrittenDeclaration]) -> [Removal] {
        graph.edgesDown[scope].map { graph.edges[$0] }.compactMap { (edge: Edge) -> Removal? in
            guard edge.handing == .itself, let conformance = edge.conformance,
                let contract = graph.scopes[edge.child].dependency, contract.place != nil, !contract.isComposition
            else { return nil }
            for owner in owners {
                for (number, range) in owner.source.types[owner.declaration.inherited.indices].enumerated()
                where owner.source.place(of: range) == conformance.place {
                    guard isWritten(owner.source.joined(range), contract.name), !holdsComment(owner, at: number) else {
                        return nil
                    }
                    return Removal(
                        scope: graph.scopes[scope].id,
                        kind: .conformance(contract.name),
                        file: owner.source.path,
                        declaration: owner.id,
                        clause: number,
                        access: .internal
                    )
                }
            }
            return nil
        }
    }

    /// Whether a written type is the one of a qualified name, and not another that brings it.
    func isWritten(_ written: String, _ name: String) -> Bool {
        written.split(separator: ".").last == name.split(separator: ".").last
    }

    /// Whether a comment stands between a clause and what comes before it.
    private func holdsComment(_ owner: WrittenDeclaration, at number: Int) -> Bool {
        let clauses = Array(owner.source.types[owner.declaration.inherited.indices])
        let start = number > 0 ? clauses[number - 1].end : owner.declaration.name.end
        let text = owner.source.text(SourceRange(start: start, end: clauses[number].end))
        return text.contains("//") || text.contains("/*")
    }
}
