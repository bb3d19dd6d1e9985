/// Reads what `ByteWriter` wrote. Anything else is damage, never a trap.
struct ByteReader {
    private let bytes: UnsafeRawBufferPointer
    private(set) var position = 0

    init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

    var isAtEnd: Bool { position == bytes.count }

    mutating func byte() throws(SummaryFault) -> UInt8 {
        guard position < bytes.count else { throw .damaged }
        defer { position = position &+ 1 }
        return bytes[position]
    }

    mutating func number() throws(SummaryFault) -> Int {
        // Most numbers take few bytes.
        if position < bytes.count, bytes[position] < 0x80 {
            position = position &+ 1
            return Int(bytes[position &- 1])
        }
        var (value, shift): (UInt64, UInt64) = (0, 0)
        while shift < 63 {
            let next = try byte()
            value = value | UInt64(next & 0x7F) << shift
            if next < 0x80 {
                guard let number = Int(exactly: value) else { throw .damaged }
                return number
            }
            shift += 7
        }
        throw .damaged
    }

    mutating func flag() throws(SummaryFault) -> Bool {
        let next = try byte()
        guard next < 2 else { throw .damaged }
        return next == 1
    }

    /// The number of elements that follow, each of which takes at least one byte.
    mutating func count() throws(SummaryFault) -> Int {
        let count = try number()
        guard count <= bytes.count &- position else { throw .damaged }
        return count
    }

    mutating func contents() throws(SummaryFault) -> UnsafeRawBufferPointer {
        let count = try count()
        defer { position += count }
        return UnsafeRawBufferPointer(rebasing: bytes[position..<position + count])
    }

    mutating func text() throws(SummaryFault) -> String { String(decoding: try contents(), as: UTF8.self) }

    mutating func texts() throws(SummaryFault) -> [String] {
        var texts: [String] = []
        for _ in 0..<(try count()) { texts.append(try text()) }
        return texts
    }

    mutating func optionalTexts() throws(SummaryFault) -> [String]? { try flag() ? try texts() : nil }

    mutating func optionalText() throws(SummaryFault) -> String? { try optionalTexts()?.first }
}
