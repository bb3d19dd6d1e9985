import SwiftReader

/// The code of a file as a summary keeps it: every token at its line and column, without the comments and trailing blanks
/// that no answer depends on.
///
/// Comments that contain a mark are kept. Where a fix may remove lines, comments keep their shape and lose their words,
/// because the fix depends on their extent.
package enum ReducedText {
    /// - Parameters:
    ///   - bytes: the contents of a file.
    ///   - marks: texts that make a comment matter.
    package static func of(_ bytes: [UInt8], keepingCommentsWith marks: [String]) -> [UInt8] {
        let source = SourceFile(path: "", reading: bytes)
        // The extent of a comment is unclear in a file that could be read only in part.
        guard source.problems.isEmpty else { return bytes }
        let regions = RemovableCode(of: source)
        let marks = marks.map { Array($0.utf8) }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var end = 0
        for token in source.tokens(in: SourceRange(start: 0, end: UInt32(clamping: bytes.count))) {
            let start = Int(token.range.start)
            if end < start { add(bytes[end..<start], isLast: false, regions, marks, to: &result) }
            result += bytes[start..<Int(token.range.end)]
            end = Int(token.range.end)
        }
        if end < bytes.count { add(bytes[end...], isLast: true, regions, marks, to: &result) }
        return result
    }

    /// Adds the text between two tokens.
    private static func add(
        _ text: ArraySlice<UInt8>,
        isLast: Bool,
        _ regions: RemovableCode,
        _ marks: [[UInt8]],
        to result: inout [UInt8]
    ) {
        let isBlank = text.allSatisfy { $0 == 32 }
        if isBlank, !isLast { return result.append(contentsOf: text) }
        guard let trivia = Trivia(text, marks: marks) else { return result.append(contentsOf: text) }
        if regions.overlaps(text.indices) {
            trivia.addShape(to: &result)
        } else {
            trivia.addKept(to: &result, isLast: isLast)
        }
    }
}
