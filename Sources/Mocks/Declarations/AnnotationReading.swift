import SwiftReader

extension MockAnnotation {
    private static let word = "@mockable"

    /// Reads the documentation comments in a range that contains only comments, attributes and modifiers.
    ///
    /// - Returns: `nil` if none of them asks for a mock.
    init?(in range: SourceRange, of file: SourceFile) {
        let bytes = file.bytes[file.bounds(of: range)]
        guard bytes.contains(UInt8(ascii: "@")) else { return nil }
        let text = Self.documentation(in: bytes)
        guard let word = text.range(ofWord: Self.word) else { return nil }
        let behind = text[word.upperBound...].drop { $0 == " " }
        guard behind.first == "(" else {
            self.init()
            return
        }
        self.init(arguments: Self.parenthesized(behind.dropFirst()))
    }

    /// The text up to the parenthesis that closes it.
    private static func parenthesized(_ text: Substring) -> String {
        var depth = 1
        return String(
            text.prefix { character in
                if character == "(" { depth += 1 }
                if character == ")" { depth -= 1 }
                return depth > 0
            }
        )
    }

    /// The documentation comments as one text, without the marks at the start of their lines.
    private static func documentation(in bytes: ArraySlice<UInt8>) -> String {
        var result = ""
        var isInBlock = false
        for line in bytes.split(whereSeparator: { $0 == 10 || $0 == 13 }) {
            // A byte order mark may precede the first line.
            let text = String(decoding: line, as: UTF8.self).drop { " \t\u{FEFF}".contains($0) }
            let isBlock = isInBlock || text.hasPrefix("/**")
            guard isBlock || text.hasPrefix("///") else { continue }
            let isClosed = isBlock && text.dropFirst(isInBlock ? 0 : 3).contains("*/")
            isInBlock = isBlock && !isClosed
            let content = text.drop { "/* ".contains($0) }
            result += "\(isClosed ? content.prefix { $0 != "*" } : content) "
        }
        return result
    }
}

extension StringProtocol {
    /// The first occurrence of a word that no letter, digit or underscore follows.
    fileprivate func range(ofWord word: String) -> Range<Index>? {
        var rest = self[...]
        while let start = rest.firstIndex(of: "@") {
            if rest[start...].hasPrefix(word) {
                let end = rest.index(start, offsetBy: word.count)
                guard end < rest.endIndex, rest[end].isLetter || rest[end].isNumber || rest[end] == "_" else {
                    return start..<end
                }
            }
            rest = rest[rest.index(after: start)...]
        }
        return nil
    }
}
