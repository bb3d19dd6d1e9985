import SwiftReader

/// The parts of a file whose text a fix may remove or extend, with the comments in and around them: the heads of
/// declarations, empty protocols and extensions, and the members of types in which a fix may delete a member.
struct RemovableCode {
    /// Ascending, without overlaps.
    private var ranges: [Range<Int>] = []

    init(of source: SourceFile) {
        var found: [Range<Int>] = []
        for declaration in source.declarations {
            found.append(source.bounds(of: source.headRange(of: declaration)))
            guard let body = declaration.body, declaration.isNominal || declaration.kind == .extension else { continue }
            let isEmpty = source[body].items.isEmpty
            if isEmpty, declaration.kind == .protocol || declaration.kind == .extension {
                found.append(source.surroundings(of: declaration))
            }
            found += source.removableParts(ofMembersIn: body, isProtocol: declaration.kind == .protocol)
        }
        for range in found.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            if let last = ranges.last, range.lowerBound <= last.upperBound {
                ranges[ranges.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
            } else {
                ranges.append(range)
            }
        }
    }

    /// Whether one of the parts contains some of the bytes.
    func overlaps(_ range: Range<Int>) -> Bool {
        var (low, high) = (0, ranges.count)
        while low < high {
            let middle = (low + high) / 2
            if ranges[middle].upperBound <= range.lowerBound { low = middle + 1 } else { high = middle }
        }
        return low < ranges.count && ranges[low].lowerBound < range.upperBound
    }
}

extension SourceFile {
    /// From the first attribute or modifier to the name, and what else is in front of the braces or the value.
    fileprivate func headRange(of declaration: Declaration) -> SourceRange {
        switch declaration.kind {
        case .typealias: return declaration.range
        case .class, .struct, .enum, .actor, .protocol, .extension:
            let end = declaration.body.map { self[$0].range.start } ?? declaration.range.end
            return SourceRange(start: declaration.range.start, end: max(declaration.range.start, end))
        default:
            let end = max(declaration.keyword.end, declaration.name.end, declaration.type.end)
            return SourceRange(start: declaration.range.start, end: max(declaration.range.start, end))
        }
    }

    /// The declaration with the white space and comments before and after it.
    fileprivate func surroundings(of declaration: Declaration) -> Range<Int> {
        // An empty range between tokens overlaps the text in which it lies.
        let bounds = bounds(of: declaration.range)
        return max(0, bounds.lowerBound - 1)..<min(bytes.count, bounds.upperBound + 1)
    }

    /// If some member can be removed: the text between the members, and these members themselves.
    fileprivate func removableParts(ofMembersIn block: BlockID, isProtocol: Bool) -> [Range<Int>] {
        let members = declarations(in: block).map { self[$0] }
        let kept = members.filter { !isProtocol && !repeatsItsName($0) }
        guard kept.count < members.count else { return [] }
        var parts: [Range<Int>] = []
        let whole = bounds(of: self[block].range)
        var start = whole.lowerBound
        for member in kept.sorted(by: { $0.range.start < $1.range.start }) {
            let bounds = bounds(of: member.range)
            if start < bounds.lowerBound { parts.append(start..<bounds.lowerBound) }
            start = max(start, bounds.upperBound)
        }
        parts.append(start..<max(start, whole.upperBound))
        return parts
    }

    /// Whether the value of a variable contains its own name, as in `var user: User { dependency.user }`. A requirement
    /// is removed together with such properties.
    private func repeatsItsName(_ member: Declaration) -> Bool {
        guard member.kind == .variable else { return false }
        let start = max(member.name.end, member.type.end)
        let name = text(member.name)
        guard start < member.range.end else { return false }
        return hasWord(in: SourceRange(start: start, end: member.range.end)) { word in
            spells(text: self.name(member.name), in: word) || spells(text: name, in: word)
        }
    }
}
