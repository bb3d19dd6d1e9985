import ScopeRules
import TextFormats

/// A text report under construction, in UTF-8.
struct TextBuffer: Sendable {
    private let style: TextStyle
    private var bytes: [UInt8] = []

    init(style: TextStyle) { self.style = style }

    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// The concatenated contents of some buffers, and an end.
    static func text(of buffers: [TextBuffer], _ end: String) -> String {
        var text = ""
        text.reserveCapacity(buffers.reduce(end.utf8.count) { $0 + $1.bytes.count })
        for buffer in buffers { text += buffer.text }
        // `+` would copy the text.
        text += end
        return text
    }

    /// Adds text as it is.
    mutating func add(_ text: String) {
        // Bridged strings on Darwin may have no contiguous UTF-8.
        let isAdded: Void? = text.utf8.withContiguousStorageIfAvailable { bytes.append(contentsOf: $0) }
        if isAdded == nil { bytes.append(contentsOf: text.utf8) }
    }

    mutating func add(_ number: Int) { add(String(number)) }

    mutating func add(_ byte: UInt8) { bytes.append(byte) }

    mutating func addSpaces(_ count: Int) {
        for _ in 0..<max(0, count) { bytes.append(UInt8(ascii: " ")) }
    }

    /// Adds text on one line, escaped by `printable`.
    mutating func addPrintable(_ text: String) { add(isPlain(text) ? text : printable(text)) }

    /// Adds a message of one or more lines, code in backticks.
    mutating func add(_ message: Message) {
        for fragment in message.fragments {
            switch fragment {
            case .words(let words): add(isPlain(words, withLineEnds: true) ? words : printableLines(words))
            case .code(let code):
                paint(as: .code) { buffer in
                    buffer.add(UInt8(ascii: "`"))
                    buffer.addPrintable(code)
                    buffer.add(UInt8(ascii: "`"))
                }
            }
        }
    }

    /// Adds something in the colors of a role.
    mutating func paint(as role: TextStyle.Role, _ add: (inout TextBuffer) -> Void) {
        if case .colored = style { self.add("\u{1B}[\(role.rendition)m") }
        add(&self)
        if case .colored = style { self.add("\u{1B}[0m") }
    }

    private func printableLines(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { printable(String($0)) }
            .joined(separator: "\n")
    }
}
