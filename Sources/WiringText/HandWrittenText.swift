import Modules
import ScopeGraph
import Semantics
import SwiftReader

/// The declarations of handwritten pass-throughs, with the same text as generated code.
package struct HandWrittenText: Sendable {
    private let graph: ScopeGraph
    private let resolution: Resolution
    private let imports: ImportTable
    private let writers: WiringWriters
    /// The targets that compile what is inserted.
    package let targets: CompilingTargets

    /// - Parameter sources: those in which the declarations will be inserted.
    package init(graph: ScopeGraph, resolution: Resolution, sources: [ModuleSources]) {
        imports = ImportTable(of: sources, graph.dialects)
        targets = CompilingTargets(of: sources, in: graph, imports)
        self.graph = graph
        self.resolution = resolution
        writers = WiringWriters(graph: graph, resolution: resolution, imports: imports)
    }

    /// The name of a dependency in the clause of a class.
    ///
    /// - Parameter scope: the scope of the class.
    package func name(of dependencyProtocol: DependencyProtocol, inClauseOf scope: Scope) -> String {
        let name = SwiftName.written(path: dependencyProtocol.name)
        guard let home = dependencyProtocol.module else { return name }
        let names = writers.writer(for: scope.module, inside: scope.location.file).names
        return names.path(name, of: home, where: HiddenNames(scope.outerNames))
    }

    /// The `#if` test around a clause of a class that names a dependency; `nil` if the dependency is compiled and
    /// imported wherever the class is.
    package func test(ofClauseNaming dependencyProtocol: DependencyProtocol, of scope: Scope) -> String? {
        let home = dependencyProtocol.module ?? scope.module
        let imported = home == scope.module ? [] : imports.conditions(of: graph.modules[home].name, in: scope.module)
        let all = BuildConditions.both(dependencyProtocol.conditions, imported)
        return BuildConditions.test(all.filter { !scope.conditions.contains($0) })
    }

    /// The name of a dependency in the clause of another.
    package func name(of required: DependencyProtocol, inClauseOf own: DependencyProtocol) -> String {
        let name = SwiftName.written(path: required.name)
        guard let home = required.module, let module = own.module else { return name }
        return writers.writer(for: module, inside: own.location?.file).names.path(name, of: home)
    }

    /// The name by which the files of a module import another.
    package func importedName(of name: String, in module: Int) -> String {
        graph.modules[module].importedName(of: name)
    }

    /// Whether a module can import another.
    package func mayImport(_ other: Int, in module: Int) -> Bool {
        other == module || imports.mayImport(graph.modules[other].name, in: module)
    }

    /// The modules that have to declare the conformance of an edge's parent beside the first one, because they do not see
    /// it.
    package func otherHomes(of edge: Edge) -> [Int] {
        Array(writers.homes.all(from: edge.parent, to: edge.child).dropFirst())
    }

    /// Whether a module certainly imports none of some others, directly or not. What no source declares may import a
    /// module only if that does not import it.
    package func sees(none others: Set<Int>, from module: Int) -> Bool {
        guard imports.isReachComplete(from: module), imports.reached(from: module).isDisjoint(with: others) else {
            return false
        }
        let unread = imports.namesWithoutSources(from: module).filter { !graph.dialects.isKnown(module: $0) }
        return others.allSatisfy { unread.isSubset(of: imports.namesWithoutSources(from: $0)) }
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
        let dependencyProtocol = scope.dependency
        let writer = writers.writer(
            for: dependencyProtocol?.module ?? scope.module,
            inside: dependencyProtocol?.location?.file
        )
        let hidden = HiddenNames(dependencyProtocol?.hiddenNames ?? [])
        return writer.requirement(
            [need],
            in: dependencyProtocol?.conditions ?? [],
            where: hidden,
            on: dependencyProtocol?.isolation
        )
    }

    /// The lines with which the scope of a need forwards it.
    ///
    /// - Parameters:
    ///   - need: an index into `Resolution.needs`.
    ///   - file: the file with the lines; `nil` for that of the class.
    package func passThrough(_ need: Int, in file: String? = nil) -> [String] {
        let scope = graph.scopes[resolution.needs[need].scope]
        let writer = writers.writer(for: scope.module, inside: file ?? scope.location.file)
        return writer.passThrough(need, in: scope.conditions, inside: scope.outerNames)
    }

    /// The type of a need, as the class of a scope writes it.
    package func type(of need: Resolution.Need, inClassOf scope: Scope) -> String {
        let writer = writers.writer(for: scope.module, inside: scope.location.file)
        let hidden = HiddenNames(scope.hiddenNames).union(scope.outerNames)
        return TypeTexts(of: need, writer.names, where: hidden).type
    }

    /// A type that one file names, as the dependency of a scope writes it.
    package func text(of type: CanonicalType, from file: String, inDependencyOf scope: Scope) -> String {
        let dependencyProtocol = scope.dependency
        let writer = writers.writer(
            for: dependencyProtocol?.module ?? scope.module,
            inside: dependencyProtocol?.location?.file
        )
        let hidden = HiddenNames(dependencyProtocol?.hiddenNames ?? [])
        return writer.names.text(type.qualifiedSpelling, naming: type.names, from: file, where: hidden)
    }

    /// The modules that declare the types of a need, sorted, including those that the requirement's own file imports
    /// from outside the sources, which may declare one of the types.
    ///
    /// - Parameter file: the file of the requirement.
    package func modules(namedBy need: Int, requiredIn file: SourceFile?) -> [String] {
        let type = resolution.needs[need].type
        let names = writers.writer(for: graph.scopes[resolution.needs[need].scope].module).names
        let others = TypeTexts(of: resolution.needs[need], names, where: .none).otherModules
        var modules = Set((type.names.map(\.module) + others).map { graph.modules[$0].name })
        if type.hasForeignNames, let file {
            let known = Set(graph.modules.map(\.name))
            modules.formUnion(file.importedModules.filter { !known.contains($0) })
        }
        return modules.sorted()
    }
}
