/// Which modules the generation of each module reads in a build: the module and its dependencies, or everything if the
/// layout does not declare dependencies.
package struct BuildExtents: Sendable {
    /// For each module, the indices of the modules that are read.
    package let seen: [Set<Int>]

    package init(of modules: [Module]) {
        let byName = Dictionary(grouping: modules.indices) { modules[$0].name }
        seen = modules.indices.map { start in
            var reached: Set<Int> = [start]
            var pending = [start]
            while let next = pending.popLast() {
                guard let names = modules[next].dependencies else { return Set(modules.indices) }
                for other in names.flatMap({ byName[$0] ?? [] }) where reached.insert(other).inserted {
                    pending.append(other)
                }
            }
            return reached
        }
    }
}
