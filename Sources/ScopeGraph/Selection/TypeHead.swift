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
            let inherited = declaration.inherited.indices.flatMap { source.words(in: source.types[$0]) }
            let nameWords = source.words(in: declaration.name)
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
    /// The words of a range: runs of what names are made of.
    fileprivate func words(in range: SourceRange) -> [WordHash] {
        let bytes = bytes
        var start = min(Int(range.start), bytes.count)
        let end = max(start, min(Int(range.end), bytes.count))
        var words: [WordHash] = []
        while start < end {
            var index = start
            while index < end, Self.isWord(bytes[index]) { index += 1 }
            if index > start { words.append(WordHash(bytes, in: start..<index)) }
            start = index + 1
        }
        return words
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "$"), 0x80...:
            true
        default: false
        }
    }

    fileprivate func members(of block: BlockID) -> (properties: [WordHash], others: [WordHash]) {
        var properties: [WordHash] = []
        var others: [WordHash] = []
        for item in self[block].items.indices {
            guard case .declaration(let id) = items[item] else { continue }
            switch self[id].kind {
            case .variable where (self[id].access ?? .internal) > .fileprivate: properties += words(in: self[id].name)
            case .function, .enumCase, .class, .struct, .enum, .actor, .protocol, .typealias:
                others += words(in: self[id].name)
            default: continue
            }
        }
        return (properties, others)
    }
}
