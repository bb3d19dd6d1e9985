import ScopeGraph
import Semantics
import Modules
import SwiftReader
import WiringText

extension HandWrittenWiring {
    /// The protocols that RIBs' templates create for each child: empty, with a name reserved for generation.
    func emptyProtocols(of scope: Int, _ mentions: [[String: Int]]) -> [Removal] {
        guard let dependencyProtocol = graph.scopes[scope].dependency, let home = dependencyProtocol.module else {
            return []
        }
        let children = graph.edgesDown[scope].map { graph.edges[$0] }.filter { $0.injected == .itself }.map(\.child)
        return children.compactMap { child -> Removal? in
            guard let name = graph.passThroughName(parent: scope, child: child),
                let candidates = emptyProtocols[home][name], candidates.count == 1, let found = candidates.first,
                isBare(found, graph.scopes[scope].dialect)
            else { return nil }
            let isInherited = dependencyProtocol.protocols.contains { $0.name == name }
            guard
                isInherited
                    || (found.declaration.access ?? .internal) <= .internal && mentions[home][name, default: 0] < 2
            else { return nil }
            return Removal(
                scope: graph.scopes[scope].id,
                kind: .emptyProtocol(name, isInherited: isInherited),
                file: found.source.path,
                declaration: found.id,
                clause: nil,
                access: found.declaration.access ?? .internal
            )
        }
    }

    /// Whether deleting an empty protocol loses nothing.
    private func isBare(_ found: WrittenDeclaration, _ dialect: Dialect) -> Bool {
        let declaration = found.declaration
        guard declaration.condition == nil, declaration.attributes.isEmpty, declaration.whereClause.isEmpty,
            !found.source.holdsPersonalComment(found.id)
        else { return false }
        return found.source.types[declaration.inherited.indices].allSatisfy {
            isWritten(found.source.joined($0), dialect.dependencyProtocol)
        }
    }

    /// By module, how often its sources name each of its empty protocols, the declaration included.
    func mentionsOfEmptyProtocols(in sources: [ModuleSources]) -> [[String: Int]] {
        zip(sources, emptyProtocols).map { module, protocols in
            guard !protocols.isEmpty else { return [:] }
            var result = protocols.mapValues { _ in 0 }
            for source in module.files {
                let all = SourceRange(start: 0, end: UInt32(source.bytes.count))
                for token in source.tokens(in: all) {
                    let name = source.name(token.range)
                    if let count = result[name] { result[name] = count + 1 }
                }
            }
            return result
        }
    }
}

extension SourceFile {
    /// Whether a protocol has braces with nothing in them.
    func asksForNothing(_ id: DeclarationID) -> Bool { self[id].body.map { self[$0].items.isEmpty } ?? false }
}
