import Cores
import SwiftReader

/// Selects the files that can affect a result.
///
/// A file is relevant if its code contains a word of the dialects. From there, names are followed in both directions to
/// a fixed point:
///
/// - *to declarations*: a file is relevant if it declares or extends what a relevant file names, because a known type
///   has another meaning than an unknown one.
/// - *to uses*: a file is relevant if it names something that leads to a scope: a type, global or extension member in a
///   file with such a word, or a property that a scope requires or provides.
///
/// The remaining files share no name with the relevant ones that could lead from one to the other.
package struct RelevantFiles: Sendable {
    private var summaries: [FileSummary]
    private let words: SelectionWords
    private var isSelected: [Bool]
    /// In the selected files, the declarations of types that may still turn out to belong to scopes.
    private var openHeads: [TypeHead] = []
    /// The selected files in which nothing leads to a scope yet.
    private var openFiles: [OpenFile] = []

    private struct OpenFile {
        let number: Int
        /// Whether it contains a word that leads to a scope in any file.
        let hasRoot: Bool
        /// The members that its extensions add to types that no source declares.
        let foreignMembers: [WordHash]
    }

    /// The names that lead to a scope.
    private var leading = WordSet()
    /// Types that inherit a word of scopes, directly or not.
    private var scopeTypes = WordSet()
    /// All that such types inherit, directly or not.
    private var scopeParts = WordSet()
    /// Incremented for each new word in the sets above.
    private var additions = 0
    /// The words added by the last query. Of the words that files use, only those are needed that others declare.
    private var freshLeading = WordSet()
    private var freshUsed = WordSet()

    private static let manyFiles = 512

    /// Whether a file is relevant independent of other files.
    package static func mattersByItself(_ summary: FileSummary, _ dialects: Dialects) -> Bool {
        mattersByWords(summary, dialects) || mattersByImports(summary, dialects)
    }

    package static func mattersByWords(_ summary: FileSummary, _ dialects: Dialects) -> Bool {
        summary.hasMark || dialects.words.ofFiles.containsAny(of: summary.words)
    }

    package static func mattersByImports(_ summary: FileSummary, _ dialects: Dialects) -> Bool {
        summary.imports.contains { dialects.isLibrary($0) }
    }

    /// - Parameter summaries: the summaries of all files. One summary may be that of several files together, until they
    ///   are told apart.
    package init(_ summaries: [FileSummary], _ dialects: Dialects) {
        self.summaries = summaries
        words = dialects.words
        isSelected = [Bool](repeating: false, count: summaries.count)
    }

    /// Selects files, and finds those that become relevant because of them.
    ///
    /// - Parameter files: on the first call, the files for which `mattersByItself` is true; then the result of the
    ///   previous call. With their contents.
    /// - Returns: the files to read next, ascending; empty at the fixed point.
    package mutating func select(_ files: [(number: Int, source: SourceFile)]) -> [Int] {
        freshLeading = WordSet()
        for file in files { isSelected[file.number] = true }
        let shares = portions(of: files.count, size: 128)
        let (names, heads) = sideBySide(isWorthwhile: files.count > Self.manyFiles) { [self] in
            namesOfUnselected()
        } _: {
            mapOnAllCores(shares) { files[$0].map { TypeHead.all(in: $0.source) } }
        }
        let found = mapOnAllCores(Array(zip(shares, heads))) { [summaries, words] portion, heads in
            zip(files[portion], heads).map { file, heads in
                FreshFile(heads, summaries[file.number], declaredByOthers: names, words)
            }
        }
        let fresh = Array(found.joined())
        let declared = declaredTypes(among: fresh.lazy.flatMap(\.heads).filter(\.isExtension).map(\.name))
        freshUsed = WordSet()
        for (location, file) in fresh.enumerated() {
            openHeads += file.heads
            let foreign = file.heads.filter { $0.isExtension && !declared.contains($0.name) }
            openFiles.append(
                OpenFile(
                    number: files[location].number,
                    hasRoot: file.hasRoot,
                    foreignMembers: foreign.flatMap { $0.properties + $0.others }
                )
            )
            for word in file.used { freshUsed.insert(word) }
        }
        spread()
        return wanted(among: summaries.count)
    }

    /// Tells several files apart that had one summary.
    ///
    /// - Parameters:
    ///   - number: their number, as returned by `select`.
    ///   - files: their summaries; the files get the next numbers.
    /// - Returns: those of them to read next, ascending.
    package mutating func tellApart(_ number: Int, _ files: [FileSummary]) -> [Int] {
        isSelected[number] = true
        let start = summaries.count
        summaries += files
        isSelected += [Bool](repeating: false, count: files.count)
        return (start..<summaries.count).filter(matters)
    }

    /// The names by which files that are not selected can be found.
    private func namesOfUnselected() -> WordSet {
        var count = 0
        for number in summaries.indices where !isSelected[number] { count += summaries[number].names.count }
        var names = WordSet(reserving: count)
        for number in summaries.indices where !isSelected[number] {
            for name in summaries[number].names where name.kind != .nestedType { names.insert(name.word) }
        }
        return names
    }

    /// The names that types in the sources have.
    private func declaredTypes(among names: some Sequence<WordHash>) -> WordSet {
        var wordsOfNames = WordSet()
        for name in names { wordsOfNames.insert(name) }
        guard !wordsOfNames.isEmpty else { return wordsOfNames }
        let found = mapOnAllCores(portions(of: summaries.count, size: 1024)) { [wordsOfNames] portion in
            summaries[portion].flatMap { summary in
                summary.names.filter { ($0.kind == .type || $0.kind == .nestedType) && wordsOfNames.contains($0.word) }
            }
        }
        var declared = WordSet()
        for name in found.joined() { declared.insert(name.word) }
        return declared
    }

    /// The files that are relevant because of the added words, ascending.
    private func wanted(among count: Int) -> [Int] {
        mapOnAllCores(portions(of: count, size: 1024)) { portion in
            portion.filter { !isSelected[$0] && matters($0) }
        }
        .flatMap { $0 }
    }

    private func matters(_ file: Int) -> Bool {
        freshLeading.containsAny(of: summaries[file].words)
            || summaries[file].names.contains { $0.kind != .nestedType && freshUsed.contains($0.word) }
    }

    /// Adds the names that lead to scopes, from all selected files, until there are no new ones.
    private mutating func spread() {
        var before = -1
        while before != additions {
            before = additions
            var (heads, files) = (openHeads, openFiles)
            (openHeads, openFiles) = ([], [])
            heads.removeAll { spread($0) }
            files.removeAll { spread($0) }
            (openHeads, openFiles) = (heads, files)
        }
    }

    /// Follows inheritance, up from the words of scopes and down to all that such a type inherits.
    ///
    /// - Returns: whether the declaration cannot add anything more.
    private mutating func spread(_ head: TypeHead) -> Bool {
        let isScope =
            scopeTypes.contains(head.name) || words.scopes.contains(head.name)
            || words.scopes.containsAny(of: head.inherited[...])
            || scopeTypes.containsAny(of: head.inherited[...])
        guard isScope || scopeParts.contains(head.name) else { return false }
        if isScope, scopeTypes.insert(head.name) { additions += 1 }
        for word in head.inherited where scopeParts.insert(word) { additions += 1 }
        for word in head.properties { lead(word) }
        return isScope
    }

    /// - Returns: whether the file leads to a scope. If so, all names by which other files can use it are added.
    private mutating func spread(_ file: OpenFile) -> Bool {
        let summary = summaries[file.number]
        let leads = file.hasRoot || leading.containsAny(of: summary.words)
        guard leads else { return false }
        // Code that names a nested type also names the outer type, or a type that inherits it.
        for name in summary.names where name.kind == .type || name.kind == .global { lead(name.word) }
        // Members of types that no source declares are found by their own names.
        for word in file.foreignMembers { lead(word) }
        return true
    }

    private mutating func lead(_ word: WordHash) {
        guard leading.insert(word) else { return }
        additions += 1
        freshLeading.insert(word)
    }
}

/// What is found in a selected file by itself.
private struct FreshFile {
    let heads: [TypeHead]
    /// The words of the file that others declare.
    let used: [WordHash]
    let hasRoot: Bool

    init(_ heads: [TypeHead], _ summary: FileSummary, declaredByOthers names: WordSet, _ words: SelectionWords) {
        self.heads = heads
        used = names.isEmpty ? [] : summary.words.filter { names.contains($0) }
        hasRoot = words.roots.containsAny(of: summary.words)
    }
}
