import Semantics
import SwiftReader

/// `/// thimble:word` in a stub.
struct LibraryMark {
    /// By the word of the mark.
    static let roles: [String: LibraryRole] = [
        "component": .component, "builder": .builder, "root": .root, "dependency": .dependency,
    ]

    private static let prefix = "thimble:"

    let word: String
    let range: SourceRange
    /// Whether it is in a documentation comment.
    let isDocumentation: Bool
    /// Where the code after the comment starts.
    let next: UInt32

    /// The marks at the beginnings of comment lines, in source order.
    static func all(in source: SourceFile) -> [LibraryMark] {
        let tokens = source.tokens(in: SourceRange(start: 0, end: UInt32(clamping: source.bytes.count)))
        let starts = tokens.map { Int($0.range.start) }
        return zip([0] + tokens.map { Int($0.range.end) }, starts + [source.bytes.count]).flatMap { end, start in
            marks(in: source.bytes[min(end, start)..<start])
        }
    }

    /// - Parameter comments: what separates two tokens.
    private static func marks(in comments: ArraySlice<UInt8>) -> [LibraryMark] {
        comments.split(separator: UInt8(ascii: "\n")).flatMap { line -> [LibraryMark] in
            let text = line.drop { $0 <= 0x20 || $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "*") }
            guard text.starts(with: prefix.utf8) else { return [] }
            let before = comments[..<text.startIndex]
            return text.split { $0 <= 0x20 || $0 == UInt8(ascii: "*") }.filter { $0.starts(with: prefix.utf8) }.map {
                word in
                LibraryMark(
                    word: String(decoding: word.dropFirst(prefix.utf8.count), as: UTF8.self),
                    range: SourceRange(start: UInt32(word.startIndex), end: UInt32(word.endIndex)),
                    isDocumentation: isDocumentation(before, line: line),
                    next: UInt32(comments.endIndex)
                )
            }
        }
    }

    /// - Parameters:
    ///   - before: the comments up to the mark.
    ///   - line: the line of the mark.
    private static func isDocumentation(_ before: ArraySlice<UInt8>, line: ArraySlice<UInt8>) -> Bool {
        let start = line.drop { $0 <= 0x20 }
        if start.starts(with: "//".utf8) { return start.starts(with: "///".utf8) }
        let opening = before.indices.last { before[$0...].starts(with: "/*".utf8) }
        return opening.map { before[$0...].starts(with: "/**".utf8) } ?? false
    }
}

extension SourceFile {
    /// The declaration whose attributes, modifiers or keyword start at an offset.
    func declaration(startingAt offset: UInt32) -> Declaration? {
        declarations.first { $0.range.start <= offset && offset <= $0.keyword.start }
    }
}
