import Modules
import ScopeGraph
import SwiftReader

/// The targets that compile the parts of generated wiring, where several targets compile some of the sources.
package struct CompilingTargets: Sendable {
    private let graph: ScopeGraph
    private let imports: ImportTable
    /// By path, the names of all targets that compile a file, if there are several.
    private let targetsOfSharedFiles: [String: Set<String>]

    package init(of sources: [ModuleSources], in graph: ScopeGraph, _ imports: ImportTable) {
        self.graph = graph
        self.imports = imports
        var found: [String: Set<String>] = [:]
        for part in sources {
            for (file, others) in part.sharersOfFiles { found[file] = Set(others).union([part.module.name]) }
        }
        targetsOfSharedFiles = found
    }

    /// Whether each file is of one target.
    package var isEmpty: Bool { targetsOfSharedFiles.isEmpty }

    /// The names of the targets that compile a file; empty if the file is not in the sources.
    package func ofFile(_ file: String) -> Set<String> {
        if let shared = targetsOfSharedFiles[file] { return shared }
        return imports.module(ofFile: file).map { [graph.modules[$0].name] } ?? []
    }

    /// The names of the targets that compile a parent, a child's dependency, and so the clause with which the parent
    /// conforms to it.
    package func ofClause(from parent: Int, to child: Int) -> Set<String> {
        let all = ofFile(graph.scopes[parent].location.file)
        guard all.count > 1, let dependencyProtocol = graph.scopes[child].dependency else { return all }
        let files = dependencyProtocol.location.map { [$0.file] } ?? dependencyProtocol.protocols.map(\.location.file)
        let name = String(dependencyProtocol.name.prefix { $0 != "." })
        let known = files.reduce(all) { common, file in
            let narrower = common.intersection(ofFile(file))
            // A module that does not compile the component is imported.
            return narrower.isEmpty ? common : narrower
        }
        guard known.count < all.count, isPassed(from: parent, to: child, in: all) else { return known }
        // Each target may declare a type of its own behind the name that their common code uses.
        let declared = imports.declaredTypes.value[name].map { ofFile($0.file) }
        return declared.reduce(known) { $0.union($1.intersection(all)) }
    }

    /// Whether some targets all compile the code that passes the parent to the child.
    private func isPassed(from parent: Int, to child: Int, in targets: Set<String>) -> Bool {
        graph.edges(from: parent, to: child).contains { number in
            let edge = graph.edges[number]
            return edge.injected == .itself && ofFile(edge.location.file).isSuperset(of: targets)
        }
    }

    /// Whether the clause has to be in a file that fewer targets compile than the class.
    package func isNarrow(clauseFrom parent: Int, to child: Int) -> Bool {
        if isEmpty { return false }
        return ofClause(from: parent, to: child) != ofFile(graph.scopes[parent].location.file)
    }
}
