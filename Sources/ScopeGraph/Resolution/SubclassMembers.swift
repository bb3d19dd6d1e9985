/// The members that subclasses of scopes declare themselves. A superclass cannot get a member of the same name in an
/// extension: what an extension declares cannot be overridden.
package struct SubclassMembers {
    /// By the number of a superclass, the numbers of its subclasses.
    private let subclasses: [Int: [Int]]

    package init(of graph: ScopeGraph) {
        let heirs = graph.scopes.indices.filter { !graph.scopes[$0].superclasses.isEmpty }
        guard !heirs.isEmpty else {
            subclasses = [:]
            return
        }
        let ids = Set(heirs.flatMap { graph.scopes[$0].superclasses })
        let found = graph.scopes.indices.filter { ids.contains(graph.scopes[$0].id) }
        let numbers = Dictionary(found.map { (graph.scopes[$0].id, $0) }) { first, _ in first }
        subclasses = heirs.reduce(into: [:]) { result, heir in
            for superclass in graph.scopes[heir].superclasses.compactMap({ numbers[$0] }) {
                result[superclass, default: []].append(heir)
            }
        }
    }

    /// Whether a subclass certainly declares a member with a name.
    func declare(_ name: String, below scope: Int, in graph: ScopeGraph) -> Bool {
        subclass(of: scope, declaring: name, in: graph) != nil
    }

    /// The first subclass that certainly declares a member with a name, and the member.
    package func subclass(
        of scope: Int,
        declaring name: String,
        in graph: ScopeGraph
    ) -> (scope: Int, member: Provision)? {
        guard let subclasses = subclasses[scope], graph.scopes[scope].dialect.parentsConform else { return nil }
        let module = graph.scopes[scope].module
        for subclass in subclasses {
            let heir = graph.scopes[subclass]
            guard heir.module == module, heir.conditions.isEmpty else { continue }
            let all = [heir.provisions.named(name).first, heir.nearMisses.named(name).first { $0.obstacle == .access }]
            let member = all.compactMap(\.self).first { $0.inheritedFrom == nil && !$0.isConditional }
            if let member { return (subclass, member) }
        }
        return nil
    }
}
