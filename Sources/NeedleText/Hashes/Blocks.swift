/// Cuts a message into blocks of 64 bytes, as SHA-256 and MD5 both do: behind the message a bit that is set, zeros, and
/// its length in bits.
func forEachBlock(
    of message: some Collection<UInt8>,
    lengthInBigEndian: Bool,
    _ body: (ArraySlice<UInt8>) -> Void
) {
    var tail = Array(message)
    let bits = UInt64(tail.count) &* 8
    tail.append(0x80)
    tail.append(contentsOf: [UInt8](repeating: 0, count: (120 - tail.count % 64) % 64))
    for place in 0..<8 {
        let shift = UInt64(lengthInBigEndian ? 56 - place * 8 : place * 8)
        tail.append(UInt8(truncatingIfNeeded: bits >> shift))
    }
    for start in stride(from: 0, to: tail.count, by: 64) {
        // Blocks begin at index 0, whatever they are cut from.
        body(Array(tail[start..<start + 64])[...])
    }
}

/// Two digits for each byte, in lower case.
func hexadecimal(_ bytes: [UInt8]) -> String {
    let digits = Array("0123456789abcdef".utf8)
    return String(decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
}
