import SwiftReader

/// What is found in some selected files by themselves.
struct FreshFiles: Sendable {
    struct File {
        /// As in the selection.
        let number: Int
        /// Whether it contains a word that leads to a scope in any file.
        let hasRoot: Bool
        /// Its declarations, in `heads`.
        let heads: Range<Int>
        /// In `words`, the names of its types outside of others, and of its globals.
        let names: Range<Int>
    }

    private(set) var files: [File] = []
    /// The words of the heads and names.
    private(set) var words: [WordHash] = []
    private(set) var heads: [TypeHead] = []
    /// The words in the files that others declare.
    private(set) var used: [WordHash] = []

    // Typical numbers for one file.
    private static let usualWords = 24
    private static let usualHeads = 3

    /// - Parameter count: the number of files.
    init(reserving count: Int) {
        files.reserveCapacity(count)
        words.reserveCapacity(count * Self.usualWords)
        heads.reserveCapacity(count * Self.usualHeads)
    }

    /// - Parameter names: what files that are not selected declare.
    mutating func add(
        _ number: Int,
        _ source: SourceFile,
        _ summary: FileSummary,
        declaredByOthers names: WordSet,
        _ dialectWords: SelectionWords
    ) {
        let start = heads.count
        source.declarations.withUnsafeBufferPointer { declarations in
            source.items.withUnsafeBufferPointer { items in
                for index in declarations.indices where TypeHead.isHead(declarations[index].kind) {
                    let head = TypeHead(declarations[index], among: declarations, items, in: source, addingTo: &words)
                    if let head { heads.append(head) }
                }
            }
        }
        let end = words.count
        for name in summary.names where name.kind == .type || name.kind == .global { words.append(name.word) }
        if !names.isEmpty { names.addMembers(among: summary.words, to: &used) }
        files.append(
            File(
                number: number,
                hasRoot: dialectWords.roots.containsAny(of: summary.words),
                heads: start..<heads.count,
                names: end..<words.count
            )
        )
    }
}
