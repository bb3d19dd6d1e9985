import ScopeGraph
import Modules

/// The wirings of all parents in the `ribs` dialect, by the modules that declare them.
package struct ModuleWirings {
    /// For each module, the wirings of which it declares a part.
    package private(set) var byModule: [[ChildWiring]]
    /// By parent and child, the module that declares the wiring, if it is not the parent's own.
    package private(set) var homes: [[Int]: Int] = [:]

    package init(of wirings: [ChildWiring], in graph: ScopeGraph, _ homes: WiringHomes) {
        byModule = [[ChildWiring]](repeating: [], count: graph.modules.count)
        for wiring in wirings {
            let all = homes.all(from: wiring.parent, to: wiring.child)
            let home = all.first ?? graph.scopes[wiring.parent].module
            byModule[home].append(wiring)
            let copies = all.dropFirst().map { wiring.declared(in: $0) }
            for copy in copies where !copy.isEmpty { byModule[copy.home ?? home].append(copy) }
            if home != graph.scopes[wiring.parent].module { self.homes[[wiring.parent, wiring.child]] = home }
            if let other = graph.scopes[wiring.parent].dependency?.module, other != home {
                byModule[other].append(wiring)
            }
        }
    }
}

extension WiringPlan {
    /// The wiring of every scope outside tests.
    package var allWirings: [ChildWiring] {
        let scopes = graph.scopes.indices.filter { graph.modules[graph.scopes[$0].module].kind != .test }
        return joined(scopes.flatMap { wiring(of: $0) })
    }
}

/// Makes the writers of all modules, with what they share.
package struct WiringWriters {
    private let graph: ScopeGraph
    private let resolution: Resolution
    private let imports: ImportTable
    private let demands: DemandTable
    /// The modules that declare the wirings.
    package let homes: WiringHomes

    package init(graph: ScopeGraph, resolution: Resolution, imports: ImportTable) {
        self.graph = graph
        self.resolution = resolution
        self.imports = imports
        demands = DemandTable(of: resolution, in: graph)
        homes = WiringHomes(in: graph, imports)
    }

    /// - Parameter file: the file in which the text will be inserted; `nil` for a generated one.
    package func writer(for module: Int, inside file: String? = nil) -> WiringWriter {
        WiringWriter(
            graph: graph,
            resolution: resolution,
            demands: demands,
            imports: imports,
            homes: homes,
            module: module,
            names: NameWriter(imports, modules: graph.modules, module: module, file: file)
        )
    }
}
