/// Writes numbers, texts and lists one after the other.
struct ByteWriter {
    private(set) var bytes: [UInt8] = []

    /// Seven bits in each byte, lowest first; the highest bit tells that more follow.
    mutating func write(_ number: Int) {
        var rest = UInt64(truncatingIfNeeded: number)
        while rest > 0x7F {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest = rest >> 7
        }
        bytes.append(UInt8(truncatingIfNeeded: rest))
    }

    mutating func write(_ flag: Bool) { bytes.append(flag ? 1 : 0) }

    mutating func write(_ contents: some Collection<UInt8>) {
        write(contents.count)
        bytes += contents
    }

    mutating func write(_ text: String) { write(Array(text.utf8)) }

    mutating func write(_ texts: [String]) {
        write(texts.count)
        for text in texts { write(text) }
    }

    mutating func write(optional texts: [String]?) {
        write(texts != nil)
        if let texts { write(texts) }
    }

    mutating func write(optional text: String?) { write(optional: text.map { [$0] }) }
}
