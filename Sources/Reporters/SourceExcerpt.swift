import SwiftReader
import TextFormats

/// In bytes. A longer line is usually generated and would hide the rest of the report.
private let longestLine = 400

extension TextBuffer {
    /// Adds the source line of a location, with a caret under the column; nothing if the line is unknown.
    mutating func addExcerpt(at location: SourceLocation, sources: some SourceIndex) {
        guard let line = sources.line(location.line, of: location.file), line.utf8.count <= longestLine else { return }
        let number = String(location.line)
        let width = max(5, number.utf8.count)
        paint(as: .margin) { buffer in
            buffer.addSpaces(width - number.utf8.count)
            buffer.add(number)
            buffer.add(" |")
        }
        add(" ")
        addPrintable(line)
        add("\n")
        paint(as: .margin) { buffer in
            buffer.addSpaces(width)
            buffer.add(" |")
        }
        add(" ")
        addIndent(below: line.utf8.prefix(max(0, location.column - 1)))
        paint(as: .caret) { $0.add("^") }
        add("\n")
    }

    /// Adds spaces as wide as some text. Tabs are kept, because their displayed width is unknown.
    private mutating func addIndent(below text: Substring.UTF8View) {
        if text.allSatisfy({ $0 < 0x80 }) {
            for byte in text { add(byte == UInt8(ascii: "\t") ? byte : UInt8(ascii: " ")) }
            return
        }
        for character in String(decoding: text, as: UTF8.self) {
            if character == "\t" { add("\t") } else { addSpaces(displayWidth(of: character)) }
        }
    }
}
