import SwiftReader

/// A line longer than this, in bytes, is not written by a person and hides more than it shows.
private let longestLine = 400

/// The line of source at a place, with a caret under the column; nothing where the line is not known.
func excerpt(at place: Place, sources: some SourceIndex) -> [String] {
    guard let line = sources.line(place.line, of: place.file), line.utf8.count <= longestLine else { return [] }
    let number = String(place.line)
    let margin = String(repeating: " ", count: max(0, 5 - number.count))
    let before = String(decoding: line.utf8.prefix(max(0, place.column - 1)), as: UTF8.self)
    let indent = String(before.map { $0 == "\t" ? "\t" : " " })
    let blank = String(repeating: " ", count: margin.count + number.count)
    return ["\(margin)\(number) | \(printable(line))", "\(blank) | \(indent)^"]
}

/// Control characters could move the cursor of a terminal.
private func printable(_ line: String) -> String {
    String(
        String.UnicodeScalarView(
            line.unicodeScalars.map { $0 == "\t" || ($0.value >= 0x20 && $0.value != 0x7F) ? $0 : "\u{FFFD}" }
        )
    )
}
