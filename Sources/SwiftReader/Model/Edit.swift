/// A change of one file that replaces `length` bytes from `location` on.
public struct Edit: Hashable, Sendable {
    public let location: SourceLocation
    /// In bytes; 0 for an insertion.
    public let length: Int
    public let replacement: String

    public init(location: SourceLocation, length: Int, replacement: String) {
        self.location = location
        self.length = length
        self.replacement = replacement
    }
}

extension SourceFile {
    /// The bytes that an edit replaces, 0-based; `nil` if the location is not in the file.
    public func range(of edit: Edit) -> Range<Int>? {
        guard edit.length >= 0, edit.location.column > 0, lineStarts.indices.contains(edit.location.line - 1) else {
            return nil
        }
        let start = Int(lineStarts[edit.location.line - 1]) + edit.location.column - 1
        let end = start + edit.length
        return end <= bytes.count ? start..<end : nil
    }

    /// The file's bytes after some edits, all of which refer to the current contents.
    ///
    /// Insertions at the same location are in the order given. An edit with an invalid location, or one that overlaps
    /// an earlier edit, is skipped.
    public func bytes(after edits: [Edit]) -> [UInt8] {
        let located = edits.enumerated().compactMap { number, edit in
            range(of: edit).map { (range: $0, number: number, text: edit.replacement) }
        }
        var result: [UInt8] = []
        var read = 0
        for edit in located.sorted(by: { ($0.range.lowerBound, $0.number) < ($1.range.lowerBound, $1.number) })
        where edit.range.lowerBound >= read {
            result += bytes[read..<edit.range.lowerBound]
            result += edit.text.utf8
            read = edit.range.upperBound
        }
        return result + bytes[read...]
    }
}
