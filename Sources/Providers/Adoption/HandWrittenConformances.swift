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
                    guard isWritten(owner.source.joined(range), contract.name),
                        !owner.source.holdsComment(beforeInherited: number, of: owner.id)
                    else { return nil }
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
}
