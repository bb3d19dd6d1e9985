import ScopeGraph
import Modules
import WiringText

/// The code of a module that its build cannot generate, because a build reads only the module and its dependencies.
package struct UnseenWiring: Sendable {
    /// An index into `ScopeGraph.modules`.
    package let module: Int
    /// The edges that the build does not see and on which the code depends.
    package let edges: [UnseenEdge]
    /// The code that the build generates.
    package let built: GeneratedText
    /// The code that the app needs.
    package let needed: GeneratedText

    /// The code of all modules that the build generates, where it differs from what the app needs. Projects are left
    /// out, because their builds read the whole project.
    fileprivate static func all(in graph: ScopeGraph, _ resolution: Resolution, of sources: [ModuleSources]) -> [Self] {
        let generated = sources.indices.filter { sources[$0].isGeneratedByBuild && sources[$0].module.isBuiltAlone }
        guard !generated.isEmpty else { return [] }
        let extents = BuildExtents(of: sources.map(\.module))
        let files = Dictionary(
            sources.enumerated().flatMap { number, module in module.files.map { ($0.path, number) } }
        ) { first, _ in first }
        let edges = graph.edges.map { edge in
            SeenEdge(
                parent: graph.scopes[edge.parent].module,
                requires: [files[edge.location.file], graph.scopes[edge.child].module].compactMap(\.self)
            )
        }
        let plan = WiringPlan(graph: graph, resolution: resolution)
        let imports = sources.map(\.importedModules)
        let names = Set(sources.map(\.module.name))
        return generated.compactMap { module in
            let seen = extents.seen[module]
            // The layout cannot name all dependencies if the sources import others, such as those of an unread product.
            let seenNames = Set(seen.map { sources[$0].module.name })
            guard seen.allSatisfy({ imports[$0].intersection(names).isSubset(of: seenNames) }) else { return nil }
            let unseen = edges.indices.compactMap { edge -> UnseenEdge? in
                guard let other = edges[edge].moduleOutside(of: seen), plan.affectsGeneration(edge) else { return nil }
                return UnseenEdge(edge: edge, module: other)
            }
            guard !unseen.isEmpty else { return nil }
            return UnseenWiring(of: module, without: unseen, seeing: seen, graph, resolution, sources)
        }
    }

    /// `nil` if the build generates what the app needs.
    private init?(
        of module: Int,
        without edges: [UnseenEdge],
        seeing seen: Set<Int>,
        _ graph: ScopeGraph,
        _ resolution: Resolution,
        _ sources: [ModuleSources]
    ) {
        let numbers = seen.sorted()
        let parts = numbers.map { sources[$0] }
        guard let number = numbers.firstIndex(of: module) else { return nil }
        let tree = ResolvedGraph(reading: parts, dialects: graph.dialects)
        func text(_ module: Int, _ graph: ScopeGraph, _ resolution: Resolution, _ parts: [ModuleSources])
            -> GeneratedText?
        {
            let plan = try? GenerationPlan(onlyModule: module, of: graph, resolution: resolution, sources: parts)
            return plan?.files.first?.text
        }
        guard let needed = text(module, graph, resolution, sources),
            let built = text(number, tree.graph, tree.resolution, parts),
            needed.statements != built.statements
        else { return nil }
        self.module = module
        self.edges = edges
        self.built = built
        self.needed = needed
    }
}

extension GenerationPlan {
    /// The code of modules that their builds cannot generate.
    package func unseenWirings(in graph: ScopeGraph, _ resolution: Resolution) -> [UnseenWiring] {
        UnseenWiring.all(in: graph, resolution, of: sources)
    }
}

/// An edge from a scope that the build of a module reads, and that involves a module that it does not read.
package struct UnseenEdge: Hashable, Sendable {
    /// An index into `ScopeGraph.edges`.
    package let edge: Int
    /// The module that is not read and links the scopes, or declares the child: an index into `ScopeGraph.modules`.
    package let module: Int
}

/// The modules that an edge involves.
private struct SeenEdge {
    let parent: Int
    /// The module that links the scopes, and that of the child.
    let requires: [Int]

    /// The module that some modules lack, although they contain the parent.
    func moduleOutside(of seen: Set<Int>) -> Int? {
        seen.contains(parent) ? requires.first { !seen.contains($0) } : nil
    }
}

extension WiringPlan {
    /// Whether generated code depends on an edge: that of its parent, or that of ancestors that pass something on.
    fileprivate func affectsGeneration(_ number: Int) -> Bool {
        let edge = graph.edges[number]
        // Needle registers every path.
        if graph.scopes[edge.child].dialect.isFoundByPath { return true }
        if wiring(of: edge.parent).contains(where: { $0.child == edge.child }) { return true }
        return resolution.needsOfScope[edge.child].contains { need in
            guard case .passedOn(let above)? = resolution.needs[need].routes.route(by: number)?.answer else {
                return false
            }
            return resolution.needs[above].ownRequirement == nil
        }
    }
}

extension ModuleSources {
    /// The names of the modules that its files import.
    fileprivate var importedModules: Set<String> { Set(files.flatMap { $0.imports.map(\.module) } + otherImports) }
}

extension Module {
    /// Whether a build of it reads only the module and its dependencies.
    fileprivate var isBuiltAlone: Bool { [.package, .packageFolder, .buildFolder].contains(origin) }
}

extension GeneratedText {
    /// The lines that declare something, sorted: the order, the comments and the imports do not matter.
    var statements: [String] {
        let lines: [Substring] = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map {
            $0.drop { $0 == " " }
        }
        return lines.filter { !$0.hasPrefix("//") && !$0.isImport }.map(String.init).sorted()
    }
}

extension Substring {
    fileprivate var isImport: Bool {
        let words: [Substring] = split(separator: " ")
        return words.prefix(3).contains("import")
    }
}
