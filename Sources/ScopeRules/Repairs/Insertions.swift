import Semantics
import SwiftReader

extension WrittenDeclaration {
    /// The edit that appends members to a type, protocol or extension; `nil` if it has no braces.
    ///
    /// - Parameter lines: without indentation.
    func appending(members lines: [String]) -> Edit? {
        guard let body = declaration.body, source[body].range.length >= 2 else { return nil }
        let brace = Int(source[body].range.end) - 1
        guard source.bytes.indices.contains(brace), source.bytes[brace] == UInt8(ascii: "}") else { return nil }
        let outer = source.indentation(at: Int(declaration.range.start))
        let inner = memberIndentation(in: body) ?? outer + "    "
        let end = source.lineEnding
        let line = source.startOfLine(at: brace)
        let text = lines.map { "\(inner)\($0)\(end)" }.joined()
        // White space before a brace that moves to a line of its own is replaced, not left at the end of its line.
        let last = source.bytes[line..<brace].lastIndex { $0 != 32 && $0 != 9 }
        let start = last.map { $0 + 1 } ?? line
        let location = source.location(of: SourceRange(start: UInt32(start), end: UInt32(start)))
        guard last != nil else { return Edit(location: location, length: 0, replacement: text) }
        return Edit(location: location, length: brace - start, replacement: end + text + outer)
    }

    /// The indentation of the first member that begins a line.
    private func memberIndentation(in body: BlockID) -> String? {
        let first = source.declarations.first { $0.block == body }
        guard let first else { return nil }
        let start = Int(first.range.start)
        let line = source.bytes[source.startOfLine(at: start)..<start]
        return line.allSatisfy { $0 == 32 || $0 == 9 } ? String(decoding: line, as: UTF8.self) : nil
    }
}

extension SourceTable {
    /// The edits that make a file import modules; none for those that it imports already.
    ///
    /// - Returns: `nil` if the file has no import to insert them next to.
    func importing(_ modules: [String], in file: String) -> [Edit]? {
        guard let source = self[file] else { return nil }
        let imported = Set(source.importedModules)
        let lacking = modules.filter { !imported.contains($0) }
        if lacking.isEmpty { return [] }
        let last = source.declarations.last { $0.kind == .import && $0.condition == nil }
        guard let last else { return nil }
        let location = source.location(of: SourceRange(start: last.range.end, end: last.range.end))
        let text = lacking.map { "\(source.lineEnding)import \($0)" }.joined()
        return [Edit(location: location, length: 0, replacement: text)]
    }
}
