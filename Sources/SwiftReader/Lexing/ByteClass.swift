/// The roles of a byte in tokens, as a table of 256 entries.
///
/// The table is built once and never changes, so its pointer may be shared.
struct ByteClass: @unchecked Sendable {
    static let shared = ByteClass()

    static let identifier: UInt8 = 1
    static let identifierStart: UInt8 = 2
    static let operatorCharacter: UInt8 = 4
    static let digit: UInt8 = 8
    /// A byte that needs attention in the body of a string or comment.
    static let stringSpecial: UInt8 = 16
    static let highByte: UInt8 = 32
    /// A byte that may occur between tokens, or that starts a comment.
    static let trivia: UInt8 = 64

    let table: UnsafeMutablePointer<UInt8>

    private init() {
        table = .allocate(capacity: 256)
        table.initialize(repeating: 0, count: 256)
        for byte in UInt8.min...UInt8.max {
            var entry: UInt8 = 0
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"):
                entry = ByteClass.identifier | ByteClass.identifierStart
            case UInt8(ascii: "$"):
                entry = ByteClass.identifier
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                entry = ByteClass.identifier | ByteClass.digit
            case 0x80...:
                entry = ByteClass.highByte
            default:
                break
            }
            if "/=-+*%<>!&|^~.?".utf8.contains(byte) { entry |= ByteClass.operatorCharacter }
            if byte == 0x0A || byte == 0x0D || byte == 0x22 || byte == 0x5C || byte == 0x27 {
                entry |= ByteClass.stringSpecial
            }
            if "\t\u{0B}\u{0C}\n\r /<\0".utf8.contains(byte) { entry |= ByteClass.trivia }
            table[Int(byte)] = entry
        }
    }
}
