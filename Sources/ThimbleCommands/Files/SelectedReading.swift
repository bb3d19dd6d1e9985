import Cores
import ScopeGraph
import SourceLayout
import SwiftReader

/// Reads the files that can change an answer, and of the others only what they import.
///
/// Most files of a large app have nothing to do with its scopes. A quick pass over the bytes finds what a file may have to
/// do with others; what matters by itself is read at once, from the same bytes, and what matters because of that is read
/// afterwards. The memory of all others is given back.
///
/// - Parameters:
///   - replaced: what to read in the place of some files, by their names.
///   - readsAll: whether every file is read, whatever stands in it.
/// - Throws: every file that cannot be read.
func readSelected(
    _ files: [NamedFile],
    replaced: [String: [UInt8]] = [:],
    readsAll: Bool = false
) throws(Stop) -> SelectedFiles {
    guard !readsAll else { return SelectedFiles(all: try readFiles(files, replaced: replaced)) }
    let glances = try glance(at: files, replaced: replaced)
    var contents = glances.map { $0.content ?? .leftOut(imports: $0.outline.imports) }
    var selection = SourceSelection(glances.map(\.outline))
    var wanted = files.indices.filter { contents[$0].source != nil }
    while !wanted.isEmpty {
        wanted = selection.select(wanted.compactMap { number in contents[number].source.map { (number, $0) } })
        let read = try readFiles(wanted.map { files[$0] }, replaced: replaced)
        for (number, content) in zip(wanted, read) { contents[number] = content }
    }
    return SelectedFiles(contents: contents, haveMark: glances.map(\.outline.hasMark))
}

/// What was read of the files that were found, one for each, in their order.
struct SelectedFiles {
    let contents: [ReadFile]
    /// Whether a comment speaks to Thimble.
    let haveMark: [Bool]
}

extension SelectedFiles {
    /// Files of which there are no outlines.
    fileprivate init(all contents: [ReadFile]) {
        let mark = Array(OutlineScanner.mark.utf8)
        self.contents = contents
        haveMark = contents.map { content in
            guard let bytes = content.source?.bytes else { return false }
            return bytes.withUnsafeBufferPointer {
                Platform.firstOffset(of: mark, in: $0, from: 0, to: $0.count) != nil
            }
        }
    }
}

/// What one pass over a file gave.
private struct Glance: Sendable {
    /// `nil` where the file may be left out.
    let content: ReadFile?
    let outline: FileOutline
}

/// What serves one file after the other.
private struct Glancer: ~Copyable {
    private var buffer = FileBuffer()
    private var scanner = OutlineScanner()

    mutating func glance(at file: NamedFile, replaced: [UInt8]?) throws(SystemError) -> Glance {
        if let replaced {
            let source = SourceFile(path: file.name, reading: replaced)
            return Glance(content: .source(source), outline: FileOutline(of: replaced))
        }
        try buffer.read(file.location)
        guard buffer.count <= largestFile else { throw SystemError(reason: "it is larger than 2 GB") }
        if let generated = generatedFile(file, buffer.bytes) {
            return Glance(content: generated, outline: FileOutline(of: []))
        }
        let outline = scanner.outline(of: buffer.padded)
        guard SourceSelection.mattersByItself(outline) else { return Glance(content: nil, outline: outline) }
        let source = SourceFile(path: file.name, reading: Array(buffer.bytes))
        return Glance(content: .source(source), outline: outline)
    }

    private func generatedFile(_ file: NamedFile, _ bytes: UnsafeBufferPointer<UInt8>) -> ReadFile? {
        switch Authorship(of: bytes) {
        case .person: nil
        case .thimble: .generated(GeneratedSource(path: file.name, bytes: Array(bytes)))
        case .needle: .generatedForNeedle(GeneratedSource(path: file.name, headOf: bytes))
        }
    }
}

private func glance(at files: [NamedFile], replaced: [String: [UInt8]]) throws(Stop) -> [Glance] {
    // Few files are shared out as well.
    let size = min(128, files.count / 16 + 1)
    let results = mapOnAllCores(portions(of: files.count, size: size)) { portion in
        var glancer = Glancer()
        return files[portion].map { file in
            Result { () throws(SystemError) -> Glance in
                try glancer.glance(at: file, replaced: replaced.isEmpty ? nil : replaced[file.name])
            }
        }
    }
    return try values(results.flatMap { $0 }, of: files)
}
