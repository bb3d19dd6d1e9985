import SwiftReader

/// The parts of a type, typealias or extension declaration that selection follows.
///
/// Its words are in a list that many heads share.
struct TypeHead {
    /// The simple name; for an extension, the last word of the extended type.
    let name: WordHash
    let isExtension: Bool
    /// The words of its inheritance clause; for a typealias, those of its underlying type.
    let inherited: Range<Int>
    /// Its member variables that other files can name.
    let properties: Range<Int>
    /// Its member functions, cases and types.
    let others: Range<Int>

    /// Its member variables, functions, cases and types.
    var members: Range<Int> { properties.lowerBound..<others.upperBound }

    /// Whether a declaration of this kind has such parts.
    @inline(__always)
    static func isHead(_ kind: Declaration.Kind) -> Bool {
        switch kind {
        case .class, .struct, .enum, .actor, .protocol, .extension, .typealias: true
        default: false
        }
    }

    /// - Parameters:
    ///   - declaration: of a kind with such parts.
    ///   - words: the list to which its words are added.
    /// - Returns: `nil` for a declaration without a name.
    init?(_ declaration: Declaration, in source: SourceFile, addingTo words: inout [WordHash]) {
        guard let name = source.lastHash(in: declaration.name) else { return nil }
        self.name = name
        isExtension = declaration.kind == .extension
        let start = words.count
        for index in declaration.inherited.indices { source.addHashes(in: source.types[index], to: &words) }
        inherited = start..<words.count
        let members = source.declarations(in: declaration.body)
        for id in members where source[id].kind == .variable {
            let member = source[id]
            if (member.access ?? .internal) > .fileprivate { source.addHashes(in: member.name, to: &words) }
        }
        properties = inherited.upperBound..<words.count
        for id in members {
            let member = source[id]
            switch member.kind {
            case .function, .enumCase, .class, .struct, .enum, .actor, .protocol, .typealias:
                source.addHashes(in: member.name, to: &words)
            default: continue
            }
        }
        others = properties.upperBound..<words.count
    }
}
