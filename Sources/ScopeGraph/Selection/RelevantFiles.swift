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
    /// What the files selected so far contain, as many together as one thread reads.
    private var fresh: [FreshFiles] = []
    /// For each of `fresh`, the declarations of types that may still turn out to belong to scopes.
    private var openHeads: [[Int]] = []
    /// For each of `fresh`, the files in which nothing leads to a scope yet.
    private var openFiles: [[Int]] = []
    /// The names that the files declare which do not matter by themselves; `nil` before the first query.
    private var namesOfOthers: WordSet?
    /// Of the types that selected files extend, those that sources declare.
    private var declared = WordSet()

    /// The names that lead to a scope.
    private var leading = WordSet()
    /// Types that inherit a word of scopes, directly or not.
    private var scopeTypes = WordSet()
    /// All that such types inherit, directly or not.
    private var scopeParts = WordSet()
    /// Incremented for each new word in the sets above.
    private var additions = 0
    /// The words found by the last query. Of the words that files use, only those are needed that others declare.
    private var freshLeading = WordSet()
    private var freshUsed = WordSet()
    /// Whether this is the first query, whose words are all fresh.
    private var isFirst = true

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
        let names = begin(files.map(\.number))
        let found = mapOnAllCores(portions(of: files.count, size: 128)) { [summaries, words] portion in
            var fresh = FreshFiles(reserving: portion.count)
            for file in files[portion] { fresh.add(file.number, file.source, summaries[file.number], words) }
            fresh.addUsed(summaries, declaredByOthers: names)
            return fresh
        }
        return follow(found)
    }

    /// As `select` of files, with what is found in them by themselves.
    package mutating func select(_ files: [FreshFiles]) -> [Int] {
        let names = begin(files.flatMap { $0.files.map(\.number) })
        let portions = portions(weighing: files.map(\.files.count), size: 128)
        let found = mapOnAllCores(portions) { [summaries] portion in
            files[portion].map { fresh in
                var fresh = fresh
                fresh.addUsed(summaries, declaredByOthers: names)
                return fresh
            }
        }
        return follow(Array(joining: found))
    }

    /// Starts a query.
    ///
    /// - Parameter numbers: those of the files that are selected now.
    /// - Returns: what files that are not selected declare.
    private mutating func begin(_ numbers: [Int]) -> WordSet {
        (freshLeading, freshUsed) = (WordSet(), WordSet())
        for number in numbers { isSelected[number] = true }
        let names = namesOfOthers ?? namesOfUnselected()
        namesOfOthers = names
        return names
    }

    private mutating func follow(_ found: [FreshFiles]) -> [Int] {
        findDeclared(amongExtendedIn: found)
        for fresh in found { freshUsed.insert(fresh.used[...]) }
        fresh += found
        openHeads += found.map { Array($0.heads.indices) }
        openFiles += found.map { Array($0.files.indices) }
        spread()
        return wanted()
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

    /// Finds which of the types that selected files extend are declared by sources.
    private mutating func findDeclared(amongExtendedIn found: [FreshFiles]) {
        var extended = WordSet()
        for fresh in found { for head in fresh.heads where head.isExtension { extended.insert(head.name) } }
        guard !extended.isEmpty else { return }
        let portions = portions(weighing: summaries.map { $0.names.count + 1 }, size: 1 << 13)
        let names = mapOnAllCores(portions) { [summaries, extended] portion in
            var names: [WordHash] = []
            for number in portion {
                for name in summaries[number].names where name.kind == .type || name.kind == .nestedType {
                    if extended.contains(name.word) { names.append(name.word) }
                }
            }
            return names
        }
        for name in names.joined() { declared.insert(name) }
    }

    /// The files that are relevant because of the added words, ascending.
    private func wanted() -> [Int] {
        let others = summaries.indices.filter { !isSelected[$0] }
        // One summary may be that of many files.
        let portions = portions(weighing: others.map { summaries[$0].words.count + 1 }, size: 1 << 15)
        return mapOnAllCores(portions) { portion in others[portion].filter(matters) }.flatMap(\.self)
    }

    private func matters(_ file: Int) -> Bool {
        freshLeading.containsAny(of: summaries[file].words)
            || summaries[file].names.contains { $0.kind != .nestedType && freshUsed.contains($0.word) }
    }

    /// Adds the names that lead to scopes, from all selected files, until there are no new ones.
    private mutating func spread() {
        if isFirst { leading = WordSet(reserving: fresh.reduce(0) { $0 + $1.files.count } * Self.usualNames) }
        var before = -1
        while before != additions {
            before = additions
            for number in fresh.indices {
                let fresh = fresh[number]
                var (heads, files) = (openHeads[number], openFiles[number])
                (openHeads[number], openFiles[number]) = ([], [])
                heads.removeAll { spread(fresh.heads[$0], fresh.words) }
                files.removeAll { spread(fresh.files[$0], fresh) }
                (openHeads[number], openFiles[number]) = (heads, files)
            }
        }
        if isFirst { freshLeading = leading }
        isFirst = false
    }

    /// The number of names in a file that lead to scopes.
    private static let usualNames = 8

    /// Follows inheritance, up from the words of scopes and down to all that such a type inherits.
    ///
    /// - Returns: whether the declaration cannot add anything more.
    private mutating func spread(_ head: TypeHead, _ wordsOfHeads: [WordHash]) -> Bool {
        let inherited = wordsOfHeads[head.inherited]
        let isScope =
            scopeTypes.contains(head.name) || words.scopes.contains(head.name)
            || words.scopes.containsAny(of: inherited) || scopeTypes.containsAny(of: inherited)
        guard isScope || scopeParts.contains(head.name) else { return false }
        if isScope, scopeTypes.insert(head.name) { additions += 1 }
        for word in inherited where scopeParts.insert(word) { additions += 1 }
        lead(wordsOfHeads[head.properties])
        return isScope
    }

    /// - Returns: whether the file leads to a scope. If so, all names by which other files can use it are added.
    private mutating func spread(_ file: FreshFiles.File, _ fresh: FreshFiles) -> Bool {
        let leads = file.hasRoot || leading.containsAny(of: summaries[file.number].words)
        guard leads else { return false }
        // Code that names a nested type also names the outer type, or a type that inherits it.
        lead(fresh.words[file.names])
        // Members of types that no source declares are found by their own names.
        for head in fresh.heads[file.heads] where head.isExtension && !declared.contains(head.name) {
            lead(fresh.words[head.members])
        }
        return true
    }

    private mutating func lead(_ words: ArraySlice<WordHash>) {
        additions += leading.insert(words)
        if !isFirst { freshLeading.insert(words) }
    }
}
