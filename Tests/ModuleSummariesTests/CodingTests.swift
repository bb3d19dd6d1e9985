import SwiftReader
import TestSupport
import Testing

@testable import ModuleSummaries

/// What is written for summaries is read again, and nothing else is.
@Suite("Codes of summaries")
struct CodingTests {
    private func written(_ numbers: [UInt32]) -> [UInt8] {
        var bits = BitWriter()
        AscendingNumbers.write(numbers, to: &bits)
        return bits.finished()
    }

    private func read(_ count: Int, _ bytes: [UInt8]) -> [UInt32]? {
        bytes.withUnsafeBytes { buffer in
            var bits = BitReader(buffer)
            var numbers: [UInt32] = []
            return AscendingNumbers.read(count, &bits) { numbers.append($0) } ? numbers : nil
        }
    }

    private static let lists: [[UInt32]] = [
        [], [0], [.max], [0, 1, 2, 3], [0, .max], [.max - 1, .max], Array(0..<1000), Array(0..<1000) + [.max],
        Array(UInt32.max - 999 ... .max), (0..<32).map { 1 << UInt32($0) }, (0..<500).map { UInt32($0) * 8_589_934 },
    ]

    @Test("Ascending numbers are read as they were written", arguments: lists)
    func ascending(_ numbers: [UInt32]) {
        #expect(read(numbers.count, written(numbers)) == numbers)
    }

    @Test(arguments: 1...20)
    func randomNumbersAreReadAsTheyWereWritten(_ seed: UInt64) {
        var random = RandomNumbers(seed: seed)
        let most = UInt32(1) << UInt32.random(in: 4...31, using: &random)
        let count = Int.random(in: 1...3000, using: &random)
        let numbers = Set((0..<count).map { _ in UInt32.random(in: 0...most, using: &random) }).sorted()
        let bytes = written(numbers)
        #expect(read(numbers.count, bytes) == numbers)
        #expect(read(numbers.count, Array(bytes.dropLast(2))) == nil)
    }

    @Test func numbersBeyond32BitsAreDamage() {
        // A width of 31, and a distance of 23 times 2 to the 31st.
        var bits = BitWriter()
        bits.write(31, count: 5)
        bits.write(1 << 23 - 1, count: 24)
        bits.write(0, count: 31)
        #expect(read(1, bits.finished()) == nil)
        #expect(
            read(2, [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]) == nil
        )
        #expect(read(1, []) == nil)
        #expect(read(0, []) == nil)
    }

    @Test("An index is read as it was written, with all kinds of names")
    func index() throws {
        let words = [1, 2, 70_000, UInt32.max].map { WordHash(value: $0) }
        let kinds: [FileSummary.Name.Kind] = [.type, .nestedType, .extended, .global]
        let names =
            kinds.map { FileSummary.Name(word: words[1], kind: $0) }
            + [FileSummary.Name(word: words[3], kind: .extended)]
        for (words, names) in [(words, names), (words, []), ([], [])] {
            let index = FileSummary(words: words[...], names: names[...], imports: ["A"], hasMark: true)
            var writer = ByteWriter()
            writer.write(index)
            let result = try writer.bytes.withUnsafeBytes { buffer in
                var reader = ByteReader(buffer)
                return try reader.index()
            }
            #expect(result.isSame(as: index))
        }
    }

    @Test(
        "Repetitions of every length and distance are unpacked",
        arguments: [0, 1, 3, 4, 14, 15, 16, 17, 18, 19, 20, 269, 270, 271, 300, 5000]
    )
    func repetitions(_ length: Int) throws {
        var random = RandomNumbers(seed: UInt64(length))
        for distance in [1, 2, 7, 8, 9, 15, 16, 17, 255, 256, 70_000] {
            let once = (0..<distance).map { _ in UInt8.random(in: 0...255, using: &random) }
            let bytes = once + (0..<length).map { once[$0 % distance] }
            let ends: [[UInt8]] = [[], [1], Array(repeating: 2, count: 40)]
            for end in ends {
                #expect(try QuickBytes.unpacked(QuickBytes.packed(bytes + end)) == bytes + end)
            }
        }
    }

    @Test("Damaged bytes are unpacked to something or to nothing, without a trap")
    func damaged() throws {
        var random = RandomNumbers(seed: 8)
        let text = (0..<300).map { "func tea\($0 % 37)() { pour(\($0)) }\n" }.joined()
        let packed = QuickBytes.packed(Array(text.utf8))
        for count in 0..<packed.count {
            #expect(throws: SummaryFault.damaged) { try QuickBytes.unpacked(Array(packed.prefix(count))) }
        }
        for _ in 0..<3000 {
            var bytes = packed
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
            }
            _ = try? QuickBytes.unpacked(bytes)
        }
    }
}

extension QuickBytes {
    static func packed(_ bytes: [UInt8]) -> [UInt8] {
        var writer = ByteWriter()
        compress(bytes, into: &writer)
        return writer.bytes
    }

    static func unpacked(_ packed: [UInt8]) throws(SummaryFault) -> [UInt8] {
        try bytes(of: packed) { (reader, memory) throws(SummaryFault) in try decompress(&reader, into: &memory) }
    }
}

extension CompressedBytes {
    static func unpacked(_ packed: [UInt8]) throws(SummaryFault) -> [UInt8] {
        try bytes(of: packed) { (reader, memory) throws(SummaryFault) in try decompress(&reader, into: &memory) }
    }
}

/// What a function unpacks.
private func bytes(
    of packed: [UInt8],
    _ unpack: (inout ByteReader, inout UnpackedBytes) throws(SummaryFault) -> Void
) throws(SummaryFault) -> [UInt8] {
    let result = packed.withUnsafeBytes { buffer -> Result<[UInt8], SummaryFault> in
        var reader = ByteReader(buffer)
        // Memory with another block's bytes.
        var memory = UnpackedBytes()
        do throws(SummaryFault) {
            try memory.fill(9) { bytes in
                bytes.initialize(repeating: 1)
                return true
            }
            try unpack(&reader, &memory)
        } catch {
            return .failure(error)
        }
        return .success(Array(memory.bytes))
    }
    return try result.get()
}

extension ReadSummary {
    init(decoding bytes: [UInt8]) throws(SummaryFault) {
        let result = bytes.withUnsafeBytes { buffer -> Result<ReadSummary, SummaryFault> in
            do throws(SummaryFault) { return .success(try ReadSummary(buffer)) } catch { return .failure(error) }
        }
        self = try result.get()
    }

    /// The files of each block.
    ///
    /// - Parameter bytes: those that were read.
    func files(in bytes: [UInt8]) throws(SummaryFault) -> [[SummarizedFile]] {
        let result = bytes.withUnsafeBytes { buffer -> Result<[[SummarizedFile]], SummaryFault> in
            var memory = UnpackedBytes()
            var files: [[SummarizedFile]] = []
            do throws(SummaryFault) {
                for block in blocks { files.append(try block.files(in: buffer, &memory)) }
            } catch {
                return .failure(error)
            }
            return .success(files)
        }
        return try result.get()
    }
}
