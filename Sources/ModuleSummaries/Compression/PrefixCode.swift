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
    private static func codes(_ lengths: [Int]) -> [UInt64] {
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

extension PrefixCode {
    /// - Returns: what `writeLengths` wrote; `nil` if the bits are not those of a code.
    static func readLengths(_ bits: inout BitReader, symbolCount: Int) -> [UInt8]? {
        var lengths: [UInt8] = []
        lengths.reserveCapacity(symbolCount + 256)
        while lengths.count < symbolCount {
            bits.refill()
            let length = UInt8(truncatingIfNeeded: bits.read(4))
            lengths.append(length)
            if length == 0 {
                for _ in 0..<bits.read(8) { lengths.append(0) }
            }
        }
        guard lengths.count == symbolCount, lengths.allSatisfy({ $0 <= longest }) else { return nil }
        let room = lengths.reduce(0) { $1 > 0 ? $0 + 1 << (longest - Int($1)) : $0 }
        return room <= 1 << longest ? lengths : nil
    }
}

/// The symbols of a code by the next bits.
struct PrefixCodeTable {
    /// The symbol and, in the lowest four bits, the length of its code; -1 for none.
    private let entries: UnsafeMutableBufferPointer<Int16>
    private let mask: UInt64

    /// Makes the table of a code for the time of a call.
    ///
    /// - Parameter lengths: those of a code, for each symbol.
    static func with<Result>(_ lengths: [UInt8], _ use: (PrefixCodeTable) -> Result) -> Result {
        // As large as the code needs: small texts have short codes.
        let width = Int(lengths.max() ?? 0)
        return withUnsafeTemporaryAllocation(of: Int16.self, capacity: 1 << width) { entries in
            entries.initialize(repeating: -1)
            fill(entries, width, lengths)
            return use(PrefixCodeTable(entries: entries, mask: UInt64(1 << width - 1)))
        }
    }

    private static func fill(_ entries: UnsafeMutableBufferPointer<Int16>, _ width: Int, _ lengths: [UInt8]) {
        withUnsafeTemporaryAllocation(of: Int.self, capacity: PrefixCode.longest + 2) { next in
            next.initialize(repeating: 0)
            for length in lengths where length > 0 { next[Int(length) + 1] += 1 }
            var code = 0
            for length in 0...PrefixCode.longest {
                code = (code + next[length]) << 1
                next[length] = code
            }
            for (symbol, length) in lengths.enumerated() where length > 0 {
                let length = Int(length)
                let entry = Int16(truncatingIfNeeded: symbol << 4 | length)
                var index = reversed(next[length], length)
                next[length] += 1
                while index < 1 << width {
                    entries[index] = entry
                    index += 1 << length
                }
            }
        }
    }

    private static func reversed(_ code: Int, _ length: Int) -> Int {
        var (rest, result) = (code, 0)
        for _ in 0..<length {
            result = result << 1 | rest & 1
            rest >>= 1
        }
        return result
    }

    /// The next symbol; -1 if there is none.
    @inline(__always)
    func read(_ bits: inout BitReader) -> Int {
        let entry = entries[bits.peek(mask)]
        guard entry >= 0 else { return -1 }
        bits.skip(Int(entry & 15))
        return Int(entry &>> 4)
    }
}
