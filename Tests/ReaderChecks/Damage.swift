import SwiftReader

/// What can happen to one byte of a file.
package enum Damage: String, CaseIterable, Sendable {
    /// The file ends in front of it.
    case cut
    case deleted
    case nul, quote, brace, highByte

    /// The bytes with this damage at a place.
    ///
    /// - Parameter location: 0-based, below `bytes.count`.
    package func applied(to bytes: [UInt8], at location: Int) -> [UInt8] {
        switch self {
        case .cut: return Array(bytes[..<location])
        case .deleted: return Array(bytes[..<location] + bytes[(location + 1)...])
        case .nul: return replaced(bytes, at: location, by: 0)
        case .quote: return replaced(bytes, at: location, by: UInt8(ascii: "\""))
        case .brace: return replaced(bytes, at: location, by: UInt8(ascii: "{"))
        case .highByte: return replaced(bytes, at: location, by: 0xFF)
        }
    }

    private func replaced(_ bytes: [UInt8], at location: Int, by byte: UInt8) -> [UInt8] {
        var bytes = bytes
        bytes[location] = byte
        return bytes
    }
}

extension IntactFile {
    /// What is wrong with the reading of the file with a damage at a place, in words.
    package func faults(of damage: Damage, at location: Int) -> [String] {
        faults(ofReading: damage.applied(to: file.bytes, at: location), from: location)
    }

    /// What is wrong with the reading of damaged bytes, in words.
    ///
    /// - Parameter location: the first byte that differs; found out when it is not given.
    package func faults(ofReading bytes: [UInt8], from location: Int? = nil) -> [String] {
        let damaged = SourceFile(path: file.path, reading: bytes)
        let broken = damaged.brokenRules
        // Broken tables cannot be compared.
        guard broken.isEmpty else { return broken }
        let start = location ?? zip(bytes, file.bytes).prefix { $0 == $1 }.count
        return harm(in: damaged, from: start).map { "harmed: \($0)" }
    }
}

extension IntactFile {
    /// One byte of white space in the indentation of each line whose indentation is at least two bytes long and nothing
    /// but white space, 0-based: a place where nothing but the byte itself can be wrong.
    package var indentations: [Int] {
        var locations: [Int] = []
        var end = 0
        for token in tokens {
            let gap = file.bytes[end..<Int(token.range.start)]
            end = Int(token.range.end)
            guard gap.count > 2, gap.allSatisfy({ $0 == 0x20 || $0 == 0x0A }), let line = gap.lastIndex(of: 0x0A) else {
                continue
            }
            if gap.endIndex - line > 2 { locations.append(line + 1) }
        }
        return locations
    }

    /// What is wrong with the reading when a byte that means nothing stands in white space: it must be reported there,
    /// and everything else be read.
    ///
    /// - Parameter location: one of `indentations`.
    package func faults(ofStray byte: UInt8, at location: Int) -> [String] {
        var bytes = file.bytes
        bytes[location] = byte
        let damaged = SourceFile(path: file.path, reading: bytes)
        var faults = harm(in: damaged, from: bytes.count).map { "harmed: \($0)" }
        if damaged.declarations.count != file.declarations.count { faults.append("another number of declarations") }
        let range = SourceRange(start: UInt32(location), end: UInt32(location + 1))
        if !damaged.problems.contains(where: { $0.range == range }) { faults.append("nothing is reported") }
        return faults
    }
}
