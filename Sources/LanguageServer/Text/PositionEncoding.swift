/// The unit in which the client counts the characters of a line.
package enum PositionEncoding: String, Sendable {
    case utf8 = "utf-8"
    case utf16 = "utf-16"

    /// UTF-8 if the client offers it, otherwise UTF-16, which every client knows.
    init(offered: [String]) { self = offered.contains(Self.utf8.rawValue) ? .utf8 : .utf16 }

    /// The number of units of some bytes.
    func length(of bytes: ArraySlice<UInt8>) -> Int {
        switch self {
        case .utf8: bytes.count
        // A character of four bytes is two units; one of the others, one.
        case .utf16: bytes.reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : $1 >= 0xF0 ? 2 : 1) }
        }
    }

    /// The number of bytes at the start of a line that have a number of units. A character that the number divides is
    /// left out.
    func byteCount(of units: Int, in line: ArraySlice<UInt8>) -> Int {
        var (bytes, length) = (0, 0)
        var rest = line
        while let first = rest.first {
            let character = rest.dropFirst().prefix { $0 & 0xC0 == 0x80 }.count + 1
            let width = self == .utf8 ? character : first >= 0xF0 ? 2 : 1
            guard length + width <= units else { break }
            (bytes, length) = (bytes + character, length + width)
            rest = rest.dropFirst(character)
        }
        return bytes
    }
}
