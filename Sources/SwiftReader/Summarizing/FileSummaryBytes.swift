/// The action of the summary scanner at each byte of code, as tables of 256 entries.
///
/// The tables are built once and never change, so their pointers may be shared.
struct FileSummaryBytes: @unchecked Sendable {
    static let shared = FileSummaryBytes()

    static let other: UInt8 = 0
    /// Starts a word. Greater than all others.
    static let letter: UInt8 = 0x80
    /// Starts a number.
    static let digit: UInt8 = 2
    /// Part of a character that is not ASCII, or an apostrophe: not part of ordinary code.
    static let strange: UInt8 = 3
    static let slash: UInt8 = 4
    static let quote: UInt8 = 5
    static let hash: UInt8 = 6
    static let openBrace: UInt8 = 7
    static let closeBrace: UInt8 = 8
    static let openBracket: UInt8 = 9
    static let closeBracket: UInt8 = 10
    static let comma: UInt8 = 11
    static let zero: UInt8 = 12
    static let backtick: UInt8 = 13
    static let lineBreak: UInt8 = 14
    static let dollar: UInt8 = 15
    private static let separators = [openBracket, closeBracket, comma]

    let table: UnsafeMutablePointer<UInt8>
    /// For code outside interpolations and variable lists, where brackets and commas need no action.
    let plainTable: UnsafeMutablePointer<UInt8>
    /// Not 0 for bytes that may be part of a word.
    let isWord: UnsafeMutablePointer<UInt8>

    private init() {
        table = .allocate(capacity: 256)
        table.initialize(repeating: FileSummaryBytes.other, count: 256)
        plainTable = .allocate(capacity: 256)
        plainTable.initialize(repeating: FileSummaryBytes.other, count: 256)
        isWord = .allocate(capacity: 256)
        isWord.initialize(repeating: 0, count: 256)
        for byte in UInt8.min...UInt8.max {
            let entry = FileSummaryBytes.entry(for: byte)
            table[Int(byte)] = entry
            if !FileSummaryBytes.separators.contains(entry) { plainTable[Int(byte)] = entry }
            if entry == FileSummaryBytes.letter || entry == FileSummaryBytes.digit || entry == FileSummaryBytes.dollar {
                isWord[Int(byte)] = 1
            }
        }
    }

    private static func entry(for byte: UInt8) -> UInt8 {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"): letter
        case UInt8(ascii: "0")...UInt8(ascii: "9"): digit
        case 0x80..., UInt8(ascii: "'"): strange
        case UInt8(ascii: "/"): slash
        case UInt8(ascii: "\""): quote
        case UInt8(ascii: "#"): hash
        case UInt8(ascii: "{"): openBrace
        case UInt8(ascii: "}"): closeBrace
        case UInt8(ascii: "("): openBracket
        case UInt8(ascii: ")"): closeBracket
        case UInt8(ascii: ","): comma
        case UInt8(ascii: "`"): backtick
        case UInt8(ascii: "$"): dollar
        case 0: zero
        case 10, 13: lineBreak
        default: other
        }
    }
}
