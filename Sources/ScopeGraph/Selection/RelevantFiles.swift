import Cores
import SwiftReader

/// Which files can change an answer.
///
/// A file matters that has a word of the dialects in its code. From there selection follows names both ways, to a
/// fixed point:
///
/// - *to what is used*: a file that declares or extends what a file that matters names, because a type that is
///   known means something else than one that is not;
/// - *to who uses it*: a file that names what leads to a scope: a type, global or member of an extension in a file that
///   has such a word, or a property that a scope needs or offers.
///
/// What is left over shares no name with the rest that could lead from one to the other.
public struct RelevantFiles: Sendable {
    private let summaries: [FileSummary]
    private var isSelected: [Bool]
    /// Of the selected files, what types say of which it is not known yet that they are of scopes.
    private var openHeads: [TypeHead] = []
    /// The selected files in which nothing leads to a scope yet.
    private var openFiles: [OpenFile] = []

    private struct OpenFile {
        let number: Int
        /// The members that its extensions give to types that no source declares.
        let foreignMembers: [WordHash]
    }

    /// The names that lead to a scope.
    private var leading = WordSet()
    /// Types that inherit a word of scopes, directly or not.
    private var scopeTypes = WordSet()
    /// What such types are made of: all that they inherit, directly or not.
    private var scopeParts = WordSet()
    /// Grows with each new word in the sets above.
    private var additions = 0
    /// What was added since the last question.
    private var freshLeading = WordSet()
    private var freshUsed = WordSet()

    /// Whether a file matters whatever the others are.
    public static func mattersByItself(_ summary: FileSummary) -> Bool {
        summary.hasMark || SelectionWords.ofFiles.containsAny(of: summary.words)
            || summary.imports.contains { ScopeGraph.isLibrary($0) }
    }

    /// - Parameter summaries: of all files.
    public init(_ summaries: [FileSummary]) {
        self.summaries = summaries
        isSelected = [Bool](repeating: false, count: summaries.count)
    }

    /// Selects files, and finds those that matter because of them.
    ///
    /// - Parameter files: what `mattersByItself` says at first, then what the last call returned; with their contents.
    /// - Returns: the files that have to be read next, ascending; none at the fixed point.
    public mutating func select(_ files: [(number: Int, source: SourceFile)]) -> [Int] {
        let found = mapOnAllCores(portions(of: files.count, size: 128)) { portion in
            files[portion].map { TypeHead.all(in: $0.source) }
        }
        let heads = Array(found.joined())
        let declared = declaredTypes(among: heads.lazy.joined().filter(\.isExtension).map(\.name))
        // Of the words of a file, most are in others too.
        let wordCount = files.reduce(0) { $0 + summaries[$1.number].words.count }
        if freshUsed.isEmpty { freshUsed = WordSet(reserving: min(wordCount / 8, 1 << 14)) }
        for (location, heads) in heads.enumerated() {
            let number = files[location].number
            isSelected[number] = true
            openHeads += heads
            let foreign = heads.filter { $0.isExtension && !declared.contains($0.name) }
            openFiles.append(OpenFile(number: number, foreignMembers: foreign.flatMap { $0.properties + $0.others }))
            for word in summaries[number].words { freshUsed.insert(word) }
        }
        spread()
        let wanted = wanted()
        freshLeading = WordSet()
        freshUsed = WordSet()
        return wanted
    }

    /// Those of some names that types of the sources have.
    private func declaredTypes(among names: some Sequence<WordHash>) -> WordSet {
        var asked = WordSet()
        for name in names { asked.insert(name) }
        guard !asked.isEmpty else { return asked }
        let found = mapOnAllCores(portions(of: summaries.count, size: 1024)) { [asked] portion in
            summaries[portion].flatMap { summary in
                summary.names.filter { ($0.kind == .type || $0.kind == .nestedType) && asked.contains($0.word) }
            }
        }
        var declared = WordSet()
        for name in found.joined() { declared.insert(name.word) }
        return declared
    }

    /// The files that matter because of what was added, ascending.
    private func wanted() -> [Int] {
        mapOnAllCores(portions(of: summaries.count, size: 1024)) { portion in
            portion.filter { !isSelected[$0] && matters($0) }
        }
        .flatMap { $0 }
    }

    private func matters(_ file: Int) -> Bool {
        freshLeading.containsAny(of: summaries[file].words)
            || summaries[file].names.contains { $0.kind != .nestedType && freshUsed.contains($0.word) }
    }

    /// Takes up the names that lead to scopes, of all files that are selected, until there are no new ones.
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

    /// Follows inheritance, up from the words of scopes and down to all that such a type is made of.
    ///
    /// - Returns: whether it can say nothing more.
    private mutating func spread(_ head: TypeHead) -> Bool {
        let isScope =
            scopeTypes.contains(head.name) || SelectionWords.scopes.contains(head.name)
            || SelectionWords.scopes.containsAny(of: head.inherited[...])
            || scopeTypes.containsAny(of: head.inherited[...])
        guard isScope || scopeParts.contains(head.name) else { return false }
        if isScope, scopeTypes.insert(head.name) { additions += 1 }
        for word in head.inherited where scopeParts.insert(word) { additions += 1 }
        for word in head.properties { lead(word) }
        return isScope
    }

    /// - Returns: whether the file leads to a scope: then all names are taken up with which others can use it.
    private mutating func spread(_ file: OpenFile) -> Bool {
        let summary = summaries[file.number]
        let leads = SelectionWords.roots.containsAny(of: summary.words) || leading.containsAny(of: summary.words)
        guard leads else { return false }
        // Who names a type inside another one names the outer one too, or what inherits it.
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
