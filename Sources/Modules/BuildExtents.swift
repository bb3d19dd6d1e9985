import Graphs

/// Which modules the generation of each module reads in a build: the module and its dependencies, or everything if the
/// layout does not declare dependencies.
package struct BuildExtents: Sendable {
    /// For each module, the indices of the modules that are read.
    package let seen: [Set<Int>]

    package init(of modules: [Module]) {
        let byName = Dictionary(grouping: modules.indices) { modules[$0].name }
        seen = modules.indices.map { start in
            let reached = reachable(from: [start]) { modules[$0].dependencies?.flatMap { byName[$0] ?? [] } ?? [] }
            return Set(reached.contains { modules[$0].dependencies == nil } ? Array(modules.indices) : reached)
        }
    }
}
