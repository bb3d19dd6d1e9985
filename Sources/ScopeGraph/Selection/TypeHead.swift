import SwiftReader

/// What one declaration of a type, typealias or extension says that selection follows.
struct TypeHead {
    /// The simple name; of an extension, the last word of the extended type.
    let name: WordHash
    let isExtension: Bool
    /// The words of its inheritance clause, of a typealias the words of what it stands for.
    let inherited: [WordHash]
    /// The variables among its members that other files can name.
    let properties: [WordHash]
    /// The functions, cases and types among its members.
    let others: [WordHash]

    /// The heads of a file.
    static func all(in source: SourceFile) -> [TypeHead] {
        source.declarations.compactMap { declaration in
            guard declaration.isNominal || declaration.kind == .typealias || declaration.kind == .extension else {
                return nil
            }
            let inherited = declaration.inherited.indices.flatMap { source.hashes(in: source.types[$0]) }
            let nameWords = source.hashes(in: declaration.name)
            guard let name = nameWords.last else { return nil }
            let members = declaration.body.map { source.members(of: $0) } ?? ([], [])
            return TypeHead(
                name: name,
                isExtension: declaration.kind == .extension,
                inherited: inherited,
                properties: members.0,
                others: members.1
            )
        }
    }
}

extension SourceFile {
    fileprivate func hashes(in range: SourceRange) -> [WordHash] {
        words(in: range).map { WordHash(bytes, in: Int($0.start)..<Int($0.end)) }
    }

    fileprivate func members(of block: BlockID) -> (properties: [WordHash], others: [WordHash]) {
        var properties: [WordHash] = []
        var others: [WordHash] = []
        for item in self[block].items.indices {
            guard case .declaration(let id) = items[item] else { continue }
            switch self[id].kind {
            case .variable where (self[id].access ?? .internal) > .fileprivate: properties += hashes(in: self[id].name)
            case .function, .enumCase, .class, .struct, .enum, .actor, .protocol, .typealias:
                others += hashes(in: self[id].name)
            default: continue
            }
        }
        return (properties, others)
    }
}
