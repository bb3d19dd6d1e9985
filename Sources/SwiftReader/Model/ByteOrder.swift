extension String {
    /// Whether the bytes of its UTF-8 come before those of another string: the order of paths and of output.
    public func bytesPrecede(_ other: String) -> Bool {
        let answer = utf8.withContiguousStorageIfAvailable { left in
            other.utf8.withContiguousStorageIfAvailable { right in String.bytes(left, precede: right) }
        }
        return answer.flatMap { $0 } ?? utf8.lexicographicallyPrecedes(other.utf8)
    }

    /// Eight bytes at a time, because most paths begin alike.
    private static func bytes(_ left: UnsafeBufferPointer<UInt8>, precede right: UnsafeBufferPointer<UInt8>) -> Bool {
        let count = left.count < right.count ? left.count : right.count
        guard let first = left.baseAddress, let second = right.baseAddress else { return left.count < right.count }
        var index = 0
        while count &- index >= 8 {
            let (mine, others) = (EightBytes(at: first + index).value, EightBytes(at: second + index).value)
            if mine != others { return mine.byteSwapped < others.byteSwapped }
            index = index &+ 8
        }
        while index < count {
            if first[index] != second[index] { return first[index] < second[index] }
            index = index &+ 1
        }
        return left.count < right.count
    }
}
