import SwiftReader

/// The parts of a type, typealias or extension declaration that selection follows.
struct TypeHead {
    /// The simple name; for an extension, the last word of the extended type.
    let name: WordHash
    let isExtension: Bool
    /// The words of its inheritance clause; for a typealias, those of its underlying type.
    let inherited: [WordHash]
    /// Its member variables that other files can name.
    let properties: [WordHash]
    /// Its member functions, cases and types.
    let others: [WordHash]

    /// The heads of a file.
    static func all(in source: SourceFile) -> [TypeHead] {
        source.declarations.compactMap { declaration in
            guard declaration.isNominal || declaration.kind == .typealias || declaration.kind == .extension else {
                return nil
            }
            return TypeHead(declaration, in: source)
        }
    }

    private init?(_ declaration: Declaration, in source: SourceFile) {
        guard let name = source.lastHash(in: declaration.name) else { return nil }
        var inherited: [WordHash] = []
        inherited.reserveCapacity(declaration.inherited.indices.count)
        for index in declaration.inherited.indices { source.addHashes(in: source.types[index], to: &inherited) }
        var properties: [WordHash] = []
        var others: [WordHash] = []
        for item in declaration.body.map({ source[$0].items.indices }) ?? 0..<0 {
            guard case .declaration(let id) = source.items[item] else { continue }
            let member = source[id]
            switch member.kind {
            case .variable where (member.access ?? .internal) > .fileprivate:
                source.addHashes(in: member.name, to: &properties)
            case .function, .enumCase, .class, .struct, .enum, .actor, .protocol, .typealias:
                source.addHashes(in: member.name, to: &others)
            default: continue
            }
        }
        self.name = name
        isExtension = declaration.kind == .extension
        self.inherited = inherited
        self.properties = properties
        self.others = others
    }
}
