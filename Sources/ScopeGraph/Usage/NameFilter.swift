import SwiftReader

/// Names that are looked for among the bytes of a file, so that only what may be one of them becomes text.
struct NameFilter {
    private let names: Set<String>
    private let hashes: Set<UInt64>
    private let firstBytes: [Bool]

    init(_ names: Set<String>) {
        self.names = names
        hashes = Set(names.map { Self.hash($0.utf8) })
        var firstBytes = [Bool](repeating: false, count: 256)
        for name in names {
            if let first = name.utf8.first { firstBytes[Int(first)] = true }
        }
        self.firstBytes = firstBytes
    }

    /// The name in a range, without backticks, when it is one of those looked for.
    func name(_ range: SourceRange, in source: SourceFile) -> String? {
        var start = Int(range.start)
        var end = min(Int(range.end), source.bytes.count)
        let tick = UInt8(ascii: "`")
        if end - start > 2, source.bytes[start] == tick, source.bytes[end - 1] == tick {
            start += 1
            end -= 1
        }
        guard start < end, firstBytes[Int(source.bytes[start])],
            hashes.contains(Self.hash(source.bytes[start..<end]))
        else { return nil }
        let name = source.name(range)
        return names.contains(name) ? name : nil
    }

    /// FNV-1a, 64 bits.
    private static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        return hash
    }
}
