/// The hash of a word: equal for equal words, and different for nearly all others.
public struct WordHash: Hashable, Sendable {
    /// Never 0.
    public let value: UInt32

    /// - Parameter value: the value of a hash.
    @inlinable
    public init(value: UInt32) { self.value = value }

    /// - Parameter word: without backticks.
    public init(_ word: borrowing String) {
        let known = word.utf8.withContiguousStorageIfAvailable { WordHash($0, in: $0.indices) }
        self = known ?? WordHash(Array(word.utf8), in: 0..<word.utf8.count)
    }

    /// The word in a range of bytes.
    ///
    /// - Parameter range: inside `bytes`.
    public init(_ bytes: borrowing [UInt8], in range: Range<Int>) {
        self = bytes.withUnsafeBufferPointer { WordHash($0, in: range) }
    }

    @inline(__always)
    private init(_ buffer: UnsafeBufferPointer<UInt8>, in range: Range<Int>) {
        var mix = WordMix()
        if let base = buffer.baseAddress {
            let range = range.clamped(to: buffer.indices)
            var index = range.lowerBound
            while range.upperBound &- index >= 8 {
                mix.add(EightBytes(at: base + index))
                index = index &+ 8
            }
            if buffer.count &- index >= 8 {
                mix.add(EightBytes(at: base + index), count: range.upperBound &- index)
            } else {
                while index < range.upperBound {
                    mix.add(base[index])
                    index = index &+ 1
                }
            }
        }
        value = mix.value
    }
}
