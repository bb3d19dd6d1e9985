/// One character decoded from UTF-8.
struct DecodedScalar {
    let value: UInt32
    /// The number of bytes; 0 if the bytes are not UTF-8.
    let length: Int

    static let invalid = DecodedScalar(value: 0, length: 0)

    /// Decodes the character at `index`, which must be less than `count`.
    static func decode(_ bytes: UnsafePointer<UInt8>, at index: Int, count: Int) -> DecodedScalar {
        let first = UInt32(bytes[index])
        if first < 0x80 { return DecodedScalar(value: first, length: 1) }
        let length: Int
        var value: UInt32
        let smallest: UInt32
        if first >= 0xF0, first < 0xF8 {
            (length, value, smallest) = (4, first & 0x07, 0x10000)
        } else if first >= 0xE0, first < 0xF0 {
            (length, value, smallest) = (3, first & 0x0F, 0x800)
        } else if first >= 0xC0, first < 0xE0 {
            (length, value, smallest) = (2, first & 0x1F, 0x80)
        } else {
            return .invalid
        }
        guard count &- index >= length else { return .invalid }
        var offset = 1
        while offset < length {
            let next = UInt32(bytes[index &+ offset])
            guard next & 0xC0 == 0x80 else { return .invalid }
            value = value &<< 6 | (next & 0x3F)
            offset &+= 1
        }
        guard value >= smallest, value <= 0x10FFFF, value < 0xD800 || value > 0xDFFF else { return .invalid }
        return DecodedScalar(value: value, length: length)
    }

    /// Whether it may be part of an identifier after its first character.
    var continuesIdentifier: Bool {
        if value < 0x80 { return ByteClass.shared.table[Int(value)] & ByteClass.identifier != 0 }
        return ScalarRanges.contains(value, in: ScalarRanges.identifier)
    }

    var startsOperator: Bool {
        if value < 0x80 { return ByteClass.shared.table[Int(value)] & ByteClass.operatorCharacter != 0 }
        return ScalarRanges.contains(value, in: ScalarRanges.operatorStart)
    }

    var continuesOperator: Bool {
        startsOperator || (value >= 0x80 && ScalarRanges.contains(value, in: ScalarRanges.operatorContinuation))
    }
}

/// The ranges of Swift's grammar for identifiers and operators, above ASCII.
enum ScalarRanges {
    static func contains(_ value: UInt32, in ranges: [ClosedRange<UInt32>]) -> Bool {
        for range in ranges where range.contains(value) { return true }
        return false
    }

    static let identifier: [ClosedRange<UInt32>] = [
        0xA8...0xA8, 0xAA...0xAA, 0xAD...0xAD, 0xAF...0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6,
        0xD8...0xF6, 0xF8...0x167F, 0x1681...0x180D, 0x180F...0x1FFF, 0x200B...0x200D, 0x202A...0x202E,
        0x203F...0x2040, 0x2054...0x2054, 0x2060...0x218F, 0x2460...0x24FF, 0x2776...0x2793, 0x2C00...0x2DFF,
        0x2E80...0x2FFF, 0x3004...0x3007, 0x3021...0x302F, 0x3031...0xD7FF, 0xF900...0xFD3D, 0xFD40...0xFDCF,
        0xFDF0...0xFE44, 0xFE47...0xFFF8, 0x10000...0x1FFFD, 0x20000...0x2FFFD, 0x30000...0x3FFFD,
        0x40000...0x4FFFD, 0x50000...0x5FFFD, 0x60000...0x6FFFD, 0x70000...0x7FFFD, 0x80000...0x8FFFD,
        0x90000...0x9FFFD, 0xA0000...0xAFFFD, 0xB0000...0xBFFFD, 0xC0000...0xCFFFD, 0xD0000...0xDFFFD,
        0xE0000...0xEFFFD,
    ]

    static let operatorStart: [ClosedRange<UInt32>] = [
        0xA1...0xA7, 0xA9...0xA9, 0xAB...0xAC, 0xAE...0xAE, 0xB0...0xB1, 0xB6...0xB6, 0xBB...0xBB, 0xBF...0xBF,
        0xD7...0xD7, 0xF7...0xF7, 0x2016...0x2017, 0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053,
        0x2055...0x205E, 0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003,
        0x3008...0x3030,
    ]

    static let operatorContinuation: [ClosedRange<UInt32>] = [
        0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0xFE20...0xFE2F, 0xE0100...0xE01EF,
    ]
}

extension String {
    /// Whether its characters are those of an identifier. Any other name has to be written in backticks.
    public var isIdentifier: Bool {
        guard let first = utf8.first, !(UInt8(ascii: "0")...UInt8(ascii: "9") ~= first) else { return false }
        return unicodeScalars.allSatisfy { DecodedScalar(value: $0.value, length: 1).continuesIdentifier }
    }
}
