/// Finds pairs of bytes that occur in the prefilter's words, and rarely elsewhere.
///
/// Eight positions are tested at once, without branches. A reported position is not always a pair.
struct PairSearch {
    private let bytes: UnsafeRawBufferPointer
    private let pairs: Pairs
    /// The start of the next eight positions.
    private var start = 0
    /// The positions before them that are not returned yet: the highest bit of each byte at which a pair may begin.
    private var hits: UInt64 = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = UnsafeRawBufferPointer(bytes)
        pairs = Pairs()
    }

    /// The next position at which a pair may begin; `nil` at the end.
    mutating func next() -> Int? {
        if hits == 0 { advance() }
        guard hits != 0 else { return nil }
        let location = start &- 8 &+ hits.trailingZeroBitCount &>> 3
        hits = hits & (hits &- 1)
        return location
    }

    /// Advances to the next eight positions with a hit, or to the end.
    private mutating func advance() {
        let (bytes, pairs) = (bytes, pairs)
        var location = start
        var found: UInt64 = 0
        while found == 0, bytes.count &- location > 8 {
            let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: location, as: UInt64.self))
            let next = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: location &+ 1, as: UInt64.self))
            found = pairs.locations(in: word) &>> 8 | pairs.locations(in: next)
            location = location &+ 8
        }
        if found == 0, location < bytes.count {
            let word = Self.lastWord(of: bytes, from: location)
            found = pairs.locations(in: word) &>> 8 | pairs.locations(in: word &>> 8)
            location = location &+ 8
        }
        start = location
        hits = found
    }

    /// The last bytes, eight at most, the first one lowest, padded with zeros.
    private static func lastWord(of bytes: UnsafeRawBufferPointer, from start: Int) -> UInt64 {
        var word: UInt64 = 0
        for location in (start..<bytes.count).reversed() { word = word &<< 8 | UInt64(bytes[location]) }
        return word
    }
}

/// The pairs, each four times in eight bytes.
private struct Pairs {
    private let inClass = Self.fourTimes("cl")
    /// In `extension`, `parent`, `Component`, `Dependency` and `PluginExtension`.
    private let inOthers = Self.fourTimes("en")

    private static func fourTimes(_ pair: StaticString) -> UInt64 {
        pair.withUTF8Buffer { (UInt64($0[0]) | UInt64($0[1]) << 8) &* 0x0001_0001_0001_0001 }
    }

    /// The positions in eight bytes at which a pair may begin, among the first, third, fifth and seventh: the highest
    /// bit of the second byte of the pair.
    @inline(__always)
    func locations(in word: UInt64) -> UInt64 {
        // Subtracting 1 from two bytes that are 0 sets their highest bit; from others it does so only if the two bytes
        // before them are 0.
        let one: UInt64 = 0x0001_0001_0001_0001
        return (((word ^ inClass) &- one) | ((word ^ inOthers) &- one)) & ~word & 0x8000_8000_8000_8000
    }
}
