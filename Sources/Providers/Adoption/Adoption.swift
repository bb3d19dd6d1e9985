import ScopeGraph
import Modules
import SwiftReader
import WiringText

/// Code that can be deleted from some sources because generation restores it.
package struct Adoption: Sendable {
    package let removals: [Removal]

    /// The candidates for deletion, judged by the sources alone. Whether generation restores them depends on the graph
    /// without them.
    package init(graph: ScopeGraph, sources: [ModuleSources]) {
        removals = HandWrittenWiring(graph: graph, sources: sources).removals()
    }

    private init(removals: [Removal]) { self.removals = removals }

    /// A copy without some removals.
    package func without(_ isKept: (Removal) -> Bool) -> Adoption {
        Adoption(removals: removals.filter { !isKept($0) })
    }

    /// The edits that delete it all, by file.
    package func edits(in sources: [ModuleSources]) -> [String: [Edit]] {
        let byFile = Dictionary(grouping: removals, by: \.file)
        var result: [String: [Edit]] = [:]
        for source in sources.flatMap(\.files) {
            if let removals = byFile[source.path] { result[source.path] = source.edits(for: removals) }
        }
        return result.filter { !$0.value.isEmpty }
    }

    /// The removals that generation does not restore.
    ///
    /// - Parameters:
    ///   - graph: the graph of the sources after the removals.
    ///   - resolution: the resolution of that graph.
    ///   - sources: the sources after the removals.
    package func lost(in graph: ScopeGraph, _ resolution: Resolution, _ sources: [ModuleSources]) -> Set<Removal> {
        let plan = WiringPlan(graph: graph, resolution: resolution)
        let conditions = WiringConditions(of: sources, in: graph, resolution)
        let imports = conditions.imports
        let targets = CompilingTargets(of: sources, in: graph, imports)
        let numbers = Dictionary(graph.scopes.indices.map { (graph.scopes[$0].id, $0) }) { first, _ in first }
        let byScope = Dictionary(grouping: removals, by: \.scope)
        var result: Set<Removal> = []
        for (id, removals) in byScope {
            guard let scope = numbers[id] else {
                result.formUnion(removals)
                continue
            }
            let wirings = plan.wiring(of: scope)
            result.formUnion(
                removals.filter { removal in
                    let own = wirings.filter { wiring in
                        removal.isSeen(inModule: conditions.homes.home(of: wiring), imports)
                            && isSameTargets(removal, wiring, targets, graph)
                    }
                    return !isRestored(removal, by: own, conditions)
                }
            )
        }
        return result
    }

    /// Whether the targets that compile handwritten code are those that compile the generated code.
    private func isSameTargets(
        _ removal: Removal,
        _ wiring: ChildWiring,
        _ targets: CompilingTargets,
        _ graph: ScopeGraph
    ) -> Bool {
        if targets.isEmpty { return true }
        let parent = graph.scopes[wiring.parent]
        let generated =
            switch removal.kind {
            case .conformance: targets.ofClause(from: wiring.parent, to: wiring.child)
            case .passThrough: targets.ofFile(parent.location.file)
            case .emptyProtocol: targets.ofFile(parent.dependency?.location?.file ?? parent.location.file)
            }
        return targets.ofFile(removal.file) == generated
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

extension Removal {
    /// Whether the code that uses it sees what a module declares instead. Other code of its own module may use it.
    fileprivate func isSeen(inModule home: Int, _ imports: ImportTable) -> Bool {
        if case .emptyProtocol = kind { return true }
        return imports.module(ofFile: file) == home
    }
}
