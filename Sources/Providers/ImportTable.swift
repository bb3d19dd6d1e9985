import ScopeGraph
import SourceLayout
import SwiftReader

/// What the sources import, so that generated code can import it too.
struct ImportTable {
    private var libraries: [[String]] = []
    private var foreign: [String: [String]] = [:]

    init(of sources: [ModuleSources]) {
        let known = Set(sources.map(\.module.name))
        for module in sources {
            var found: Set<String> = []
            for file in module.files {
                let names = file.importedModules
                found.formUnion(names.filter { ScopeGraph.isLibrary($0) })
                foreign[file.path] = names.filter { !known.contains($0) }
            }
            libraries.append(found.sorted())
        }
    }

    /// The RIBs and Needle libraries that a module imports, sorted.
    func libraries(of module: Int) -> [String] { libraries.indices.contains(module) ? libraries[module] : [] }

    /// The modules that a file imports and whose sources are not at hand.
    func foreign(in file: String) -> [String] { foreign[file] ?? [] }
}
