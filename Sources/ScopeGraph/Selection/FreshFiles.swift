import SwiftReader

/// What is found in some selected files by themselves.
package struct FreshFiles: Sendable {
    struct File {
        /// As in the selection.
        fileprivate(set) var number: Int
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
    package init(reserving count: Int) {
        files.reserveCapacity(count)
        words.reserveCapacity(count * Self.usualWords)
        heads.reserveCapacity(count * Self.usualHeads)
    }

    /// Adds what does not depend on other files.
    package mutating func add(_ number: Int, _ source: SourceFile, _ summary: FileSummary, _ dialects: Dialects) {
        add(number, source, summary, dialects.words)
    }

    mutating func add(_ number: Int, _ source: SourceFile, _ summary: FileSummary, _ dialectWords: SelectionWords) {
        let start = heads.count
        for declaration in source.declarations where TypeHead.isHead(declaration.kind) {
            if let head = TypeHead(declaration, in: source, addingTo: &words) { heads.append(head) }
        }
        let end = words.count
        for name in summary.names where name.kind == .type || name.kind == .global { words.append(name.word) }
        files.append(
            File(
                number: number,
                hasRoot: dialectWords.roots.containsAny(of: summary.words),
                heads: start..<heads.count,
                names: end..<words.count
            )
        )
    }

    package var isEmpty: Bool { files.isEmpty }

    /// The same files under other numbers.
    ///
    /// - Parameter distance: what is added to their numbers.
    package func moved(by distance: Int) -> FreshFiles {
        var moved = self
        for index in moved.files.indices { moved.files[index].number += distance }
        return moved
    }

    /// Notes which words of the files others declare.
    ///
    /// - Parameters:
    ///   - summaries: those of all files.
    ///   - names: what files that are not selected declare.
    mutating func addUsed(_ summaries: [FileSummary], declaredByOthers names: WordSet) {
        guard !names.isEmpty else { return }
        for file in files { names.addMembers(among: summaries[file.number].words, to: &used) }
    }
}
