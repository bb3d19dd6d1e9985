import SwiftReader

/// A set of names to look up in the bytes of a file. Each name has a number, so that tables need no strings.
package struct NameFilter: Sendable {
    /// Without duplicates. The number of a name is its index.
    package private(set) var names: [String] = []
    private var table = TextTable()

    // Not generic, so that other targets call specialized code.
    package init(names: [String]) { self.init(names) }

    init(_ words: some Sequence<String>) {
        for word in words { insert(word) }
    }

    package mutating func insert(_ word: String) {
        guard !word.isEmpty, table.add(word) == names.count else { return }
        names.append(word)
    }

    package var isEmpty: Bool { names.isEmpty }

    /// The number of the name in a range, without backticks; `nil` if it is not in the set.
    package func number(_ range: SourceRange, in source: SourceFile) -> Int? {
        table.number(of: source.nameBounds(range), in: source.bytes)
    }

    /// The number of a name; `nil` if it is not in the set.
    package func number(of name: String) -> Int? { table.number(of: name) }

    package func contains(_ range: SourceRange, in source: SourceFile) -> Bool { number(range, in: source) != nil }

    package func contains(_ name: String) -> Bool { number(of: name) != nil }

    /// Whether any word in a range is in the set, including words in comments.
    package func isAnyWord(of range: SourceRange, in source: SourceFile) -> Bool {
        if isEmpty { return false }
        let bytes = source.bytes
        return source.hasWord(in: range) { table.number(of: Int($0.start)..<Int($0.end), in: bytes) != nil }
    }
}
