import ScopeGraph
import SourceLayout
import SwiftReader

/// What can be taken out of some sources because generation writes it again.
public struct Adoption: Sendable {
    public let removals: [Removal]

    /// Everything of the sources that may go, as far as the sources alone tell: whether generation restores it, the graph
    /// without it has to say.
    public init(graph: ScopeGraph, sources: [ModuleSources]) {
        removals = HandWrittenWiring(graph: graph, sources: sources).removals()
    }

    private init(removals: [Removal]) { self.removals = removals }

    /// The same without some removals.
    public func without(_ isKept: (Removal) -> Bool) -> Adoption {
        Adoption(removals: removals.filter { !isKept($0) })
    }

    /// The edits that take it all out, by file.
    public func edits(in sources: [ModuleSources]) -> [String: [Edit]] {
        let byFile = Dictionary(grouping: removals, by: \.file)
        var result: [String: [Edit]] = [:]
        for source in sources.flatMap(\.files) {
            if let removals = byFile[source.path] { result[source.path] = source.edits(for: removals) }
        }
        return result.filter { !$0.value.isEmpty }
    }

    /// The removals that generation does not make good.
    ///
    /// - Parameters:
    ///   - graph: of the sources without what is removed.
    ///   - resolution: of that graph.
    ///   - sources: likewise.
    public func lost(in graph: ScopeGraph, _ resolution: Resolution, _ sources: [ModuleSources]) -> Set<Removal> {
        let plan = WiringPlan(graph: graph, resolution: resolution)
        let conditions = WiringConditions(
            graph: graph,
            resolution: resolution,
            demands: DemandTable(of: resolution, in: graph),
            imports: ImportTable(of: sources)
        )
        let numbers = Dictionary(graph.scopes.indices.map { (graph.scopes[$0].id, $0) }) { first, _ in first }
        let byScope = Dictionary(grouping: removals, by: \.scope)
        var result: Set<Removal> = []
        for (id, removals) in byScope {
            guard let scope = numbers[id] else {
                result.formUnion(removals)
                continue
            }
            let wirings = plan.wiring(of: scope)
            result.formUnion(removals.filter { !isRestored($0, by: wirings, conditions) })
        }
        return result
    }

    private func isRestored(
        _ removal: Removal,
        by wirings: [ChildWiring],
        _ conditions: WiringConditions
    ) -> Bool {
        let (graph, resolution) = (conditions.graph, conditions.resolution)
        switch removal.kind {
        case .conformance(let dependencyProtocol):
            return wirings.contains { wiring in
                wiring.needsClause && graph.scopes[wiring.child].dependency?.name == dependencyProtocol
                    && conditions.ofClause(of: wiring).isEmpty
            }
        case .emptyProtocol(let name, let isInherited):
            return !isInherited || wirings.contains { $0.passThrough?.name == name }
        case .passThrough(let name):
            return wirings.contains { wiring in
                let isWritten = wiring.members.contains { member in
                    resolution.needs[member].name == name && conditions.ofMember(member, of: wiring).isEmpty
                }
                guard isWritten else { return false }
                let dependencyProtocol = graph.scopes[wiring.child].dependency?.access ?? .internal
                return removal.access <= max(.internal, min(graph.scopes[wiring.parent].access, dependencyProtocol))
            }
        }
    }
}
