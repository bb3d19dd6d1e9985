import SwiftReader

/// Source text that Needle copies literally.
extension SourceFile {
    /// The text of a type, without comments and carriage returns. Needle keeps both and so treats two spellings of one
    /// type as two types.
    func typeText(_ range: SourceRange) -> String {
        let start = min(Int(range.start), bytes.count)
        let end = max(start, min(Int(range.end), bytes.count))
        let written = bytes[start..<end]
        guard written.contains(where: { $0 == UInt8(ascii: "/") || $0 == 13 }) else { return text(range) }
        var kept: [UInt8] = []
        var rest = start
        for token in tokens(in: range) {
            kept += withoutComments(rest..<Int(token.range.start))
            kept += bytes[Int(token.range.start)..<Int(token.range.end)]
            rest = Int(token.range.end)
        }
        return String(decoding: kept, as: UTF8.self)
    }

    /// The white space between two tokens.
    private func withoutComments(_ gap: Range<Int>) -> [UInt8] {
        var kept: [UInt8] = []
        var depth = 0
        var isLine = false
        var location = gap.lowerBound
        while location < gap.upperBound {
            let pair = location + 1 < gap.upperBound ? (bytes[location], bytes[location + 1]) : (bytes[location], 0)
            switch pair {
            case (UInt8(ascii: "\n"), _) where isLine: isLine = false
            case (UInt8(ascii: "/"), UInt8(ascii: "/")) where depth == 0 && !isLine: isLine = true
            case (UInt8(ascii: "/"), UInt8(ascii: "*")) where !isLine:
                depth += 1
                location += 2
                continue
            case (UInt8(ascii: "*"), UInt8(ascii: "/")) where depth > 0:
                depth -= 1
                location += 2
                continue
            default: break
            }
            if depth == 0, !isLine, isSpace(bytes[location]), bytes[location] != 13 { kept.append(bytes[location]) }
            location += 1
        }
        return kept
    }

    /// The first modifier.
    func firstModifier(of declaration: Declaration) -> LeadingModifier {
        let head = SourceRange(start: declaration.range.start, end: declaration.keyword.start)
        guard head.start < head.end else { return .other }
        if declaration.attributes.isEmpty {
            // A declaration starts with its first modifier.
            let start = Int(head.start)
            let length = bytes[start..<Int(head.end)].prefix(while: \.isPartOfName).count
            if length > 0 { return modifier(SourceRange(start: head.start, end: head.start + UInt32(length))) }
        }
        let attributes = attributes[declaration.attributes.indices]
        let first = tokens(in: head).first { token in !attributes.contains { $0.range.contains(token.range) } }
        return first.map { modifier($0.range) } ?? .other
    }

    private func modifier(_ range: SourceRange) -> LeadingModifier {
        if spells("public", in: range) { return .isPublic }
        return spells("private", in: range) || spells("fileprivate", in: range) ? .isPrivate : .other
    }
}
