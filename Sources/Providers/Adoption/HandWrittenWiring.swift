import ScopeGraph
import SourceLayout
import SwiftReader

/// Finds what is written by hand and could be generated: clauses, pure pass-throughs, empty protocols.
///
/// It is careful: what carries attributes, stands inside `#if`, shares a line or has a comment of its own stays.
struct HandWrittenWiring {
    let graph: ScopeGraph
    private let sources: [ModuleSources]
    /// By path.
    let files: [String: SourceFile]
    /// By module, the extensions at the top level of a file, by the name of the extended type.
    private let extensions: [[String: [Declared]]]
    /// By module, the protocols at the top level of a file that ask for nothing, by name.
    let emptyProtocols: [[String: [Declared]]]
    /// The names of the classes that hand their members on to subclasses.
    let superclasses: Set<String>

    struct Declared {
        let source: SourceFile
        let id: DeclarationID
        var declaration: Declaration { source[id] }
    }

    init(graph: ScopeGraph, sources: [ModuleSources]) {
        self.graph = graph
        self.sources = sources
        files = Dictionary(sources.flatMap(\.files).map { ($0.path, $0) }) { first, _ in first }
        extensions = sources.map { module in
            Self.declared(in: module) { $0[$1].kind == .extension }
        }
        emptyProtocols = sources.map { module in
            Self.declared(in: module) { $0[$1].kind == .protocol && $0.asksForNothing($1) }
        }
        superclasses = Set(graph.scopes.flatMap { $0.provisions + $0.withheld }.compactMap(\.inheritedFrom))
    }

    /// What stands at the top level of a module's files, by name.
    private static func declared(
        in module: ModuleSources,
        where isWanted: (SourceFile, DeclarationID) -> Bool
    ) -> [String: [Declared]] {
        var found: [String: [Declared]] = [:]
        for source in module.files {
            for item in source[.file].items.indices {
                guard case .declaration(let id) = source.items[item], isWanted(source, id) else { continue }
                found[source.joined(source[id].name), default: []].append(Declared(source: source, id: id))
            }
        }
        return found
    }

    /// All of it, in the order of the scopes.
    func removals() -> [Removal] {
        let names = Dictionary(grouping: graph.scopes.indices) {
            [String(graph.scopes[$0].module), graph.scopes[$0].name]
        }
        let mentions = mentionsOfEmptyProtocols(in: sources)
        var known: Set<Removal> = []
        return graph.scopes.indices.flatMap { number -> [Removal] in
            let scope = graph.scopes[number]
            guard scope.kind == .component, scope.dialect == .ribs, scope.isExtensible,
                graph.modules[scope.module].kind != .test,
                names[[String(scope.module), scope.name]]?.count == 1
            else { return [] }
            let owners = owners(of: scope)
            return conformances(of: number, in: owners) + passThroughs(of: scope, in: owners)
                + emptyProtocols(of: number, mentions)
        }
        .filter { known.insert($0).inserted }
    }

    /// The class and its extensions.
    private func owners(of scope: Scope) -> [Declared] {
        let own = files[scope.place.file].flatMap { source in
            declared(at: scope.place, in: source).map { Declared(source: source, id: $0) }
        }
        let added = extensions.indices.contains(scope.module) ? extensions[scope.module][scope.name] ?? [] : []
        return ([own].compactMap(\.self) + added).filter { owner in
            owner.declaration.condition == nil && owner.declaration.whereClause.isEmpty
        }
    }

    private func declared(at place: Place, in source: SourceFile) -> DeclarationID? {
        source.declarations.indices.first { number in
            let declaration = source.declarations[number]
            return declaration.isNominal && source.place(of: declaration.name) == place
        }
        .map { DeclarationID($0) }
    }
}
