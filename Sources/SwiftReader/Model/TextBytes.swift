/// Questions about text that its bytes answer: paths and names are compared a hundred thousand times in a large app, and
/// the standard library takes text apart into characters for some of them.
extension String {
    /// Whether the bytes of a text come before those of another: the order of all that Thimble prints.
    public func precedesByBytes(_ other: String) -> Bool {
        let answer = utf8.withContiguousStorageIfAvailable { own in
            other.utf8.withContiguousStorageIfAvailable { precedes(own, $0) }
        }
        return (answer ?? nil) ?? utf8.lexicographicallyPrecedes(other.utf8)
    }

    /// Whether the bytes of a text begin with those of another.
    public func startsWithBytes(_ beginning: String) -> Bool {
        let answer = utf8.withContiguousStorageIfAvailable { own in
            beginning.utf8.withContiguousStorageIfAvailable { wanted in
                own.count >= wanted.count && areEqual(own, wanted, from: 0)
            }
        }
        return (answer ?? nil) ?? utf8.starts(with: beginning.utf8)
    }

    /// Whether the bytes of a text end with those of another.
    public func endsWithBytes(_ ending: String) -> Bool { ends(self, with: ending) }

    /// Whether the bytes of a text are those of a run of bytes.
    ///
    /// - Parameter range: inside `bytes`.
    public func isSpelled(by bytes: [UInt8], in range: Range<Int>) -> Bool {
        guard utf8.count == range.count else { return false }
        let answer = utf8.withContiguousStorageIfAvailable { own in
            bytes.withUnsafeBufferPointer { areEqual($0, own, from: range.lowerBound) }
        }
        return answer ?? utf8.elementsEqual(bytes[range])
    }

    /// Whether a text holds ASCII alone.
    public var isASCII: Bool {
        utf8.withContiguousStorageIfAvailable(isAllASCII) ?? utf8.allSatisfy { $0 < 0x80 }
    }
}

extension Substring {
    /// Whether the bytes of a text end with those of another.
    public func endsWithBytes(_ ending: String) -> Bool { ends(self, with: ending) }
}

private func ends(_ text: some StringProtocol, with ending: String) -> Bool {
    let answer = text.utf8.withContiguousStorageIfAvailable { own in
        ending.utf8.withContiguousStorageIfAvailable { wanted in
            own.count >= wanted.count && areEqual(own, wanted, from: own.count - wanted.count)
        }
    }
    return (answer ?? nil) ?? text.utf8.reversed().starts(with: ending.utf8.reversed())
}

/// Eight bytes at a time.
private func precedes(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>) -> Bool {
    let (first, second) = (UnsafeRawBufferPointer(left), UnsafeRawBufferPointer(right))
    let count = min(first.count, second.count)
    var index = 0
    while index + 8 <= count {
        let one = first.loadUnaligned(fromByteOffset: index, as: UInt64.self)
        let other = second.loadUnaligned(fromByteOffset: index, as: UInt64.self)
        if one != other { return UInt64(bigEndian: one) < UInt64(bigEndian: other) }
        index += 8
    }
    while index < count {
        if first[index] != second[index] { return first[index] < second[index] }
        index += 1
    }
    return first.count < second.count
}

private func isAllASCII(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var all: UInt8 = 0
    for byte in text { all |= byte }
    return all < 0x80
}

private func areEqual(
    _ text: UnsafeBufferPointer<UInt8>,
    _ wanted: UnsafeBufferPointer<UInt8>,
    from start: Int
) -> Bool {
    for offset in wanted.indices where text[start + offset] != wanted[offset] { return false }
    return true
}
