import ScopeGraph
import Semantics
import Modules
import SwiftReader

/// Finds handwritten code that could be generated: clauses, pure pass-throughs, empty protocols.
///
/// It is conservative: code that has attributes, is inside `#if`, shares a line or has a comment of its own is kept.
struct HandWrittenWiring {
    let graph: ScopeGraph
    private let sources: [ModuleSources]
    let files: SourceTable
    /// By module, the extensions at the top level of a file, by the name of the extended type.
    private let extensions: [[String: [WrittenDeclaration]]]
    /// By module, the protocols without requirements at the top level of a file, by name.
    let emptyProtocols: [[String: [WrittenDeclaration]]]
    /// The names of the classes that subclasses inherit from.
    let superclasses: Set<String>

    init(graph: ScopeGraph, sources: [ModuleSources]) {
        self.graph = graph
        self.sources = sources
        files = SourceTable(sources)
        extensions = sources.map { module in
            Self.declared(in: module) { $0[$1].kind == .extension }
        }
        emptyProtocols = sources.map { module in
            Self.declared(in: module) { $0[$1].kind == .protocol && $0.asksForNothing($1) }
        }
        superclasses = Set(graph.scopes.flatMap { $0.provisions + $0.nearMisses }.compactMap(\.inheritedFrom))
    }

    /// The top-level declarations of a module's files, by name.
    private static func declared(
        in module: ModuleSources,
        where isIncluded: (SourceFile, DeclarationID) -> Bool
    ) -> [String: [WrittenDeclaration]] {
        var found: [String: [WrittenDeclaration]] = [:]
        for source in module.files {
            for id in source.declarations(in: .file) where isIncluded(source, id) {
                found[source.joined(source[id].name), default: []].append(WrittenDeclaration(source: source, id: id))
            }
        }
        return found
    }

    /// All removals, in the order of the scopes.
    func removals() -> [Removal] {
        let names = Dictionary(grouping: graph.scopes.indices) {
            [String(graph.scopes[$0].module), graph.scopes[$0].name]
        }
        let mentions = mentionsOfEmptyProtocols(in: sources)
        var known: Set<Removal> = []
        return graph.scopes.indices.flatMap { number -> [Removal] in
            let scope = graph.scopes[number]
            guard scope.kind == .component, scope.dialect.writer == .componentExtensions, scope.isExtensible,
                !graph.modules[scope.module].kind.standsAlone, sources[scope.module].wiringMode != .hand,
                names[[String(scope.module), scope.name]]?.count == 1
            else { return [] }
            let owners = owners(of: scope)
            let members = passThroughs(of: scope, in: owners)
            return conformances(of: number, in: owners).filter { !takesComment($0, with: members) } + members
                + emptyProtocols(of: number, mentions)
        }
        .filter { known.insert($0).inserted }
    }

    /// Whether only a handwritten comment would be left of an extension: then its clause is kept.
    private func takesComment(_ removal: Removal, with members: [Removal]) -> Bool {
        guard let source = files[removal.file] else { return false }
        let declaration = source[removal.declaration]
        guard declaration.kind == .extension, source.holdsPersonalComment(removal.declaration),
            let body = declaration.body
        else { return false }
        let going = Set(members.filter { $0.file == removal.file }.map(\.declaration))
        return source[body].items.indices.allSatisfy { item in
            guard case .declaration(let member) = source.items[item] else { return false }
            return going.contains(member)
        }
    }

    /// The class and its extensions.
    private func owners(of scope: Scope) -> [WrittenDeclaration] {
        let own = files.declaration(at: scope.location)
        let added = extensions.indices.contains(scope.module) ? extensions[scope.module][scope.name] ?? [] : []
        return ([own].compactMap(\.self) + added).filter { owner in
            owner.declaration.condition == nil && owner.declaration.whereClause.isEmpty
        }
    }
}
