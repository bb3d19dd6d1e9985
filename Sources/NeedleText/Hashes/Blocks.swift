/// Splits a message into blocks of 64 bytes, padded as in SHA-256 and MD5: a bit that is set, zeros, and the length in
/// bits.
///
/// - Parameter body: receives 64 bytes at indices 0 to 63.
func forEachBlock(
    of message: some Collection<UInt8>,
    lengthInBigEndian: Bool,
    _ body: (UnsafeBufferPointer<UInt8>) -> Void
) {
    var padded: [UInt8] = []
    padded.reserveCapacity(message.count + 72)
    padded.append(contentsOf: message)
    let bits = UInt64(padded.count) &* 8
    padded.append(0x80)
    padded.append(contentsOf: repeatElement(0, count: (120 - padded.count % 64) % 64))
    for location in 0..<8 {
        let shift = UInt64(lengthInBigEndian ? 56 - location * 8 : location * 8)
        padded.append(UInt8(truncatingIfNeeded: bits >> shift))
    }
    padded.withUnsafeBufferPointer { bytes in
        for start in stride(from: 0, to: bytes.count, by: 64) {
            body(UnsafeBufferPointer(rebasing: bytes[start..<start + 64]))
        }
    }
}

/// Two digits for each byte, in lower case.
func hexadecimal(_ bytes: ArraySlice<UInt8>) -> String {
    var digits: [UInt8] = []
    digits.reserveCapacity(bytes.count * 2)
    for byte in bytes {
        digits.append(digit(byte >> 4))
        digits.append(digit(byte & 15))
    }
    return String(decoding: digits, as: UTF8.self)
}

/// - Parameter value: below 16.
private func digit(_ value: UInt8) -> UInt8 { value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10 }
