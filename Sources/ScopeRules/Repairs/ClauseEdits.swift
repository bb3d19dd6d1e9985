import ScopeGraph
import Semantics
import SwiftReader

extension DependencyProtocol {
    /// The edits that make a dependency protocol inherit one more protocol, in each branch of an `#if` that declares it;
    /// empty if no source does.
    ///
    /// - Parameter name: as source code.
    func inheriting(_ name: String) -> [Edit] {
        clauseEnds.map { Edit(location: $0.location, length: 0, replacement: "\($0.separator)\(name)") }
    }

    /// The locations of the names of its declarations in the other branches of an `#if`, if it is a protocol.
    var otherLocations: [SourceLocation] { protocols.first { $0.location == location }?.otherLocations ?? [] }
}

extension SourceTable {
    /// The edits that remove a protocol from the inheritance clause at a location, or delete the whole extension if it
    /// serves no other purpose. Empty if a comment would lose its subject.
    package func removingClause(at location: SourceLocation) -> [Edit] {
        guard let (written, number) = clause(at: location) else { return [] }
        let (source, declaration) = (written.source, written.declaration)
        guard !source.holdsComment(beforeInherited: number, of: written.id) else { return [] }
        let isEmptyExtension =
            declaration.kind == .extension && declaration.inherited.indices.count == 1
            && declaration.attributes.indices.isEmpty && declaration.condition == nil
            && declaration.body.map { holdsNothing(source[$0], in: source) } ?? false
        return isEmptyExtension
            ? SourceLines(of: source).edits(removing: declaration.range)
            : source.edits(removingInherited: [number], of: written.id)
    }

    /// The edits that remove a name from the clause of a protocol, or from the composition of a typealias; empty if it
    /// does not occur there.
    ///
    /// - Parameter location: the location of the name of the protocol or typealias.
    func removing(_ name: String, fromDeclarationAt location: SourceLocation) -> [Edit] {
        guard let written = declaration(at: location) else { return [] }
        let (source, declaration) = (written.source, written.declaration)
        if declaration.kind == .typealias { return removing(name, fromCompositionOf: written) }
        let number = source.types[declaration.inherited.indices].firstIndex { range in
            source.joined(range).split(separator: ".").last.map(String.init) == name
        }
        guard let number else { return [] }
        let offset = number - declaration.inherited.indices.lowerBound
        guard !source.holdsComment(beforeInherited: offset, of: written.id) else { return [] }
        return source.edits(removingInherited: [offset], of: written.id)
    }

    /// Removes `& Name` from `A & Name`, or `Name &` from `Name & A`.
    private func removing(_ name: String, fromCompositionOf written: WrittenDeclaration) -> [Edit] {
        let source = written.source
        guard let range = source.types[written.declaration.inherited.indices].first else { return [] }
        let tokens = source.tokens(in: range)
        guard let number = tokens.firstIndex(where: { source.name($0.range) == name }),
            !source.mayHoldComment(in: range)
        else { return [] }
        func isJoint(_ number: Int) -> Bool {
            tokens.indices.contains(number) && source.text(tokens[number].range) == "&"
        }
        if number >= 2, isJoint(number - 1) {
            return [source.removal(from: tokens[number - 2].range.end, to: tokens[number].range.end)]
        }
        guard number == 0, isJoint(1), tokens.count > 2 else { return [] }
        return [source.removal(from: tokens[0].range.start, to: tokens[2].range.start)]
    }

    private func holdsNothing(_ block: Block, in source: SourceFile) -> Bool {
        block.items.indices.isEmpty && !source.mayHoldComment(in: block.range)
    }

    /// The edits that add a protocol to the inheritance clause of a class.
    ///
    /// - Parameters:
    ///   - name: as source code.
    ///   - location: the location of the class's name.
    func conforming(to name: String, at location: SourceLocation) -> [Edit] {
        guard let written = declaration(at: location), written.declaration.kind == .class else { return [] }
        let (source, declaration) = (written.source, written.declaration)
        let last = source.types[declaration.inherited.indices].last
        guard last != nil || declaration.genericParameters.indices.isEmpty else { return [] }
        let end = last?.end ?? declaration.name.end
        let location = source.location(of: SourceRange(start: end, end: end))
        return [Edit(location: location, length: 0, replacement: last == nil ? ": \(name)" : ", \(name)")]
    }

    /// The edits that add a conformance to a class in an extension below it, inside `#if`; empty if something else
    /// follows the class in its line, or if the class is inside another type.
    ///
    /// - Parameters:
    ///   - type: the name of the class, as source code.
    ///   - name: the name of the protocol, as source code.
    ///   - location: the location of the class's name.
    func extending(_ type: String, with name: String, if test: String, at location: SourceLocation) -> [Edit] {
        guard let written = declaration(at: location), written.declaration.kind == .class, !type.containsBytes(".")
        else { return [] }
        return written.followed(by: ["#if \(test)", "extension \(type): \(name) {}", "#endif"])
    }

    /// The edits that add a conformance to a class in an extension below a protocol; empty if something else follows the
    /// protocol in its line, or if it is inside another type or an `#if`.
    ///
    /// - Parameters:
    ///   - type: the name of the class, as source code.
    ///   - name: the name of the protocol, as source code.
    ///   - location: the location of the protocol's name.
    func extending(_ type: String, with name: String, behindDeclarationAt location: SourceLocation) -> [Edit] {
        guard let written = declaration(at: location), written.declaration.kind == .protocol,
            written.declaration.condition == nil, !name.containsBytes(".")
        else { return [] }
        return written.followed(by: ["extension \(type): \(name) {}"])
    }
}

extension WrittenDeclaration {
    /// The edits that add lines below a declaration; empty if something else follows it in its line.
    ///
    /// - Parameter lines: without indentation.
    fileprivate func followed(by lines: [String]) -> [Edit] {
        let end = declaration.range.end
        let rest = source.bytes[Int(end)...].prefix { $0 != 0x0A && $0 != 0x0D }.drop { $0 == 0x20 || $0 == 0x09 }
        guard rest.isEmpty else { return [] }
        let place = source.location(of: SourceRange(start: end, end: end))
        let text = (["", ""] + lines).joined(separator: source.lineEnding)
        return [Edit(location: place, length: 0, replacement: text)]
    }
}
