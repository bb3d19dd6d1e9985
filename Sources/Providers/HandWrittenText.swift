import ScopeGraph
import SwiftReader

/// The declarations with which a person passes something on by hand: the text is that of generated code.
public struct HandWrittenText: Sendable {
    private let graph: ScopeGraph
    private let resolution: Resolution
    private let demands: DemandTable
    private let imports: ImportTable
    /// The names of the dependencies that several modules declare.
    private let ambiguousDependencies: Set<String>

    /// - Parameter plan: the plan of the sources in which the declarations are to be written.
    public init(graph: ScopeGraph, resolution: Resolution, plan: GenerationPlan) {
        imports = ImportTable(of: plan.sources)
        self.graph = graph
        self.resolution = resolution
        demands = DemandTable(of: resolution, in: graph)
        ambiguousDependencies = GenerationPlan.ambiguousDependencies(of: graph)
    }

    /// The name of a dependency in a module, with the module that declares it where the module imports several that have
    /// one of the name.
    public func name(of dependencyProtocol: DependencyProtocol, in module: Int) -> String {
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
    public func mayImport(_ other: Int, in module: Int) -> Bool {
        other == module || imports.mayImport(graph.modules[other].name, in: module)
    }

    /// The module of the member that passing a need on reads, which a compiler may want to see imported; `nil` where a
    /// module cannot import it.
    public func moduleRead(by need: Int, in module: Int) -> String? {
        guard let file = resolution.needs[need].requirement?.location.file, let home = imports.module(ofFile: file)
        else {
            return nil
        }
        let name = graph.modules[home].name
        return home != module && imports.mayImport(name, in: module) ? name : nil
    }

    /// The lines that ask for a need in the dependency of its scope.
    ///
    /// - Parameter need: an index into `Resolution.needs`.
    public func requirement(_ need: Int) -> [String] {
        let scope = graph.scopes[resolution.needs[need].scope]
        let writer = writer(in: scope.dependency?.module ?? scope.module)
        return writer.requirement([need], in: scope.dependency?.conditions ?? [])
    }

    /// The lines with which the scope of a need passes it on.
    ///
    /// - Parameter need: an index into `Resolution.needs`.
    public func passThrough(_ need: Int) -> [String] {
        let scope = graph.scopes[resolution.needs[need].scope]
        return writer(in: scope.module).passThrough(need, in: scope.conditions)
    }

    /// The modules that declare the types of a need, sorted; also those that the requirement's own file imports from
    /// outside of the sources, where the type may be one of theirs.
    ///
    /// - Parameter file: the file of the requirement.
    public func modules(namedBy need: Int, requiredIn file: SourceFile?) -> [String] {
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
