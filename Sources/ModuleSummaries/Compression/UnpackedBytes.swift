/// Memory for the bytes of one block at a time.
///
/// Memory that was in use before is in the processor's caches, and the system need not clear it.
package struct UnpackedBytes: ~Copyable {
    private var start: UnsafeMutablePointer<UInt8>
    private var capacity: Int
    private var count = 0

    package init() {
        capacity = 1 << 16
        start = .allocate(capacity: capacity)
    }

    deinit { start.deallocate() }

    var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: start, count: count) }

    /// Replaces the bytes by others, which a function unpacks.
    ///
    /// - Parameters:
    ///   - size: their number.
    ///   - unpack: writes all of them, or returns false if what it reads is damaged.
    mutating func fill(_ size: Int, _ unpack: (UnsafeMutableBufferPointer<UInt8>) -> Bool) throws(SummaryFault) {
        count = 0
        if capacity < size {
            start.deallocate()
            capacity = size
            start = .allocate(capacity: capacity)
        }
        guard unpack(UnsafeMutableBufferPointer(start: start, count: size)) else { throw .damaged }
        count = size
    }
}
