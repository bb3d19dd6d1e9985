import Reporters
import SourceLayout
import SwiftReader

/// Sources with edits applied in memory; `write` writes them to disk.
struct SourceChanges {
    /// The contents as first read, by file name.
    private var originals: [String: [UInt8]] = [:]
    /// The current contents.
    private(set) var contents: [String: [UInt8]] = [:]

    var isEmpty: Bool { contents.isEmpty }
    var fileCount: Int { contents.count }

    /// Applies edits to the sources as last read.
    ///
    /// - Parameters:
    ///   - edits: by file name.
    ///   - sources: the sources that the locations in the edits refer to.
    mutating func apply(_ edits: [String: [Edit]], to sources: ReadSources) {
        for source in sources.modules.flatMap(\.files) {
            guard let edits = edits[source.path] else { continue }
            let changed = source.bytes(after: edits)
            if originals[source.path] == nil { originals[source.path] = source.bytes }
            contents[source.path] = changed == originals[source.path] ? nil : changed
        }
    }

    /// The changes as unified diffs, sorted by name.
    func difference(_ index: FileIndex) -> String {
        contents.sorted { $0.key.precedesByBytes($1.key) }.map { name, bytes in
            unifiedDiff(
                from: String(decoding: originals[name] ?? [], as: UTF8.self),
                to: String(decoding: bytes, as: UTF8.self),
                oldName: index.shownPath(of: name),
                newName: index.shownPath(of: name)
            )
        }
        .joined()
    }

    /// The number of lines that the changes remove.
    var savedLineCount: Int {
        contents.reduce(0) { sum, file in
            sum + (originals[file.key] ?? []).count { $0 == 10 } - file.value.count { $0 == 10 }
        }
    }

    /// Writes every changed file, or none.
    ///
    /// - Throws: every file that could not be written.
    func write(_ index: FileIndex) throws(Stop) {
        var files = StagedFiles()
        stage(in: &files, index)
        try files.commit()
    }

    /// Prepares every changed file for writing. A file that was changed on disk since it was read is left unchanged.
    func stage(in files: inout StagedFiles, _ index: FileIndex) {
        for name in contents.keys.sorted(by: { $0.precedesByBytes($1) }) {
            let path = index.absolutePath(of: name)
            files.stage(index.shownPath(of: name)) { () throws(SystemError) in
                guard try Platform.read(path) == originals[name] else {
                    throw SystemError(reason: "another program has changed it in the meantime")
                }
                return try Platform.stage(
                    path,
                    with: CollectionOfOne(contents[name] ?? []),
                    isDurable: true,
                    otherwise: "another program has replaced it"
                )
            }
        }
    }
}
