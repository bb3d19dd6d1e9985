import Cores
import Modules
import SwiftReader

/// The sources by file name, for edits at a location.
package struct SourceTable: Sendable {
    private let files: [String: SourceFile]
    /// By the paths of files that several targets compile, the names of all these targets, sorted; empty if each file is
    /// of one target.
    package let targetsOfSharedFiles: [String: [String]]

    package init(_ modules: [ModuleSources] = []) {
        targetsOfSharedFiles = modules.reduce(into: [:]) { targets, module in
            for (file, others) in module.sharersOfFiles { targets[file] = ([module.module.name] + others).sorted() }
        }
        files = Dictionary(modules.flatMap(\.files).map { ($0.path, $0) }) { first, _ in first }
    }

    /// A file by its name, as in `SourceLocation.file`.
    package subscript(file: String) -> SourceFile? { files[file] }

    /// All files, unordered.
    package var all: some Collection<SourceFile> { files.values }

    /// The declaration whose name is at a location.
    package func declaration(at location: SourceLocation) -> WrittenDeclaration? {
        declaration(before: location) { source, declaration, offset in declaration.name.start == offset }
    }

    /// The declaration whose inheritance clause names a type at a location, and the position of the type in the clause,
    /// 0-based.
    package func clause(at location: SourceLocation) -> (declaration: WrittenDeclaration, number: Int)? {
        let found = declaration(before: location) { source, declaration, offset in
            source.types[declaration.inherited.indices].contains { $0.start == offset }
        }
        guard let found, let offset = found.source.offset(of: location),
            let number = found.source.types[found.declaration.inherited.indices].firstIndex(where: {
                $0.start == offset
            })
        else { return nil }
        return (found, number - found.declaration.inherited.indices.lowerBound)
    }

    /// The last declaration that begins before a location and matches.
    private func declaration(
        before location: SourceLocation,
        where fits: (SourceFile, Declaration, UInt32) -> Bool
    ) -> WrittenDeclaration? {
        guard let source = files[location.file], let offset = source.offset(of: location) else { return nil }
        let declarations = source.declarations
        let behind = declarations.indices.partitioningIndex(where: { declarations[$0].range.start > offset })
        let found = declarations[..<behind].lastIndex { fits(source, $0, offset) }
        return found.map { WrittenDeclaration(source: source, id: DeclarationID($0)) }
    }
}

/// A declaration with its file.
package struct WrittenDeclaration: Sendable {
    package let source: SourceFile
    package let id: DeclarationID

    package init(source: SourceFile, id: DeclarationID) {
        self.source = source
        self.id = id
    }

    package var declaration: Declaration { source[id] }
}

extension SourceFile {
    /// The byte offset of a location, 0-based; `nil` if the file has no such line.
    package func offset(of location: SourceLocation) -> UInt32? {
        guard lineStarts.indices.contains(location.line - 1) else { return nil }
        return lineStarts[location.line - 1] + UInt32(max(0, location.column - 1))
    }
}
