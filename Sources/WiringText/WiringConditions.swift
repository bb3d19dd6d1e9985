import Modules
import ScopeGraph
import Semantics

/// The conditions under which the compiler sees all that generated wiring names.
package struct WiringConditions {
    package let graph: ScopeGraph
    package let resolution: Resolution
    let demands: DemandTable
    package let imports: ImportTable
    /// The modules that declare the wirings.
    package let homes: WiringHomes

    /// The conditions of an extension of a parent.
    func ofParent(of wiring: ChildWiring) -> [String] {
        let parent = graph.scopes[wiring.parent]
        return BuildConditions.both(parent.conditions, ofImport(of: parent.module, in: home(of: wiring)))
    }

    /// The conditions of a clause.
    package func ofClause(of wiring: ChildWiring) -> [String] {
        let parent = ofParent(of: wiring)
        guard let dependencyProtocol = graph.scopes[wiring.child].dependency else { return parent }
        let homes = [dependencyProtocol.module].compactMap(\.self) + wiring.clauseParts.compactMap(\.module)
        let imported = homes.map { ofImport(of: $0, in: home(of: wiring)) }
        return imported.reduce(BuildConditions.both(parent, dependencyProtocol.conditions), BuildConditions.both)
    }

    /// The conditions of a member of a parent.
    package func ofMember(_ need: Int, of wiring: ChildWiring) -> [String] {
        BuildConditions.both(ofParent(of: wiring), ofNeeds([need], in: home(of: wiring)))
    }

    /// The conditions under which something is needed and its type is visible.
    ///
    /// - Parameters:
    ///   - needs: of the same name and type.
    ///   - module: where it is named.
    func ofNeeds(_ needs: [Int], in module: Int) -> [String] {
        let imported = needs.first.map { ofTypes(of: resolution.needs[$0], in: module) } ?? []
        return imported.reduce(demands.demand(passedOnFor: needs)?.conditions ?? [], BuildConditions.both)
    }

    /// The conditions under which each of the named types is visible.
    private func ofTypes(of need: Resolution.Need, in module: Int) -> [[String]] {
        let origin = need.requirement.location.file
        // One of the alternatives is visible wherever the requirement is.
        return need.type.names.filter { imports.alternatives(to: $0, importedBy: origin).isEmpty }.map {
            ofImport(of: $0.module, in: module)
        }
    }

    private func home(of wiring: ChildWiring) -> Int { homes.home(of: wiring) }

    private func ofImport(of home: Int, in module: Int) -> [String] {
        home == module ? [] : imports.conditions(of: graph.modules[home].name, in: module)
    }
}

extension WiringConditions {
    /// The conditions in generated code of these sources.
    package init(of sources: [ModuleSources], in graph: ScopeGraph, _ resolution: Resolution) {
        let imports = ImportTable(of: sources, graph.dialects)
        self.init(
            graph: graph,
            resolution: resolution,
            demands: DemandTable(of: resolution, in: graph),
            imports: imports,
            homes: WiringHomes(in: graph, imports)
        )
    }
}
