/// The kind of name expected as the next word.
enum FileSummaryNaming: UInt8 {
    case nothing, type, extended, function, variable, module
}

/// The keywords before names, found by their hashes.
///
/// The table is built once and never changes, so its pointer may be shared.
struct FileSummaryKeywords: @unchecked Sendable {
    static let shared = FileSummaryKeywords()

    struct Entry {
        var hash: UInt32 = 0
        var naming = FileSummaryNaming.nothing
    }

    /// Indexed by some bits of the hash, which differ for all keywords; a test checks this.
    let entries: UnsafeMutablePointer<Entry>
    static let size = 256
    static let words: [(String, FileSummaryNaming)] = [
        ("class", .type), ("struct", .type), ("enum", .type), ("actor", .type), ("protocol", .type),
        ("typealias", .type), ("extension", .extended), ("func", .function), ("var", .variable), ("let", .variable),
        ("import", .module), ("macro", .function),
    ]
    // Ordinary names if a name is expected.
    let actor = WordHash("actor").value
    let macro = WordHash("macro").value

    @inline(__always)
    static func slot(of hash: UInt32) -> Int { Int(hash &>> 4) & (size &- 1) }

    private init() {
        entries = .allocate(capacity: FileSummaryKeywords.size)
        entries.initialize(repeating: Entry(), count: FileSummaryKeywords.size)
        for (word, naming) in FileSummaryKeywords.words {
            let hash = WordHash(word).value
            entries[FileSummaryKeywords.slot(of: hash)] = Entry(hash: hash, naming: naming)
        }
    }

    /// `nothing` for any other word.
    @inline(__always)
    func naming(_ hash: UInt32) -> FileSummaryNaming {
        let entry = entries[FileSummaryKeywords.slot(of: hash)]
        return entry.hash == hash ? entry.naming : .nothing
    }
}
