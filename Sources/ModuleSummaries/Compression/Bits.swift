/// Writes bits, the lowest first.
struct BitWriter {
    private var bytes: [UInt8] = []
    private var pending: UInt64 = 0
    private var pendingCount = 0

    /// - Parameter count: at most 32.
    mutating func write(_ bits: UInt64, count: Int) {
        pending |= bits << UInt64(pendingCount)
        pendingCount += count
        while pendingCount >= 8 {
            bytes.append(UInt8(truncatingIfNeeded: pending))
            pending >>= 8
            pendingCount -= 8
        }
    }

    /// All bytes; the last one is filled with zeros.
    consuming func finished() -> [UInt8] {
        if pendingCount > 0 { bytes.append(UInt8(truncatingIfNeeded: pending)) }
        return bytes
    }
}

/// Reads bits, the lowest first. Zeros follow the last one.
struct BitReader {
    private let bytes: UnsafeRawBufferPointer
    private var position = 0
    private var pending: UInt64 = 0
    private var pendingCount = 0

    init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

    /// Whether more bits were read than there are.
    var isExhausted: Bool { position &* 8 &- pendingCount > bytes.count &* 8 }

    /// Makes at least 56 bits available.
    @inline(__always)
    mutating func refill() {
        if bytes.count &- position >= 8 {
            let next = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self))
            pending |= next &<< UInt64(truncatingIfNeeded: pendingCount)
            let count = (63 &- pendingCount) &>> 3
            position = position &+ count
            pendingCount = pendingCount &+ count &* 8
            return
        }
        while pendingCount <= 56 {
            let next = position < bytes.count ? UInt64(bytes[position]) : 0
            pending |= next &<< UInt64(truncatingIfNeeded: pendingCount)
            position = position &+ 1
            pendingCount = pendingCount &+ 8
        }
    }

    /// The next bits, which remain.
    @inline(__always)
    func peek(_ mask: UInt64) -> Int { Int(truncatingIfNeeded: pending & mask) }

    /// The number of ones before the next zero; right if there are at most 55.
    @inline(__always)
    var leadingOnes: Int { (~pending).trailingZeroBitCount }

    @inline(__always)
    mutating func skip(_ count: Int) {
        pending = pending &>> UInt64(truncatingIfNeeded: count)
        pendingCount = pendingCount &- count
    }

    /// - Parameter count: at most 32, of those made available.
    @inline(__always)
    mutating func read(_ count: Int) -> UInt64 {
        let bits = pending & ((1 &<< UInt64(truncatingIfNeeded: count)) &- 1)
        skip(count)
        return bits
    }
}
