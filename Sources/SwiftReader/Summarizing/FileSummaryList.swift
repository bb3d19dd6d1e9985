/// Outlines of many files, one behind the other in the same memory: a large app has so many that it takes long to give
/// each its own.
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
    /// Most files import what others do.
    private var imports: Set<[String]> = []

    // In a file, as a rule.
    private static let usualWords = 192
    private static let usualNames = 16

    /// - Parameter count: how many files there will be: room that is not used costs nothing, to move what is there does.
    public init(reserving count: Int) {
        words.reserveCapacity(count * Self.usualWords)
        names.reserveCapacity(count * Self.usualNames)
        entries.reserveCapacity(count)
    }

    /// - Returns: the imports of the outline, in the memory of those before it where they are the same.
    @discardableResult
    public mutating func add(_ summary: FileSummary) -> [String] {
        let imports = imports.insert(summary.imports).memberAfterInsert
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
