import Modules
import ScopeGraph
import WiringText

/// Decides which targets have to compile a part of the wiring that one module declares.
struct WiringPlacement {
    let sources: ModuleSources
    let graph: ScopeGraph
    /// An index into `ScopeGraph.modules`.
    let module: Int
    let targets: CompilingTargets

    /// A part of a wiring, and the source file that all targets compile for which it is written.
    struct Placed {
        let wiring: ChildWiring
        let file: String
        /// The names of the other targets that compile it.
        let sharers: [String]
    }

    /// The whole wiring, or its clause and the rest if fewer targets compile the child's dependency than the parent. A
    /// later child may need the members in the other targets too.
    func placed(_ wiring: ChildWiring) -> [Placed] {
        let usual = file(of: wiring)
        let rest = Placed(wiring: wiring, file: usual, sharers: sources.sharersOfFiles[usual] ?? [])
        guard wiring.needsClause, let clause = narrowClause(of: wiring), clause.sharers != rest.sharers else {
            return [rest]
        }
        let others = Placed(wiring: wiring.withoutClause, file: usual, sharers: rest.sharers)
        return [clause, others].filter { !$0.wiring.isEmpty }
    }

    /// The file of the parent, or of its dependency if only that belongs to the module.
    private func file(of wiring: ChildWiring) -> String {
        let parent = graph.scopes[wiring.parent]
        let dependencyProtocol = parent.dependency?.module == module ? parent.dependency?.location?.file : nil
        return parent.module == module ? parent.location.file : dependencyProtocol ?? parent.location.file
    }

    private func narrowClause(of wiring: ChildWiring) -> Placed? {
        guard targets.isNarrow(clauseFrom: wiring.parent, to: wiring.child),
            let dependencyProtocol = graph.scopes[wiring.child].dependency, dependencyProtocol.module == module,
            let file = dependencyProtocol.location?.file
        else { return nil }
        let compiling = targets.ofClause(from: wiring.parent, to: wiring.child)
        guard compiling.contains(sources.module.name) else { return nil }
        // Other files of the target would have to be found for a clause that still fewer targets compile.
        let sharers = targets.ofFile(file) == compiling ? sources.sharersOfFiles[file] ?? [] : []
        return Placed(wiring: wiring.clause, file: file, sharers: sharers)
    }
}
