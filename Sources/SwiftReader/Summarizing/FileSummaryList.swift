/// The summaries of many files in shared memory, which avoids an allocation for each file of a large app.
public struct FileSummaryList: Sendable {
    private struct Entry {
        let words: Range<Int>
        let names: Range<Int>
        let imports: [String]
        let hasMark: Bool
    }

    private var words: [WordHash] = []
    private var names: [FileSummary.Name] = []
    private var entries: [Entry] = []
    /// Shared, because many files have the same imports.
    private var imports: Set<[String]> = []
    /// Those of the last file: neighbors often have the same.
    private var lastImports: [String] = []

    // Typical numbers for one file.
    private static let usualWords = 192
    private static let usualNames = 16

    /// - Parameter count: the expected number of files.
    public init(reserving count: Int) {
        words.reserveCapacity(count * Self.usualWords)
        names.reserveCapacity(count * Self.usualNames)
        entries.reserveCapacity(count)
    }

    /// - Returns: the imports of the summary, shared with earlier summaries if they are equal.
    @discardableResult
    public mutating func add(_ summary: FileSummary) -> [String] {
        if summary.imports != lastImports { lastImports = imports.insert(summary.imports).memberAfterInsert }
        let imports = lastImports
        entries.append(
            Entry(
                words: words.count..<words.count + summary.words.count,
                names: names.count..<names.count + summary.names.count,
                imports: imports,
                hasMark: summary.hasMark
            )
        )
        words += summary.words
        names += summary.names
        return imports
    }

    /// In the order in which they were added.
    public var summaries: [FileSummary] {
        entries.map {
            FileSummary(words: words[$0.words], names: names[$0.names], imports: $0.imports, hasMark: $0.hasMark)
        }
    }
}
