/// The beginning of a summary: a line of text with the version of the format, and the checksum of the rest.
enum SummaryHeader {
    /// Changes with every change of the format, and of the facts in it.
    static let version = "6"
    static let title = "thimble module summary "
    /// Room for any version, so that a newer summary is recognized.
    private static let longestVersion = 16
    private static let checksumSize = 8

    /// The bytes of a summary.
    static func sealed(_ contents: [UInt8]) -> [UInt8] {
        var bytes = Array("\(title)\(version)\n".utf8)
        bytes.reserveCapacity(bytes.count + checksumSize + contents.count)
        var checksum = contents.withUnsafeBytes { Checksum.of($0) }
        for _ in 0..<checksumSize {
            bytes.append(UInt8(truncatingIfNeeded: checksum))
            checksum = checksum >> 8
        }
        return bytes + contents
    }

    /// The range of a summary's contents, and their checksum, which they match.
    static func contents(
        of bytes: UnsafeRawBufferPointer
    ) throws(SummaryFault) -> (range: Range<Int>, checksum: UInt64) {
        let start = Array(title.utf8)
        guard bytes.count > start.count else {
            throw !bytes.isEmpty && start.starts(with: bytes) ? .damaged : .notASummary
        }
        guard bytes.starts(with: start) else { throw .notASummary }
        let rest = bytes[start.count...].prefix(longestVersion + 1)
        guard let end = rest.firstIndex(of: 10) else { throw .damaged }
        let found = String(decoding: bytes[start.count..<end], as: UTF8.self)
        guard found == version else { throw found.allSatisfy(\.isASCIIDigit) ? .otherVersion(found) : .damaged }
        let first = end + 1 + checksumSize
        guard bytes.count >= first else { throw .damaged }
        let checksum = bytes[(end + 1)..<first].reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        guard checksum == Checksum.of(UnsafeRawBufferPointer(rebasing: bytes[first...])) else { throw .damaged }
        return (first..<bytes.count, checksum)
    }
}

extension Character {
    fileprivate var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}

extension ModuleSummary {
    /// The first bytes of a summary of any version.
    package static let signature = Array(SummaryHeader.title.utf8)
}
