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
public struct SourceSelection: Sendable {
    private let outlines: [FileOutline]
    private var isSelected: [Bool]
    private var leadsToScopes: [Bool]
    /// Ascending.
    private var selected: [Int] = []
    /// For each file, once it is selected.
    private var heads: [[TypeHead]]
    /// The names of all types that the files declare.
    private var declaredTypes = WordSet()

    /// The names that lead to a scope.
    private var leading = WordSet()
    /// Types that inherit a word of scopes, directly or not.
    private var scopeTypes = WordSet()
    /// What such types are made of: all that they inherit, directly or not.
    private var scopeParts = WordSet()
    /// What was added since the last question.
    private var freshLeading = WordSet()
    private var freshUsed = WordSet()

    /// Whether a file matters whatever the others are.
    public static func mattersByItself(_ outline: FileOutline) -> Bool {
        outline.hasMark || SelectionWords.roots.containsAny(of: outline.words)
            || outline.imports.contains { ScopeGraph.isLibrary($0) }
    }

    /// - Parameter outlines: of all files.
    public init(_ outlines: [FileOutline]) {
        self.outlines = outlines
        isSelected = [Bool](repeating: false, count: outlines.count)
        leadsToScopes = isSelected
        heads = [[TypeHead]](repeating: [], count: outlines.count)
        for outline in outlines {
            for name in outline.names where name.kind == .type || name.kind == .nestedType {
                declaredTypes.insert(name.word)
            }
        }
    }

    /// Selects files, and finds those that matter because of them.
    ///
    /// - Parameter files: what `mattersByItself` says at first, then what the last call returned; with their contents.
    /// - Returns: the files that have to be read next, ascending; none at the fixed point.
    public mutating func select(_ files: [(number: Int, source: SourceFile)]) -> [Int] {
        let found = mapOnAllCores(portions(of: files.count, size: 128)) { portion in
            files[portion].map { TypeHead.all(in: $0.source) }
        }
        for ((number, _), heads) in zip(files, found.joined()) {
            isSelected[number] = true
            selected.append(number)
            self.heads[number] = heads
            for word in outlines[number].words { freshUsed.insert(word) }
        }
        selected.sort()
        while spread() {}
        let wanted = wanted()
        freshLeading = WordSet()
        freshUsed = WordSet()
        return wanted
    }

    /// The files that matter because of what was added, ascending.
    private func wanted() -> [Int] {
        mapOnAllCores(portions(of: outlines.count, size: 1024)) { portion in
            portion.filter { !isSelected[$0] && matters($0) }
        }
        .flatMap { $0 }
    }

    private func matters(_ file: Int) -> Bool {
        freshLeading.containsAny(of: outlines[file].words)
            || outlines[file].names.contains { $0.kind != .nestedType && freshUsed.contains($0.word) }
    }

    /// Takes up the names that lead to scopes, of all files that are selected.
    ///
    /// - Returns: whether there were new ones.
    private mutating func spread() -> Bool {
        var isChanged = false
        for file in selected {
            for head in heads[file] where spread(head) { isChanged = true }
            guard !leadsToScopes[file], leads(outlines[file]) else { continue }
            leadsToScopes[file] = true
            isChanged = true
            addNames(of: file, heads[file])
        }
        return isChanged
    }

    private func leads(_ outline: FileOutline) -> Bool {
        SelectionWords.roots.containsAny(of: outline.words) || leading.containsAny(of: outline.words)
    }

    private mutating func addNames(of file: Int, _ heads: [TypeHead]) {
        // Who names a type inside another one names the outer one too, or what inherits it.
        for name in outlines[file].names where name.kind == .type || name.kind == .global { lead(name.word) }
        // Members of types that no source declares are found by their own names.
        for head in heads where head.isExtension && !declaredTypes.contains(head.name) {
            for word in head.properties + head.others { lead(word) }
        }
    }

    /// Follows inheritance, up from the words of scopes and down to all that such a type is made of.
    private mutating func spread(_ head: TypeHead) -> Bool {
        let isScope =
            scopeTypes.contains(head.name) || SelectionWords.scopes.contains(head.name)
            || SelectionWords.scopes.containsAny(of: head.inherited) || scopeTypes.containsAny(of: head.inherited)
        guard isScope || scopeParts.contains(head.name) else { return false }
        var isChanged = isScope && scopeTypes.insert(head.name)
        for word in head.inherited where scopeParts.insert(word) { isChanged = true }
        for word in head.properties where lead(word) { isChanged = true }
        return isChanged
    }

    @discardableResult
    private mutating func lead(_ word: WordHash) -> Bool {
        guard leading.insert(word) else { return false }
        freshLeading.insert(word)
        return true
    }
}
