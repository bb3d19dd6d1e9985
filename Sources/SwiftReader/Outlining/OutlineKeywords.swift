/// What the next word is the name of.
enum OutlineNaming: UInt8 {
    case nothing, type, extended, function, variable, module
}

/// The words in front of names, found by their hashes.
///
/// Built once and never changed, which is why its pointer may be shared.
struct OutlineKeywords: @unchecked Sendable {
    static let shared = OutlineKeywords()

    struct Entry {
        var hash: UInt32 = 0
        var naming = OutlineNaming.nothing
    }

    /// By some bits of the hash; no two of the words have them in common, which a test proves.
    let entries: UnsafeMutablePointer<Entry>
    static let size = 256
    static let words: [(String, OutlineNaming)] = [
        ("class", .type), ("struct", .type), ("enum", .type), ("actor", .type), ("protocol", .type),
        ("typealias", .type), ("extension", .extended), ("func", .function), ("var", .variable), ("let", .variable),
        ("import", .module), ("macro", .function),
    ]
    // Names like any others where one is due.
    static let actor = WordHash("actor").value
    static let macro = WordHash("macro").value

    @inline(__always)
    static func slot(of hash: UInt32) -> Int { Int(hash &>> 4) & (size &- 1) }

    private init() {
        entries = .allocate(capacity: OutlineKeywords.size)
        entries.initialize(repeating: Entry(), count: OutlineKeywords.size)
        for (word, naming) in OutlineKeywords.words {
            let hash = WordHash(word).value
            entries[OutlineKeywords.slot(of: hash)] = Entry(hash: hash, naming: naming)
        }
    }

    /// `nothing` for any other word.
    @inline(__always)
    func naming(_ hash: UInt32) -> OutlineNaming {
        let entry = entries[OutlineKeywords.slot(of: hash)]
        return entry.hash == hash ? entry.naming : .nothing
    }
}
