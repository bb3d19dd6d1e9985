/// The white space and comments between two tokens.
struct Trivia {
    private enum Kind { case blank, lineBreak, comment, marked }

    private struct Piece {
        let kind: Kind
        let range: Range<Int>
    }

    private let text: ArraySlice<UInt8>
    private var pieces: [Piece] = []

    /// - Parameter marks: texts that make a comment matter.
    /// - Returns: `nil` if there is anything else in the text.
    init?(_ text: ArraySlice<UInt8>, marks: [[UInt8]]) {
        self.text = text
        var rest = text
        // A byte order mark belongs to no token.
        if text.startIndex == 0, text.starts(with: [0xEF, 0xBB, 0xBF]) {
            pieces.append(Piece(kind: .marked, range: 0..<3))
            rest = rest.dropFirst(3)
        }
        while let byte = rest.first {
            guard let piece = Self.piece(rest, byte, marks) else { return nil }
            pieces.append(piece)
            rest = rest[piece.range.upperBound...]
        }
    }

    private static func piece(_ rest: ArraySlice<UInt8>, _ byte: UInt8, _ marks: [[UInt8]]) -> Piece? {
        switch byte {
        case 10, 13: return Piece(kind: .lineBreak, range: rest.startIndex..<rest.startIndex + 1)
        case 9, 11, 12, 32:
            let end = rest.firstIndex { ![9, 11, 12, 32].contains($0) } ?? rest.endIndex
            return Piece(kind: .blank, range: rest.startIndex..<end)
        case UInt8(ascii: "/"):
            guard let end = commentEnd(rest) else { return nil }
            let range = rest.startIndex..<end
            let isMarked = marks.contains { rest[range].holds($0) }
            return Piece(kind: isMarked ? .marked : .comment, range: range)
        default: return nil
        }
    }

    private static func commentEnd(_ text: ArraySlice<UInt8>) -> Int? {
        switch text.dropFirst().first {
        case UInt8(ascii: "/"): return text.firstIndex { $0 == 10 || $0 == 13 } ?? text.endIndex
        case UInt8(ascii: "*"): break
        default: return nil
        }
        var (depth, index) = (0, text.startIndex)
        while index + 1 < text.endIndex {
            switch (text[index], text[index + 1]) {
            case (UInt8(ascii: "/"), UInt8(ascii: "*")): depth += 1
            case (UInt8(ascii: "*"), UInt8(ascii: "/")): depth -= 1
            default:
                index += 1
                continue
            }
            index += 2
            if depth == 0 { return index }
        }
        return nil
    }

    /// Adds the line breaks, marked comments, and what precedes code or a marked comment on its line.
    ///
    /// - Parameter isLast: whether no token follows.
    func addKept(to result: inout [UInt8], isLast: Bool) {
        var line: [Piece] = []
        for piece in pieces {
            switch piece.kind {
            case .lineBreak:
                addLine(line, to: &result)
                line = []
                result += text[piece.range]
            case .blank, .comment, .marked: line.append(piece)
            }
        }
        if isLast {
            addLine(line, to: &result)
        } else {
            for piece in line { result += text[piece.range] }
        }
    }

    /// Adds the pieces at the end of a line. A comment of several lines belongs to the line where it ends.
    private func addLine(_ pieces: [Piece], to result: inout [UInt8]) {
        let kept = pieces.lastIndex { $0.kind == .marked } ?? -1
        for (number, piece) in pieces.enumerated() {
            if number <= kept {
                result += text[piece.range]
            } else if piece.kind == .comment {
                result += text[piece.range].lazy.filter { $0 == 10 || $0 == 13 }
            }
        }
    }

    /// Adds all, with the words of comments that are not marked made unreadable.
    func addShape(to result: inout [UInt8]) {
        for piece in pieces {
            if piece.kind == .comment {
                Self.addShape(of: text[piece.range], to: &result)
            } else {
                result += text[piece.range]
            }
        }
    }

    private static let heading = Array("MARK:".utf8)

    private static func addShape(of comment: ArraySlice<UInt8>, to result: inout [UInt8]) {
        var rest = comment
        let start = comment.prefix { $0 == UInt8(ascii: "/") || $0 == 32 }
        if comment[start.endIndex...].starts(with: heading) {
            rest = comment[(start.endIndex + heading.count)...]
            result += comment[..<rest.startIndex]
        }
        for byte in rest { result.append(isShape(byte) ? byte : UInt8(ascii: "-")) }
    }

    /// Whether a byte of a comment affects what lines and comments are, or how wide they are.
    private static func isShape(_ byte: UInt8) -> Bool {
        byte <= 32 || byte >= 0x80
            || [UInt8(ascii: "/"), UInt8(ascii: "*"), UInt8(ascii: "{"), UInt8(ascii: "}")].contains(byte)
    }
}

extension ArraySlice<UInt8> {
    /// Whether the bytes contain others.
    fileprivate func holds(_ word: [UInt8]) -> Bool {
        guard let first = word.first else { return true }
        var rest = self
        while let start = rest.firstIndex(of: first) {
            rest = rest[start...]
            if rest.starts(with: word) { return true }
            rest = rest.dropFirst()
        }
        return false
    }
}
