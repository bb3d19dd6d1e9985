import NeedleText
import ScopeGraph
import Modules
import SwiftReader
import WiringText

/// The files that declare components and their dependencies. Generated code repeats their imports, and contains a hash
/// over them if there are pluginized components.
struct NeedleFiles {
    /// The import statements for the file of one module, sorted.
    let imports: [String]
    /// The MD5 over the names and the MD5s of the files of all dependencies and components, sorted, without duplicates;
    /// `nil` if no component is pluginized, because the hash is then unused.
    let hash: String?

    /// - Parameter tree: the components for which code is generated.
    init(of sources: [ModuleSources], imports table: ImportTable, tree: NeedleTree) {
        let graph = tree.graph
        let scopes = graph.scopes.filter { $0.isNeedleComponent }
        let names = Set(scopes.map(\.name))
        let isPluginized = graph.scopes.contains { if case .core? = $0.plugin { true } else { false } }
        var homes: [String: Set<String>] = [:]
        for scope in scopes { homes[scope.location.file, default: []].insert(scope.name) }
        let members = tree.components.map { graph.scopes[$0].module }
        let reached = Set(members).union(table.reached(from: tree.module))
        let dependencyProtocols = tree.components.compactMap { graph.scopes[$0].dependency }
        let locations = dependencyProtocols.flatMap { dependencyProtocol in
            [dependencyProtocol.location].compactMap(\.self) + dependencyProtocol.protocols.map(\.location)
        }
        let dependencyFiles = Set(locations.map(\.file))
        var found = NeedleImports(table: table, module: tree.module)
        var lines: Set<[String]> = []
        for (number, part) in sources.enumerated() where number == tree.module || !part.module.kind.standsAlone {
            guard reached.contains(number) else { continue }
            let isShared = table.sharesFiles(with: part.module.name, in: tree.module)
            for file in part.files {
                // The imports of the other files may not exist for this target.
                if isShared, part.sharersOfFiles[file.path]?.contains(table.name(of: tree.module)) != true { continue }
                let own = homes[file.path]
                guard own != nil || dependencyFiles.contains(file.path) || file.mayMatter(names, table) else {
                    continue
                }
                found.add(file)
                guard isPluginized else { continue }
                let entities = (own ?? []).union(file.protocols(inheriting: "Dependency"))
                guard !entities.isEmpty else { continue }
                let hash = MD5.hex(of: file.bytes)
                for name in entities { lines.insert([name, hash]) }
            }
        }
        let library = NeedleLibraryNames.library
        // Only modules that they import know the library, and have typealiases of its types.
        let isAliased = !found.bring(library) && reached.contains { table.libraries(of: $0).contains(library) }
        let open = tree.components.filter { graph.scopes[$0].access >= .package }.map { graph.scopes[$0].module }
        imports = found.statements(
            besides: Set(members + dependencyFiles.compactMap(table.module(ofFile:))).subtracting([tree.module])
                .map { graph.modules[$0].name } + (isAliased ? [library] : []),
            open: Set(open.map { graph.modules[$0].name } + (open.isEmpty ? [] : [library])),
            named: { Self.names(in: tree) }
        )
        let text = lines.sorted { $0.lexicographicallyPrecedes($1) }.map { "\($0[0]):\($0[1])\n" }.joined()
        hash = isPluginized ? MD5.hex(of: Array(text.utf8)) : nil
    }

    /// By module, the names of the components, their dependencies and the types of their requirements.
    private static func names(in tree: NeedleTree) -> [String: Set<String>] {
        let graph = tree.graph
        // Generated code always uses these, so the import of a symbol does not suffice.
        var names: [String: Set<String>] = [
            NeedleLibraryNames.library: ["Scope", "__DependencyProviderRegistry"]
        ]
        func add(_ name: String, of module: Int) {
            names[graph.modules[module].name, default: []].insert(String(name.prefix { $0 != "." }))
        }
        for scope in tree.components.map({ graph.scopes[$0] }) {
            add(scope.name, of: scope.module)
            if let dependencyProtocol = scope.dependency {
                if let home = dependencyProtocol.module { add(dependencyProtocol.name, of: home) }
                for part in dependencyProtocol.parts { if let home = part.module { add(part.name, of: home) } }
            }
            for type in scope.requirements.flatMap(\.type.names) { add(type.name, of: type.module) }
        }
        return names
    }
}

extension SourceFile {
    /// Whether a file without components is relevant to them: it declares a dependency or extends a component.
    fileprivate func mayMatter(_ components: Set<String>, _ imports: ImportTable) -> Bool {
        guard !belongsToRIBs(imports) else { return false }
        return !protocols(inheriting: "Dependency").isEmpty || !protocols(inheriting: "PluginExtension").isEmpty
            || extends(components)
    }

    /// Whether its imports show that `Dependency` is RIBs' own.
    private func belongsToRIBs(_ imports: ImportTable) -> Bool {
        let libraries = imports.libraries(ofFile: path)
        return !libraries.isEmpty && !libraries.contains("NeedleFoundation")
    }

    /// The names of the protocols that inherit one of the library's protocols.
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
