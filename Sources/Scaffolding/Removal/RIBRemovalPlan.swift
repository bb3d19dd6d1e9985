import ScopeGraph
import ScopeRules
import Semantics
import Modules
import SwiftReader

/// The removal of a RIB: its files, and the edits that unwire it from its parents.
package struct RIBRemovalPlan: Sendable {
    /// The names of the files to delete.
    package private(set) var files: Set<String> = []
    package private(set) var edits = ScaffoldEdits()
    /// The files of mocks to be written again, with the commands that write them; by absolute path.
    package private(set) var mocks: [String: String] = [:]
    /// The words that no code may contain afterwards.
    package private(set) var removed = RemovedNames()
    /// The name of the module of the RIB, and the names of the files of its parents that may import it only for the RIB.
    package private(set) var module: (name: String, importers: Set<String>) = ("", [])

    /// - Parameter scope: an index into `ScopeGraph.scopes`.
    /// - Throws: why it cannot be removed.
    package init(_ scope: Int, in sources: ScaffoldSources) throws(ScaffoldRefusal) {
        let graph = sources.subject.graph
        let removedScope = graph.scopes[scope]
        let name = try Self.name(of: removedScope)
        // A builder that takes the component is a scope, too.
        let children = graph.children(of: scope).filter { $0 != scope && graph.scopes[$0].name != name[.builder] }
            .map { "'\(graph.scopes[$0].name)'" }
        guard children.isEmpty else {
            throw ScaffoldRefusal(
                "'\(removedScope.name)' is the parent of \(children.joined(separator: ", ")): remove or move that first."
            )
        }
        let tables = sources.modules.map(TypeTable.init)
        let tests = sources.tests(of: sources.modules[removedScope.module].module)
        let rib = RemovedRIB(
            name,
            in: sources.modules[removedScope.module],
            tables[removedScope.module],
            tests: tests.map { sources.modules[$0] },
            generatedMocks: Set(sources.mocks.keys)
        )
        files = Set(rib.files.map(\.path))
        for written in rib.declarations {
            edits.add(SourceLines(of: written.source).edits(removing: written.declaration.range))
        }
        edits.add(rib.sharedDoubles)
        let types = rib.types.union(rib.files.flatMap(\.typeNames))
        removed.types = types.union(rib.types.map { "\($0)Mock" }).subtracting(rib.sharedNames)
        var testModules = Set(tests)
        for parent in graph.parents(of: scope) where parent != scope {
            let unwiring = Unwiring(scope, name, from: parent, in: sources, tables)
            edits.add(unwiring.edits)
            removed.add(unwiring.removed)
            testModules.formUnion(sources.tests(of: sources.modules[graph.scopes[parent].module].module))
            if graph.scopes[parent].module != removedScope.module {
                module.importers.formUnion(unwiring.edits.edits.keys)
            }
        }
        module.name = sources.modules[removedScope.module].module.name
        for number in [removedScope.module] + tests { removed.add(sources.modules[number].module, in: sources) }
        addMocks(of: removedScope, testModules.sorted(), sources)
    }

    /// The name of the RIB of a scope.
    static func name(of scope: Scope) throws(ScaffoldRefusal) -> RIBName {
        guard let name = RIBName(scope.nameOfRIB), scope.name == name[.component] || scope.kind == .builder else {
            throw ScaffoldRefusal("'\(scope.name)' is not the component of a RIB with types of one name.")
        }
        return name
    }

    /// Files of mocks are written again without the scope, or deleted if they are of that scope alone.
    private mutating func addMocks(of scope: Scope, _ tests: [Int], _ sources: ScaffoldSources) {
        for file in tests.flatMap({ sources.modules[$0].files.map(\.path) }) {
            guard let command = sources.mocks[file].map(MockWords.init) else { continue }
            let words = command.without(scope)
            if !command.scopes.isEmpty, words.scopes.isEmpty {
                files.insert(file)
            } else {
                mocks[sources.location(file)] = words.words.joined(separator: " ")
            }
        }
    }
}
