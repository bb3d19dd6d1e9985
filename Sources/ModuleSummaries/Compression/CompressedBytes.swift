/// Bytes with repetitions replaced by references to their earlier occurrence, and all of it in a prefix code.
///
/// Each symbol of the first alphabet is a byte, or how long a repetition is; one of the second alphabet tells how far back
/// its earlier occurrence is. The result depends on the bytes only.
///
/// Smaller than `QuickBytes`: for what few readers unpack.
enum CompressedBytes {
    static func compress(_ bytes: [UInt8], into writer: inout ByteWriter) {
        let steps = Repetitions.steps(of: bytes)
        var (symbols, distances) = (
            [Int](repeating: 0, count: symbolCount), [Int](repeating: 0, count: NumberClass.count)
        )
        for step in steps {
            switch step {
            case .byte(let byte): symbols[Int(byte)] += 1
            case .repetition(let length, let distance):
                symbols[256 + NumberClass(of: length - Repetitions.shortest).index] += 1
                distances[NumberClass(of: distance).index] += 1
            }
        }
        let (symbolCode, distanceCode) = (PrefixCode(counts: symbols), PrefixCode(counts: distances))
        var bits = BitWriter()
        symbolCode.writeLengths(to: &bits)
        distanceCode.writeLengths(to: &bits)
        for step in steps {
            switch step {
            case .byte(let byte): symbolCode.write(Int(byte), to: &bits)
            case .repetition(let length, let distance):
                let (first, second) = (NumberClass(of: length - Repetitions.shortest), NumberClass(of: distance))
                symbolCode.write(256 + first.index, to: &bits)
                bits.write(first.rest, count: first.restCount)
                distanceCode.write(second.index, to: &bits)
                bits.write(second.rest, count: second.restCount)
            }
        }
        writer.write(bytes.count)
        writer.write(bits.finished())
    }

    static func decompress(_ reader: inout ByteReader, into memory: inout UnpackedBytes) throws(SummaryFault) {
        let size = try reader.number()
        let contents = try reader.contents()
        // No code is shorter than a bit, and no repetition is longer than this allows.
        guard size <= mostBytes, contents.count > 0 || size == 0 else { throw .damaged }
        try memory.fill(size) { decompress(contents, into: $0, size) }
    }

    private static let symbolCount = 256 + NumberClass.count
    /// As for a source file.
    private static let mostBytes = Int(Int32.max)

    private static func decompress(
        _ contents: UnsafeRawBufferPointer,
        into buffer: UnsafeMutableBufferPointer<UInt8>,
        _ size: Int
    ) -> Bool {
        guard size > 0 else { return true }
        var bits = BitReader(contents)
        guard let target = buffer.baseAddress,
            let symbolLengths = PrefixCode.readLengths(&bits, symbolCount: symbolCount),
            let distanceLengths = PrefixCode.readLengths(&bits, symbolCount: NumberClass.count)
        else { return false }
        return PrefixCodeTable.with(symbolLengths) { symbolCode in
            PrefixCodeTable.with(distanceLengths) { distanceCode in
                decompress(bits, symbolCode, distanceCode, into: target, size)
            }
        }
    }

    private static func decompress(
        _ bits: BitReader,
        _ symbolCode: PrefixCodeTable,
        _ distanceCode: PrefixCodeTable,
        into target: UnsafeMutablePointer<UInt8>,
        _ size: Int
    ) -> Bool {
        var bits = bits
        var position = 0
        while position < size {
            bits.refill()
            var symbol = symbolCode.read(&bits)
            // Most bytes are followed by others; the bits suffice for three symbols.
            if symbol < 256, symbol >= 0, size &- position > 2 {
                target[position] = UInt8(truncatingIfNeeded: symbol)
                position = position &+ 1
                symbol = symbolCode.read(&bits)
                if symbol < 256, symbol >= 0 {
                    target[position] = UInt8(truncatingIfNeeded: symbol)
                    position = position &+ 1
                    symbol = symbolCode.read(&bits)
                }
            }
            if symbol < 256 {
                guard symbol >= 0, !bits.isExhausted else { return false }
                target[position] = UInt8(truncatingIfNeeded: symbol)
                position = position &+ 1
                continue
            }
            bits.refill()
            let length = NumberClass.read(symbol &- 256, &bits) &+ Repetitions.shortest
            bits.refill()
            let symbolOfDistance = distanceCode.read(&bits)
            guard symbolOfDistance >= 0 else { return false }
            let distance = NumberClass.read(symbolOfDistance, &bits)
            guard distance > 0, distance <= position, length <= size &- position else { return false }
            Repetitions.copy(target + position, from: distance, count: length, room: size &- position)
            position = position &+ length
        }
        return !bits.isExhausted
    }
}
