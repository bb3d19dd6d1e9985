/// Cuts a message into blocks of 64 bytes, as SHA-256 and MD5 both do: behind the message a bit that is set, zeros, and
/// its length in bits.
///
/// - Parameter body: gets 64 bytes at indices 0 to 63.
func forEachBlock(
    of message: some Collection<UInt8>,
    lengthInBigEndian: Bool,
    _ body: (UnsafeBufferPointer<UInt8>) -> Void
) {
    var padded = Array(message)
    let bits = UInt64(padded.count) &* 8
    padded.append(0x80)
    padded.append(contentsOf: repeatElement(0, count: (120 - padded.count % 64) % 64))
    for place in 0..<8 {
        let shift = UInt64(lengthInBigEndian ? 56 - place * 8 : place * 8)
        padded.append(UInt8(truncatingIfNeeded: bits >> shift))
    }
    padded.withUnsafeBufferPointer { bytes in
        for start in stride(from: 0, to: bytes.count, by: 64) {
            body(UnsafeBufferPointer(rebasing: bytes[start..<start + 64]))
        }
    }
}

/// Two digits for each byte, in lower case.
func hexadecimal(_ bytes: [UInt8]) -> String {
    let digits = Array("0123456789abcdef".utf8)
    return String(decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
}
