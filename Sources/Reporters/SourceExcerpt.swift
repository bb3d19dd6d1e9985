import SwiftReader

/// A line longer than this, in bytes, is not written by a person and hides more than it shows.
private let longestLine = 400

/// The line of source at a place, with a caret under the column; nothing where the line is not known.
func excerpt(at place: Place, sources: some SourceIndex, style: TextStyle) -> [String] {
    guard let line = sources.line(place.line, of: place.file), line.utf8.count <= longestLine else { return [] }
    let number = String(place.line)
    let margin = String(repeating: " ", count: max(0, 5 - number.count))
    let before = String(decoding: line.utf8.prefix(max(0, place.column - 1)), as: UTF8.self)
    // A tab stays a tab: nobody knows how wide it is shown.
    let indent = before.map { $0 == "\t" ? "\t" : String(repeating: " ", count: displayWidth(of: $0)) }.joined()
    let blank = String(repeating: " ", count: margin.count + number.count)
    return [
        "\(style.painted("\(margin)\(number) |", as: .margin)) \(printable(line))",
        "\(style.painted("\(blank) |", as: .margin)) \(indent)\(style.painted("^", as: .caret))",
    ]
}
