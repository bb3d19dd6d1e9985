import SwiftReader

/// Files and indices of files in a summary.
extension ByteWriter {
    mutating func write(_ file: SummarizedFile) {
        write(file.path)
        write(Int(file.kind.rawValue) << 2 | (file.hasMark ? 2 : 0) | (file.isLikelyToMatter ? 1 : 0))
        write(file.sharers)
        write(file.text)
    }

    /// - Parameter index: its words and names in ascending order, the words of the names among the words.
    mutating func write(_ index: FileSummary) {
        let words = index.words.map(\.value)
        var (places, kinds): ([UInt32], [UInt64]) = ([], [])
        var place = 0
        for name in index.names {
            while place < words.count, words[place] < name.word.value { place += 1 }
            if places.last != UInt32(place) {
                places.append(UInt32(place))
                kinds.append(0)
            }
            kinds[kinds.count - 1] |= 1 << UInt64(name.kind.code)
        }
        var bits = BitWriter()
        AscendingNumbers.write(words, to: &bits)
        AscendingNumbers.write(places, to: &bits)
        for kind in kinds { bits.write(kind, count: FileSummary.Name.Kind.all.count) }
        write(words.count)
        write(places.count)
        write(bits.finished())
        write(index.imports)
        write(index.hasMark)
    }
}

extension ByteReader {
    mutating func file() throws(SummaryFault) -> SummarizedFile {
        let path = try text()
        let code = try byte()
        guard let kind = SummarizedFile.Kind(rawValue: code >> 2) else { throw .damaged }
        return SummarizedFile(
            path: path,
            kind: kind,
            hasMark: code & 2 == 2,
            isLikelyToMatter: code & 1 == 1,
            sharers: try texts(),
            text: Array(try contents())
        )
    }

    mutating func index() throws(SummaryFault) -> FileSummary {
        let (wordCount, placeCount) = (try number(), try number())
        let contents = try contents()
        // No number takes less than a bit.
        guard wordCount <= contents.count * 8, placeCount <= wordCount else { throw .damaged }
        var bits = BitReader(contents)
        guard let words = Self.words(wordCount, &bits), let names = Self.names(placeCount, among: words, &bits) else {
            throw .damaged
        }
        return FileSummary(words: words[...], names: names[...], imports: try texts(), hasMark: try flag())
    }

    private static func words(_ count: Int, _ bits: inout BitReader) -> [WordHash]? {
        var isValid = false
        let words = [WordHash](unsafeUninitializedCapacity: count) { buffer, initialized in
            var local = bits
            isValid = AscendingNumbers.read(count, &local) { word in
                buffer.initializeElement(at: initialized, to: WordHash(value: word))
                initialized = initialized &+ 1
            }
            bits = local
        }
        return isValid ? words : nil
    }

    private static func names(_ count: Int, among words: [WordHash], _ bits: inout BitReader) -> [FileSummary.Name]? {
        var places: [Int] = []
        places.reserveCapacity(count)
        guard AscendingNumbers.read(count, &bits, { places.append(Int($0)) }) else { return nil }
        var names: [FileSummary.Name] = []
        names.reserveCapacity(count * 2)
        for place in places {
            guard place < words.count else { return nil }
            bits.refill()
            let kinds = bits.read(FileSummary.Name.Kind.all.count)
            for kind in FileSummary.Name.Kind.all where kinds >> UInt64(kind.code) & 1 == 1 {
                names.append(FileSummary.Name(word: words[place], kind: kind))
            }
        }
        return bits.isExhausted ? nil : names
    }
}

extension FileSummary.Name.Kind {
    /// In the order of their codes.
    static let all: [FileSummary.Name.Kind] = [.type, .nestedType, .extended, .global]

    /// Part of the format: no number may change its meaning.
    var code: Int {
        switch self {
        case .type: 0
        case .nestedType: 1
        case .extended: 2
        case .global: 3
        }
    }
}
