/// The declarations and imports of a file.
extension FileSummaryScanner {
    /// Handles a keyword before a name, or an expected name.
    mutating func noteName(_ hash: UInt32, from start: Int, to end: Int, _ bytes: UnsafePointer<UInt8>) {
        let keyword = keywords.naming(hash)
        let before = start > 0 ? bytes[start &- 1] : 0
        let isContextual = hash == keywords.actor || hash == keywords.macro
        let isReserved = !isContextual || naming == .nothing
        guard keyword != .nothing, isReserved, before != UInt8(ascii: "."), before != UInt8(ascii: "`") else {
            if naming == .module { return takeImport(from: start, to: end, bytes) }
            let isQuoted = bytes[end] == UInt8(ascii: "`")
            return take(WordHash(value: hash), isFollowedBy: bytes[isQuoted ? end &+ 1 : end])
        }
        // `import struct Core.User`.
        if naming == .module { return }
        naming = keyword
        // A value in braces may separate two names of a list: `let a = { 1 }(), b = 2`.
        if depth == 0 { listsVariables = keyword == .variable }
    }

    private mutating func take(_ word: WordHash, isFollowedBy next: UInt8) {
        switch naming {
        case .nothing: return
        case .type: names.append(FileSummary.Name(word: word, kind: depth == 0 ? .type : .nestedType))
        case .extended:
            names.append(FileSummary.Name(word: word, kind: .extended))
            if next == UInt8(ascii: ".") { return }
        case .function, .variable:
            if depth == 0 { names.append(FileSummary.Name(word: word, kind: .global)) }
        case .module: return
        }
        naming = .nothing
    }

    private mutating func takeImport(from start: Int, to end: Int, _ bytes: UnsafePointer<UInt8>) {
        let name = UnsafeBufferPointer(start: bytes + start, count: end &- start)
        imports.append(String(decoding: name, as: UTF8.self))
        naming = .nothing
    }
}
