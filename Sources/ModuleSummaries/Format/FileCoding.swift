import SwiftReader

/// Files and indices of files in a summary.
extension ByteWriter {
    mutating func write(_ file: SummarizedFile) {
        write(file.path)
        write(Int(file.kind.rawValue))
        write(file.sharers)
        write(file.text)
    }

    /// - Parameter index: its words and names in ascending order.
    mutating func write(_ index: FileSummary) {
        writeAscending(index.words.lazy.map { UInt64($0.value) })
        writeAscending(index.names.lazy.map(\.code))
        write(index.imports)
        write(index.hasMark)
    }

    private mutating func writeAscending(_ numbers: some Collection<UInt64>) {
        write(numbers.count)
        var last: UInt64 = 0
        for number in numbers {
            write(Int(number &- last))
            last = number
        }
    }
}

extension ByteReader {
    mutating func file() throws(SummaryFault) -> SummarizedFile {
        let path = try text()
        guard let kind = SummarizedFile.Kind(rawValue: try byte()) else { throw .damaged }
        return SummarizedFile(path: path, kind: kind, sharers: try texts(), text: Array(try contents()))
    }

    mutating func index() throws(SummaryFault) -> FileSummary {
        var words: [WordHash] = []
        var last: UInt64 = 0
        let wordCount = try count()
        words.reserveCapacity(wordCount)
        for _ in 0..<wordCount {
            last = last &+ UInt64(try number())
            guard let value = UInt32(exactly: last) else { throw .damaged }
            words.append(WordHash(value: value))
        }
        var names: [FileSummary.Name] = []
        last = 0
        let nameCount = try count()
        names.reserveCapacity(nameCount)
        for _ in 0..<nameCount {
            last = last &+ UInt64(try number())
            guard let name = FileSummary.Name(code: last) else { throw .damaged }
            names.append(name)
        }
        return FileSummary(words: words[...], names: names[...], imports: try texts(), hasMark: try flag())
    }
}
