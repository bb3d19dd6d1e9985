/// Files that are parsed anyway.
extension FileSummaryScanner {
    /// Parses a file, and takes its summary from the parser instead of a pass of its own.
    ///
    /// The summary has the words and names that the parser finds, while `summary(of:)` may find more.
    ///
    /// - Parameter hasMark: as `summary(of:)` finds it.
    public mutating func parse(
        path: String,
        _ bytes: [UInt8],
        hasMark: Bool
    ) -> (source: SourceFile, summary: FileSummary) {
        start()
        let source = SourceFile(path: path, reading: bytes, in: memory) { hashes in
            var index = 0
            while index < hashes.count {
                seen.insert(hashes[index])
                index = index &+ 1
            }
        }
        takeNames(of: source)
        self.hasMark = hasMark
        return (source, finish())
    }
}
