import ScopeGraph
import Semantics
import SwiftReader

extension WrittenDeclaration {
    /// The type or extension that the declaration is a member of; `nil` if it is not a member.
    var owner: Declaration? {
        let block = source[declaration.block]
        guard block.kind == .members else { return nil }
        return block.owner.map { source[$0] }
    }

    /// Whether its keyword declares other variables too: `let a = 1, b = 2`.
    var isOneOfSeveral: Bool {
        let number = Int(id.value)
        return [number - 1, number + 1].contains { other in
            source.declarations.indices.contains(other) && declaration.keyword.length > 0
                && source.declarations[other].keyword == declaration.keyword
        }
    }

    /// The edits that raise the access of a declaration and change nothing else, except for `@usableFromInline`, which a
    /// public declaration cannot have.
    ///
    /// - Parameter access: `internal`, which removes `private` and `fileprivate`, or `public`.
    /// - Returns: empty if the access comes from an extension, or applies to several variables at once.
    func edits(giving access: Access) -> [Edit] {
        if declaration.kind == .variable, isOneOfSeveral || declaration.tupleElement != nil { return [] }
        if let owner, owner.kind == .extension, owner.access != nil { return [] }
        let head = headTokens
        let written = head.indices.first { number in
            let word = source.text(head[number].range)
            let isSetter = head.indices.contains(number + 1) && source.text(head[number + 1].range) == "("
            return !isSetter && Access.allCases.contains { $0.word == word }
        }
        if access == .internal {
            guard let written else { return [] }
            return [removal(of: head[written].range)]
        }
        let needless = access == .package ? [] : usableFromInline.map(removal)
        if let written { return needless + [replacement(of: head[written].range, with: access.word)] }
        guard let first = head.first else { return [] }
        let start = SourceRange(start: first.range.start, end: first.range.start)
        return needless + [replacement(of: start, with: "\(access.word) ")]
    }

    /// The attributes `@usableFromInline`.
    private var usableFromInline: [SourceRange] {
        declaration.attributes.indices.map { source.attributes[$0] }
            .filter { source.spells("usableFromInline", in: $0.name) }.map(\.range)
    }

    /// The modifiers and the keyword, without attributes.
    private var headTokens: [Token] {
        let attributes = declaration.attributes.indices.map { source.attributes[$0].range }
        let head = SourceRange(start: declaration.range.start, end: declaration.keyword.end)
        return source.tokens(in: head).filter { token in !attributes.contains { $0.contains(token.range) } }
    }

    /// Deletes a word with the spaces after it, and with the line break if it is alone on its line.
    private func removal(of range: SourceRange) -> Edit {
        var end = Int(range.end)
        func skipBlanks() { while end < source.bytes.count, [32, 9].contains(source.bytes[end]) { end += 1 } }
        skipBlanks()
        let line = source.bytes[..<Int(range.start)].reversed().prefix { $0 != 10 && $0 != 13 }
        if line.allSatisfy({ $0 <= 32 }), end < source.bytes.count, [10, 13].contains(source.bytes[end]) {
            while end < source.bytes.count, [10, 13].contains(source.bytes[end]) { end += 1 }
            skipBlanks()
        }
        return Edit(location: source.location(of: range), length: end - Int(range.start), replacement: "")
    }

    private func replacement(of range: SourceRange, with text: String) -> Edit {
        Edit(location: source.location(of: range), length: range.length, replacement: text)
    }

    /// Whether a declaration refers to types that are private to its file, other than itself and `others`.
    func namesPrivateTypes(besides others: Set<String>) -> Bool {
        let hidden = source.declarations.filter { declared in
            (declared.isNominal || declared.kind == .typealias) && (declared.access ?? .internal) <= .fileprivate
                && source[declared.block].kind == .file
        }
        let names = Set(hidden.map { source.name($0.name) }).subtracting(others + [source.name(declaration.name)])
        return !names.isEmpty && source.tokens(in: declaration.range).contains { names.contains(source.name($0.range)) }
    }
}
