/// Comparison of strings by their bytes.
extension String {
    /// Whether a string precedes another in byte order, which is the order of all output.
    public func precedesByBytes(_ other: String) -> Bool { distanceByBytes(to: other) > 0 }

    /// Whether a string precedes the rest of another, from an offset on, in byte order.
    ///
    /// - Parameter start: an offset into the other string, at most its length.
    public func precedesByBytes(_ other: String, from start: Int) -> Bool {
        let answer = utf8.withContiguousStorageIfAvailable { own in
            other.utf8.withContiguousStorageIfAvailable { byteDistance(own, .init(rebasing: $0[start...])) > 0 }
        }
        return (answer ?? nil) ?? utf8.lexicographicallyPrecedes(other.utf8.dropFirst(start))
    }

    /// Positive if a string precedes another in byte order, negative if it follows it, 0 if they have the same bytes.
    public func distanceByBytes(to other: String) -> Int {
        let answer = utf8.withContiguousStorageIfAvailable { own in
            other.utf8.withContiguousStorageIfAvailable { byteDistance(own, $0) }
        }
        if let known = answer ?? nil { return known }
        if utf8.elementsEqual(other.utf8) { return 0 }
        return utf8.lexicographicallyPrecedes(other.utf8) ? 1 : -1
    }

    /// Whether a string has a prefix, compared by bytes.
    public func startsWithBytes(_ beginning: String) -> Bool {
        let answer = utf8.withContiguousStorageIfAvailable { own in
            beginning.utf8.withContiguousStorageIfAvailable { other in
                own.count >= other.count && areEqual(own, other, from: 0)
            }
        }
        return (answer ?? nil) ?? utf8.starts(with: beginning.utf8)
    }

    /// Whether a string has a suffix, compared by bytes.
    public func endsWithBytes(_ ending: String) -> Bool { ends(self, with: ending) }

    /// Whether a string contains another, compared by bytes.
    public func containsBytes(_ part: String) -> Bool {
        let answer = utf8.withContiguousStorageIfAvailable { own in
            part.utf8.withContiguousStorageIfAvailable { other in
                own.count >= other.count
                    && (0...own.count - other.count).contains { areEqual(own, other, from: $0) }
            }
        }
        return (answer ?? nil) ?? contains(part)
    }

    /// Whether a string has the same bytes as a range.
    ///
    /// - Parameter range: inside `bytes`.
    public func isSpelled(by bytes: [UInt8], in range: Range<Int>) -> Bool {
        guard utf8.count == range.count else { return false }
        let answer = utf8.withContiguousStorageIfAvailable { own in
            bytes.withUnsafeBufferPointer { areEqual($0, own, from: range.lowerBound) }
        }
        return answer ?? utf8.elementsEqual(bytes[range])
    }

    /// The string without its dots: a qualified name as one word.
    public var withoutDots: String {
        hasDots ? String(decoding: utf8.filter { $0 != UInt8(ascii: ".") }, as: UTF8.self) : self
    }

    /// Whether a string is a qualified name, or contains one.
    public var hasDots: Bool {
        let dot = UInt8(ascii: ".")
        return utf8.withContiguousStorageIfAvailable { $0.contains(dot) } ?? utf8.contains(dot)
    }

    /// The last component of a qualified name: the part after its last dot.
    public var lastName: String {
        guard hasDots, let last = utf8.lastIndex(of: UInt8(ascii: ".")) else { return self }
        return String(self[utf8.index(after: last)...])
    }

    /// Whether all characters are ASCII.
    public var isASCII: Bool {
        utf8.withContiguousStorageIfAvailable(isAllASCII) ?? utf8.allSatisfy { $0 < 0x80 }
    }
}

extension [UInt8] {
    /// Whether two ranges of bytes are equal; compares eight bytes at a time.
    ///
    /// - Parameters:
    ///   - range: inside these bytes.
    ///   - otherRange: inside `other`.
    public func isEqual(in range: Range<Int>, to other: [UInt8], in otherRange: Range<Int>) -> Bool {
        guard range.count == otherRange.count else { return false }
        return withUnsafeBufferPointer { own in
            other.withUnsafeBufferPointer { areEqual(own, .init(rebasing: $0[otherRange]), from: range.lowerBound) }
        }
    }
}

extension Substring {
    /// Whether a string has a suffix, compared by bytes.
    public func endsWithBytes(_ ending: String) -> Bool { ends(self, with: ending) }
}

private func ends(_ text: some StringProtocol, with ending: String) -> Bool {
    let answer = text.utf8.withContiguousStorageIfAvailable { own in
        ending.utf8.withContiguousStorageIfAvailable { other in
            own.count >= other.count && areEqual(own, other, from: own.count - other.count)
        }
    }
    return (answer ?? nil) ?? text.utf8.reversed().starts(with: ending.utf8.reversed())
}

/// Like `distanceByBytes`, eight bytes at a time.
private func byteDistance(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>) -> Int {
    let (first, second) = (UnsafeRawBufferPointer(left), UnsafeRawBufferPointer(right))
    let count = min(first.count, second.count)
    var index = 0
    while index + 8 <= count {
        let one = first.loadUnaligned(fromByteOffset: index, as: UInt64.self)
        let other = second.loadUnaligned(fromByteOffset: index, as: UInt64.self)
        if one != other { return UInt64(bigEndian: one) < UInt64(bigEndian: other) ? 1 : -1 }
        index += 8
    }
    while index < count {
        if first[index] != second[index] { return first[index] < second[index] ? 1 : -1 }
        index += 1
    }
    return second.count - first.count
}

private func isAllASCII(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var all: UInt8 = 0
    for byte in text { all |= byte }
    return all < 0x80
}

/// Whether a text contains some bytes at an offset; compares eight bytes at a time.
///
/// - Parameter start: 0-based; all of them fit after it.
private func areEqual(
    _ text: UnsafeBufferPointer<UInt8>,
    _ other: UnsafeBufferPointer<UInt8>,
    from start: Int
) -> Bool {
    let (text, other) = (UnsafeRawBufferPointer(text), UnsafeRawBufferPointer(other))
    var index = 0
    while index + 8 <= other.count {
        let one = text.loadUnaligned(fromByteOffset: start + index, as: UInt64.self)
        if one != other.loadUnaligned(fromByteOffset: index, as: UInt64.self) { return false }
        index += 8
    }
    if other.count >= 8 {
        // The last eight bytes, some of which have already been compared.
        let last = other.count - 8
        let one = text.loadUnaligned(fromByteOffset: start + last, as: UInt64.self)
        return one == other.loadUnaligned(fromByteOffset: last, as: UInt64.self)
    }
    while index < other.count {
        if text[start + index] != other[index] { return false }
        index += 1
    }
    return true
}
