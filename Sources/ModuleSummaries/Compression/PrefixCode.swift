/// A code in which frequent symbols have short codes, none of which begins another.
struct PrefixCode {
    /// In bits; short enough for a table of all codes.
    static let longest = 12

    /// In bits, for each symbol; 0 for one that does not occur.
    private let lengths: [Int]
    /// For each symbol, its lowest bit first.
    private let codes: [UInt64]

    /// - Parameter counts: how often each symbol occurs.
    init(counts: [Int]) {
        var counts = counts
        lengths = {
            while true {
                let lengths = Self.lengths(counts)
                if lengths.allSatisfy({ $0 <= Self.longest }) { return lengths }
                // More equal counts give more equal lengths.
                counts = counts.map { $0 == 0 ? 0 : $0 / 2 + 1 }
            }
        }()
        codes = Self.codes(lengths)
    }

    func write(_ symbol: Int, to bits: inout BitWriter) { bits.write(codes[symbol], count: lengths[symbol]) }

    /// Four bits for each length; after a 0, eight bits for the number of further ones.
    func writeLengths(to bits: inout BitWriter) {
        var symbol = 0
        while symbol < lengths.count {
            bits.write(UInt64(lengths[symbol]), count: 4)
            symbol += 1
            guard lengths[symbol - 1] == 0 else { continue }
            let further = lengths[symbol...].prefix(255).prefix { $0 == 0 }.count
            bits.write(UInt64(further), count: 8)
            symbol += further
        }
    }

    /// The codes of all symbols, which follow from their lengths.
    static func codes(_ lengths: [Int]) -> [UInt64] {
        var next = [UInt64](repeating: 0, count: longest + 2)
        for length in lengths where length > 0 { next[length + 1] += 1 }
        var first: UInt64 = 0
        for length in 1...longest {
            first = (first + next[length]) << 1
            next[length] = first
        }
        return lengths.map { length in
            guard length > 0 else { return 0 }
            defer { next[length] += 1 }
            return reversed(next[length], length)
        }
    }

    private static func reversed(_ code: UInt64, _ length: Int) -> UInt64 {
        (0..<length).reduce(0) { $0 << 1 | (code >> UInt64($1) & 1) }
    }

    /// Huffman's lengths: the two rarest groups of symbols are joined until there is one.
    private static func lengths(_ counts: [Int]) -> [Int] {
        var lengths = [Int](repeating: 0, count: counts.count)
        let used = counts.indices.filter { counts[$0] > 0 }
        guard used.count > 1 else {
            for symbol in used { lengths[symbol] = 1 }
            return lengths
        }
        // Leaves in order of their counts, then groups, which are made in order of theirs.
        let leaves = used.sorted { (counts[$0], $0) < (counts[$1], $1) }
        var weights = leaves.map { counts[$0] }
        var parents = [Int](repeating: 0, count: 2 * leaves.count - 1)
        var (leaf, group) = (0, leaves.count)
        func next() -> Int {
            if leaf < leaves.count, group >= weights.count || weights[leaf] <= weights[group] {
                leaf += 1
                return leaf - 1
            }
            group += 1
            return group - 1
        }
        for new in leaves.count..<parents.count {
            let (one, other) = (next(), next())
            (parents[one], parents[other]) = (new, new)
            weights.append(weights[one] + weights[other])
        }
        var depths = [Int](repeating: 0, count: parents.count)
        for node in parents.indices.dropLast().reversed() { depths[node] = depths[parents[node]] + 1 }
        for (number, symbol) in leaves.enumerated() { lengths[symbol] = depths[number] }
        return lengths
    }
}

/// The symbols of a code by the next bits.
struct PrefixCodeTable {
    private static let mask = UInt64(1 << PrefixCode.longest - 1)

    /// The symbol and, in the lowest four bits, the length of its code; -1 for none.
    private let entries: [Int32]

    /// - Returns: `nil` if the bits are not those of a code.
    init?(reading bits: inout BitReader, symbolCount: Int) {
        var lengths: [Int] = []
        while lengths.count < symbolCount {
            bits.refill()
            let length = Int(truncatingIfNeeded: bits.read(4))
            lengths.append(length)
            if length == 0 {
                lengths += [Int](repeating: 0, count: Int(truncatingIfNeeded: bits.read(8)))
            }
        }
        guard lengths.count == symbolCount, lengths.allSatisfy({ $0 <= PrefixCode.longest }) else { return nil }
        let room = lengths.reduce(0) { $1 > 0 ? $0 + 1 << (PrefixCode.longest - $1) : $0 }
        guard room <= 1 << PrefixCode.longest else { return nil }
        var entries = [Int32](repeating: -1, count: 1 << PrefixCode.longest)
        for (symbol, code) in PrefixCode.codes(lengths).enumerated() where lengths[symbol] > 0 {
            let entry = Int32(symbol << 4 | lengths[symbol])
            for index in stride(from: Int(code), to: entries.count, by: 1 << lengths[symbol]) { entries[index] = entry }
        }
        self.entries = entries
    }

    /// The next symbol; -1 if there is none.
    @inline(__always)
    func read(_ bits: inout BitReader) -> Int {
        let entry = entries[bits.peek(Self.mask)]
        guard entry >= 0 else { return -1 }
        bits.skip(Int(entry & 15))
        return Int(entry &>> 4)
    }
}
