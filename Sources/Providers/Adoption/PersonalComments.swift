import SwiftReader

extension SourceFile {
    /// Whether a declaration has a handwritten comment above or inside it: neither a heading nor a comment of RIBs'
    /// templates.
    func holdsPersonalComment(_ id: DeclarationID) -> Bool {
        let lines = SourceLines(of: self)
        guard let own = lines.wholeLines(of: self[id].range) else { return true }
        let above = lines.commentLines(above: own.lowerBound)
        return (above.lowerBound...own.upperBound).contains { lines.isPersonalComment($0) }
    }
}

extension SourceLines {
    private static let templateWords = [
        "MARK:", "TODO: Update ", "TODO: Declare dependencies", "TODO: Implement properties to provide for ",
        "The dependencies needed from the parent scope of ",
    ]

    fileprivate func isPersonalComment(_ line: Int) -> Bool {
        let text = String(decoding: bytes(of: line), as: UTF8.self)
        guard !text.contains("/*") else { return true }
        guard let start = text.firstRange(of: "//") else { return false }
        let words = text[start.lowerBound...].drop { $0 == "/" || $0 == " " }.prefix { !$0.isNewline }
        if Self.templateWords.contains(where: { words.hasPrefix($0) }) || words.isEmpty { return false }
        // The second line of such a comment, and the comment of a generated protocol.
        let isTemplate =
            words.hasPrefix("for the ") && words.hasSuffix(" scope.")
            || words.hasPrefix("What ") && words.contains(" from above ")
        return !isTemplate
    }
}
