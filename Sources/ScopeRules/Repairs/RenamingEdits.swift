import ScopeGraph
import Semantics
import SwiftReader

extension RuleSubject {
    /// The edits that rename a requirement in all branches of `#if`; empty if something reads it by its current name, or
    /// if its dependency already requires the other one.
    func renaming(requirementOf need: Resolution.Need, to name: String) -> [Edit] {
        guard wantsEdits, let requirement = need.ownRequirement, requirement.method == nil,
            let use = modelAnswers.requirementUse.value,
            let owner = graph.scopes[need.scope].dependency?.protocols.first(where: {
                $0.name == requirement.declaredIn
            })
        else { return [] }
        let readers = graph.scopes.indices.filter { number in
            graph.scopes[number].requirements.contains { $0.location == requirement.location }
        }
        let isFree = readers.allSatisfy { number in
            use[number].unread.contains(requirement.name)
                && graph.scopes[number].requirements.named(name).isEmpty
                && !graph.scopes[number].provisions.named(requirement.name).contains { $0.isPassThrough }
        }
        let variables = ([owner.location] + owner.otherLocations).flatMap {
            sources.locations(ofVariables: requirement.name, inDeclarationAt: $0)
        }
        guard isFree, variables.contains(requirement.location) else { return [] }
        return variables.flatMap { sources.renaming(declarationAt: $0, to: name) }
    }

    /// The edits that rename a property of a scope; empty if its old name occurs anywhere else.
    func renaming(_ member: Provision, of scope: Int, to name: String) -> [Edit] {
        guard wantsEdits, member.inheritedFrom == nil, !member.isConditional, member.owner == .itself,
            graph.scopes[scope].provisions.named(name).isEmpty, graph.scopes[scope].nearMisses.named(name).isEmpty,
            let declaration = sources.declaration(at: member.location)?.declaration,
            declaration.attributes.indices.isEmpty, !declaration.modifiers.contains(.override),
            sources.occurrences(of: member.name, atMost: 2) == 1
        else { return [] }
        return sources.renaming(declarationAt: member.location, to: name)
    }
}

extension SourceTable {
    fileprivate func renaming(declarationAt location: SourceLocation, to name: String) -> [Edit] {
        guard let written = declaration(at: location), written.declaration.kind == .variable else { return [] }
        let range = written.declaration.name
        return [Edit(location: location, length: range.length, replacement: SwiftName.written(name))]
    }

    /// The members of a name that a declaration has, in all branches of `#if`.
    fileprivate func locations(ofVariables name: String, inDeclarationAt location: SourceLocation) -> [SourceLocation] {
        guard let written = declaration(at: location), let body = written.declaration.body else { return [] }
        let source = written.source
        return source.items[source[body].items.indices].compactMap { item in
            guard case .declaration(let id) = item, source[id].kind == .variable,
                source.name(source[id].name) == name
            else { return nil }
            return source.location(of: source[id].name)
        }
    }

    /// How often a name occurs in all sources, in code or strings; counted up to `most`. Comments do not count, because
    /// module summaries do not contain them.
    fileprivate func occurrences(of name: String, atMost most: Int) -> Int {
        var count = 0
        let word = Array(name.utf8)
        for source in all where source.bytes.occurrences(of: word, in: source.bytes.indices, atMost: 1) > 0 {
            for token in source.tokens(in: SourceRange(start: 0, end: UInt32(clamping: source.bytes.count))) {
                count += source.bytes.occurrences(of: word, in: source.bounds(of: token.range), atMost: most - count)
                if count >= most { return count }
            }
        }
        return count
    }
}

extension [UInt8] {
    /// How often a word occurs in a range that is not part of a longer one.
    fileprivate func occurrences(of word: [UInt8], in range: Range<Int>, atMost most: Int) -> Int {
        guard let first = word.first, range.count >= word.count else { return 0 }
        return withUnsafeBufferPointer { bytes in
            var (found, position) = (0, range.lowerBound)
            while found < most, position <= range.upperBound - word.count {
                guard bytes[position] == first, bytes[position..<(position + word.count)].elementsEqual(word) else {
                    position += 1
                    continue
                }
                let end = position + word.count
                let isWhole =
                    (position == 0 || !bytes[position - 1].isPartOfName)
                    && (end >= bytes.count || !bytes[end].isPartOfName)
                if isWhole { found += 1 }
                position = end
            }
            return found
        }
    }
}
