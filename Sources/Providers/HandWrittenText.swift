import ScopeGraph
import SwiftReader

/// The declarations of handwritten pass-throughs, with the same text as generated code.
package struct HandWrittenText: Sendable {
    private let graph: ScopeGraph
    private let resolution: Resolution
    private let demands: DemandTable
    private let imports: ImportTable
    /// The names of the dependencies that several modules declare.
    private let ambiguousDependencies: Set<String>

    /// - Parameter plan: the plan of the sources in which the declarations will be inserted.
    package init(graph: ScopeGraph, resolution: Resolution, plan: GenerationPlan) {
        imports = ImportTable(of: plan.sources, graph.dialects)
        self.graph = graph
        self.resolution = resolution
        demands = DemandTable(of: resolution, in: graph)
        ambiguousDependencies = RIBsWriters.ambiguousDependencies(of: graph)
    }

    /// The name of a dependency in a module, qualified if the module imports several dependencies of that name.
    package func name(of dependencyProtocol: DependencyProtocol, in module: Int) -> String {
        guard let home = dependencyProtocol.module, home != module,
            ambiguousDependencies.contains(dependencyProtocol.name)
        else {
            return dependencyProtocol.name
        }
        let namesakes = graph.scopes.compactMap(\.dependency).filter { $0.name == dependencyProtocol.name }
        let homes = Set(namesakes.compactMap(\.module).map { graph.modules[$0].name })
        let isClear = homes.filter { imports.imports($0, in: module) }.count < 2
        return isClear ? dependencyProtocol.name : "\(graph.modules[home].name).\(dependencyProtocol.name)"
    }

    /// Whether a module can import another.
    package func mayImport(_ other: Int, in module: Int) -> Bool {
        other == module || imports.mayImport(graph.modules[other].name, in: module)
    }

    /// The module that declares the member that a pass-through reads, because a compiler may require its import; `nil`
    /// if a module cannot import it.
    package func moduleRead(by need: Int, in module: Int) -> String? {
        guard let file = resolution.needs[need].ownRequirement?.location.file, let home = imports.module(ofFile: file)
        else {
            return nil
        }
        let name = graph.modules[home].name
        return home != module && imports.mayImport(name, in: module) ? name : nil
    }

    /// The lines that declare the requirement for a need in the dependency of its scope.
    ///
    /// - Parameter need: an index into `Resolution.needs`.
    package func requirement(_ need: Int) -> [String] {
        let scope = graph.scopes[resolution.needs[need].scope]
        let writer = writer(in: scope.dependency?.module ?? scope.module)
        return writer.requirement([need], in: scope.dependency?.conditions ?? [])
    }

    /// The lines with which the scope of a need forwards it.
    ///
    /// - Parameter need: an index into `Resolution.needs`.
    package func passThrough(_ need: Int) -> [String] {
        let scope = graph.scopes[resolution.needs[need].scope]
        return writer(in: scope.module).passThrough(need, in: scope.conditions)
    }

    /// The modules that declare the types of a need, sorted, including those that the requirement's own file imports
    /// from outside the sources, which may declare one of the types.
    ///
    /// - Parameter file: the file of the requirement.
    package func modules(namedBy need: Int, requiredIn file: SourceFile?) -> [String] {
        let type = resolution.needs[need].type
        var modules = Set(type.names.map { graph.modules[$0.module].name })
        if type.hasForeignNames, let file {
            let known = Set(graph.modules.map(\.name))
            modules.formUnion(file.importedModules.filter { !known.contains($0) })
        }
        return modules.sorted()
    }

    private func writer(in module: Int) -> RIBsProviders {
        RIBsProviders(
            graph: graph,
            resolution: resolution,
            demands: demands,
            imports: imports,
            module: module,
            ambiguousDependencies: []
        )
    }
}
