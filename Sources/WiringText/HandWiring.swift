import Modules
import ScopeGraph

/// Which wiring is handwritten: a gap in it is then an error, not something still to be generated.
package struct HandWiring: Sendable {
    /// For each module, whether its wiring is handwritten; empty if there are no sources.
    private let handWired: [Bool]
    /// For each module, whether the configuration says so.
    private let configured: [Bool]
    /// The modules that declare the wiring of a parent for a child, where these are not the parent's own: by
    /// `[parent, child]`, because a pair cannot be a key.
    private let homes: [[Int]: Int]

    /// No handwritten wiring.
    package init() { (handWired, configured, homes) = ([], [], [:]) }

    package init(of sources: [ModuleSources], in graph: ScopeGraph, homes: [[Int]: Int] = [:]) {
        handWired = graph.handWiredModules(sources)
        configured = sources.map { $0.wiringMode == .hand }
        self.homes = homes
    }

    /// Whether the wiring of a module is handwritten.
    package func contains(_ module: Int) -> Bool { handWired.indices.contains(module) && handWired[module] }

    /// The same for the module that declares the wiring of an edge, usually the parent's own. A component or dependency
    /// that is private to its file is always wired by hand, because a generated file cannot name it.
    package func contains(_ edge: Edge, in graph: ScopeGraph) -> Bool {
        let parent = graph.scopes[edge.parent]
        if parent.kind == .component, !parent.isExtensible { return true }
        return graph.hasPrivateDependency(edge) || contains(home(of: edge, in: graph))
    }

    /// Whether the configuration says that the wiring of a module is handwritten.
    package func isConfigured(for module: Int) -> Bool {
        configured.indices.contains(module) && configured[module]
    }

    /// The module that declares the wiring of an edge: an index into `ScopeGraph.modules`.
    package func home(of edge: Edge, in graph: ScopeGraph) -> Int {
        let own = graph.scopes[edge.parent].module
        return homes.isEmpty ? own : homes[[edge.parent, edge.child]] ?? own
    }
}

extension ScopeGraph {
    /// For each module, whether its wiring is handwritten.
    ///
    /// The configuration takes precedence. Otherwise the wiring of a module is generated if it has a generated file,
    /// has an entry in the configuration, or inherits a protocol whose name is reserved for generation.
    fileprivate func handWiredModules(_ sources: [ModuleSources]) -> [Bool] {
        var isGenerated = sources.map { !$0.generated.isEmpty || $0.generatedPath != nil || $0.isGeneratedByBuild }
        for scope in scopes {
            guard let dependencyProtocol = scope.dependency, let home = dependencyProtocol.module,
                isGenerated.indices.contains(home),
                !isGenerated[home]
            else { continue }
            isGenerated[home] = !dependencyProtocol.reservedParents.isEmpty
        }
        return zip(sources, isGenerated).map { module, isGenerated in
            module.wiringMode.map { $0 == .hand } ?? !isGenerated
        }
    }
}

extension DependencyProtocol {
    /// The inherited protocols that no source declares and whose names are reserved for generation.
    package var reservedParents: [String] {
        if undeclaredParents.isEmpty { return [] }
        let prefix = flatName
        // A child's name starts with a capital, so `Dependency` is not reserved for `D`.
        return undeclaredParents.filter { name in
            name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase ?? false
        }
    }
}
