/// GitHub's hash of each line of a file, by which code scanning recognizes an alert when lines move.
///
/// The algorithm is that of `upload-sarif` in `github/codeql-action` (src/fingerprints.ts): a hash over the hundred
/// UTF-16 code units from the start of the line, without spaces and tabs, with every line break as a line feed, and
/// 65535 at the end of the file. A number distinguishes equal hashes, counted from the top of the file. If a report has
/// another hash, `upload-sarif` warns.
struct LineHashes {
    private static let blockSize = 100
    private static let factor: UInt64 = 37
    /// `factor` to the power of `blockSize`, the weight of the oldest unit of the window.
    private static let firstFactor = (0..<blockSize).reduce(UInt64(1)) { power, _ in power &* factor }

    private var hashes: [UInt64] = []

    /// - Parameter bytes: the file in UTF-8; invalid sequences are read as U+FFFD.
    init(of bytes: [UInt8]) {
        let (units, starts) = Self.units(of: bytes)
        var hash: UInt64 = 0
        var nextStart = 0
        // The window that begins at a unit is complete after `blockSize` further units; beyond the end there are zeros.
        for end in 0..<(units.count + Self.blockSize) {
            if nextStart < starts.count, end == starts[nextStart] + Self.blockSize {
                hashes.append(hash)
                nextStart += 1
            }
            let new = end < units.count ? UInt64(units[end]) : 0
            let old = end >= Self.blockSize ? UInt64(units[end - Self.blockSize]) : 0
            hash = hash &* Self.factor &+ new &- Self.firstFactor &* old
        }
    }

    /// The fingerprints of all lines, in order: `54703d4cd895b18:1`.
    var fingerprints: [String] {
        var seen: [UInt64: Int] = [:]
        return hashes.map { hash in
            seen[hash, default: 0] += 1
            return "\(String(hash, radix: 16)):\(seen[hash] ?? 1)"
        }
    }

    /// The hashed units, and the indices of those at which lines start.
    private static func units(of bytes: [UInt8]) -> (units: [UInt16], starts: [Int]) {
        var units: [UInt16] = []
        units.reserveCapacity(bytes.count + 1)
        var starts: [Int] = []
        var isLineStart = true
        var isAfterReturn = false
        func isSkipped(_ unit: UInt16) -> Bool { unit == 0x20 || unit == 0x09 || (isAfterReturn && unit == 0x0A) }
        for unit in Array(String(decoding: bytes, as: UTF8.self).utf16) + [0xFFFF] {
            let isPassedOver = isSkipped(unit)
            isAfterReturn = unit == 0x0D
            if isPassedOver { continue }
            if isLineStart { starts.append(units.count) }
            units.append(unit == 0x0D ? 0x0A : unit)
            isLineStart = units.last == 0x0A
        }
        return (units, starts)
    }
}
