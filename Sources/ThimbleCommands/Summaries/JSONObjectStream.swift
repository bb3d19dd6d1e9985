/// Splits a stream of bytes into the JSON objects in it, which follow each other with or without white space.
struct JSONObjectStream {
    /// The beginning of an object.
    private var pending: [UInt8] = []
    private var depth = 0
    private var isInString = false
    private var isEscaped = false

    /// Whether the stream ends between two objects.
    var isComplete: Bool { pending.isEmpty }

    /// Adds the next bytes of the stream.
    ///
    /// - Returns: the objects that are complete now.
    /// - Throws: that something else than an object begins.
    mutating func append(_ bytes: some Sequence<UInt8>) throws(Failure) -> [[UInt8]] {
        var objects: [[UInt8]] = []
        for byte in bytes {
            if pending.isEmpty {
                if Self.isWhiteSpace(byte) { continue }
                guard byte == UInt8(ascii: "{") else {
                    throw Failure("A request is not a JSON object: it begins with the byte \(byte).")
                }
            }
            pending.append(byte)
            follow(byte)
            guard depth == 0 else { continue }
            objects.append(pending)
            pending.removeAll(keepingCapacity: true)
        }
        return objects
    }

    private mutating func follow(_ byte: UInt8) {
        if isInString {
            if isEscaped {
                isEscaped = false
            } else if byte == UInt8(ascii: "\\") {
                isEscaped = true
            } else if byte == UInt8(ascii: "\"") {
                isInString = false
            }
            return
        }
        switch byte {
        case UInt8(ascii: "\""): isInString = true
        case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
        case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
        default: break
        }
    }

    private static func isWhiteSpace(_ byte: UInt8) -> Bool { byte == 32 || (9...10).contains(byte) || byte == 13 }
}
