import NeedleText
import ScopeGraph
import SourceLayout
import SwiftReader

/// The files in which components and their dependencies stand: what they import is imported, and for pluginized
/// components a hash over them is written.
struct NeedleFiles {
    /// The import statements for the file of one module, sorted.
    let imports: [String]
    /// The MD5 over the names and the MD5s of the files of all dependencies and components, sorted, each once; `nil`
    /// where no component is pluginized, for then nobody reads it.
    let hash: String?

    /// - Parameter module: where generated code stands.
    init(of sources: [ModuleSources], graph: ScopeGraph, module: Int) {
        let scopes = graph.scopes.filter { $0.isNeedleComponent }
        let names = Set(scopes.map(\.name))
        let isPluginized = graph.scopes.contains { if case .core? = $0.plugin { true } else { false } }
        var homes: [String: Set<String>] = [:]
        for scope in scopes { homes[scope.place.file, default: []].insert(scope.name) }
        var found = FoundImports()
        var lines: Set<[String]> = []
        for (number, part) in sources.enumerated() where number == module || !part.module.kind.standsAlone {
            for file in part.files {
                let own = homes[file.path]
                guard own != nil || file.mayMatter(names) else { continue }
                found.add(file, except: graph.modules[module].name)
                guard isPluginized else { continue }
                let entities = (own ?? []).union(file.protocols(inheriting: "Dependency"))
                guard !entities.isEmpty else { continue }
                let hash = MD5.hex(of: file.bytes)
                for name in entities { lines.insert([name, hash]) }
            }
        }
        found.add(Set(scopes.map(\.module)).subtracting([module]).map { graph.modules[$0].name })
        imports = found.statements
        let text = lines.sorted { $0.lexicographicallyPrecedes($1) }.map { "\($0[0]):\($0[1])\n" }.joined()
        hash = isPluginized ? MD5.hex(of: Array(text.utf8)) : nil
    }
}

/// Import statements with the conditions on which they stand.
private struct FoundImports {
    private var conditions: [String: Set<[String]>] = [:]
    private var modules: Set<String> = []
    /// The statements that some file has without a condition, which most files have in common.
    private var unconditional: Set<String> = []

    mutating func add(_ file: SourceFile, except own: String) {
        for declaration in file.declarations where declaration.kind == .import {
            let statement = file.text(declaration.range)
            if unconditional.contains(statement) { continue }
            let name = String(file.joined(declaration.name).prefix { $0 != "." })
            guard name != own else { continue }
            let tests = file.conditionTexts(of: declaration)
            if tests.isEmpty {
                modules.insert(name)
                unconditional.insert(statement)
            }
            conditions[statement, default: []].insert(tests)
        }
    }

    /// Adds modules that some file may have imported already.
    mutating func add(_ names: [String]) {
        for name in names where !modules.contains(name) { conditions["import \(name)"] = [[]] }
    }

    var statements: [String] {
        conditions.sorted { $0.key < $1.key }.map { statement, conditions in
            guard !conditions.contains([]) else { return statement }
            let tests = conditions.map { $0.map { "(\($0))" }.joined(separator: " && ") }.sorted()
            let test = conditions.count == 1 ? conditions.first?.joined(separator: " && ") : nil
            return "#if \(test ?? tests.joined(separator: " || "))\n\(statement)\n#endif"
        }
    }
}

extension SourceFile {
    /// Whether a file without components has to do with them: it declares a dependency or extends a component.
    fileprivate func mayMatter(_ components: Set<String>) -> Bool {
        guard !belongsToRIBs else { return false }
        return !protocols(inheriting: "Dependency").isEmpty || !protocols(inheriting: "PluginExtension").isEmpty
            || extends(components)
    }

    /// Whether what it calls a dependency is one of RIBs' own, by what it imports.
    fileprivate var belongsToRIBs: Bool {
        let libraries = importedModules.filter { ScopeGraph.isLibrary($0) }
        return !libraries.isEmpty && !libraries.contains("NeedleFoundation")
    }

    /// The protocols that inherit one of the library's.
    fileprivate func protocols(inheriting base: String) -> [String] {
        declarations.filter { declaration in
            declaration.kind == .protocol
                && declaration.inherited.indices.contains { number in
                    joined(types[number]).split(separator: ".").last == base[...]
                }
        }
        .map { name($0.name) }
    }

    fileprivate func extends(_ names: Set<String>) -> Bool {
        declarations.contains { $0.kind == .extension && names.contains(joined($0.name)) }
    }
}
