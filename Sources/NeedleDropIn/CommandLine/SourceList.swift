/// A file that lists the sources.
package enum SourceList {
    /// How the paths are separated.
    package enum Format: Sendable {
        /// One path a line.
        case newline
        /// By single spaces; paths with spaces are in single quotes.
        case minimallyEscaped

        /// - Throws: if Needle does not support the format.
        package init(named name: String?) throws(DropInError) {
            switch name?.lowercased() {
            case nil, "newline": self = .newline
            case "minescaping": self = .minimallyEscaped
            default: throw DropInError("Failed to parse sources list format \(name ?? "")")
            }
        }
    }

    /// The paths in a list, in order.
    package static func paths(in text: [UInt8], _ format: Format) -> [String] {
        switch format {
        case .newline: return lines(text[...])
        case .minimallyEscaped: return lines(separated(text)).flatMap(unescaped)
        }
    }

    private static func lines(_ text: ArraySlice<UInt8>) -> [String] {
        text.split(separator: 10).map(trimmed).filter { !$0.isEmpty }.map { String(decoding: $0, as: UTF8.self) }
    }

    private static func trimmed(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let start = line.drop(while: isSpace)
        let end = start.lastIndex { !isSpace($0) }.map { $0 + 1 } ?? start.startIndex
        return start[..<end]
    }

    /// Puts each quoted path on a line of its own.
    private static func separated(_ text: [UInt8]) -> ArraySlice<UInt8> {
        let (space, quote) = (UInt8(ascii: " "), UInt8(ascii: "'"))
        var text = text
        for location in text.indices where text[location] == space {
            let isBefore = location + 1 < text.count && text[location + 1] == quote
            let isAfter = location > 0 && text[location - 1] == quote
            if isBefore || isAfter { text[location] = 10 }
        }
        return text[...]
    }

    private static func unescaped(_ line: String) -> [String] {
        guard line.hasPrefix("'") else {
            return line.utf8.split(whereSeparator: isSpace).map { String(decoding: $0, as: UTF8.self) }
        }
        let path = line.utf8.filter { $0 != UInt8(ascii: "'") }
        return path.isEmpty ? [] : [String(decoding: trimmed(path[...]), as: UTF8.self)]
    }
}
