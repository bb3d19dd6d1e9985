import SwiftReader

/// Some files of a module, packed together.
struct SummaryBlock: Sendable {
    let fileCount: Int
    /// The words, names and imports of all its files together; `nil` if the files are always unpacked.
    let index: FileSummary?
    private let packed: [UInt8]

    /// A few files are unpacked sooner than an index of them is read.
    private static let smallest = 1 << 15
    /// In bytes of text. Larger blocks repeat more of themselves, and are unpacked as a whole.
    private static let largest = 1 << 19

    init(fileCount: Int, index: FileSummary?, packed: [UInt8]) {
        self.fileCount = fileCount
        self.index = index
        self.packed = packed
    }

    private init(of files: [SummarizedFile], index: FileSummary?) {
        var contents = ByteWriter()
        for file in files { contents.write(file) }
        var writer = ByteWriter()
        if index == nil {
            QuickBytes.compress(contents.bytes, into: &writer)
        } else {
            CompressedBytes.compress(contents.bytes, into: &writer)
        }
        self.init(fileCount: files.count, index: index, packed: writer.bytes)
    }

    /// The files that are likely to matter, then the others.
    static func blocks(of files: [SummarizedFile], isLikelyToMatter: (FileSummary) -> Bool) -> [SummaryBlock] {
        var files = files.sorted { $0.path.precedesByBytes($1.path) }
        let summaries = files.map { $0.kind == .source ? FileSummary(of: $0.text) : nil }
        var (first, rest): ([Int], [Int]) = ([], [])
        for (number, summary) in summaries.enumerated() {
            files[number].hasMark = summary?.hasMark ?? false
            files[number].isLikelyToMatter = summary.map(isLikelyToMatter) ?? false
            if summary == nil || files[number].isLikelyToMatter { first.append(number) } else { rest.append(number) }
        }
        if rest.reduce(0, { $0 + files[$1].text.count }) < smallest {
            first = Array(files.indices)
            rest = []
        }
        var blocks = first.isEmpty ? [] : [SummaryBlock(of: first.map { files[$0] }, index: nil)]
        for group in groups(of: rest, weighing: { files[$0].text.count }) {
            let index = FileSummary(joining: group.compactMap { summaries[$0] })
            blocks.append(SummaryBlock(of: group.map { files[$0] }, index: index))
        }
        return blocks
    }

    private static func groups(of numbers: [Int], weighing weight: (Int) -> Int) -> [[Int]] {
        var groups: [[Int]] = []
        var size = largest
        for number in numbers {
            if size + weight(number) > largest {
                groups.append([])
                size = 0
            }
            groups[groups.count - 1].append(number)
            size += weight(number)
        }
        return groups
    }
}

extension SummaryBlock {
    /// Writes it to a summary.
    func write(to writer: inout ByteWriter) {
        writer.write(fileCount)
        writer.write(index != nil)
        if let index { writer.write(index) }
        writer.write(packed)
    }
}

extension FileSummary {
    /// The words, names and imports of several files, in an order that does not depend on the files.
    fileprivate init(joining summaries: [FileSummary]) {
        let names = Set(summaries.lazy.flatMap(\.names)).sorted {
            ($0.word.value, $0.kind.code) < ($1.word.value, $1.kind.code)
        }
        let words = Set(summaries.lazy.flatMap(\.words).map(\.value)).union(names.lazy.map(\.word.value)).sorted()
        self.init(
            words: words.map { WordHash(value: $0) }[...],
            names: names[...],
            imports: Set(summaries.flatMap(\.imports)).sorted { $0.precedesByBytes($1) },
            hasMark: summaries.contains(where: \.hasMark)
        )
    }
}
