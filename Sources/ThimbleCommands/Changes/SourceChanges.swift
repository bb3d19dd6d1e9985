import Reporters
import Modules
import SwiftReader

/// Sources with edits applied in memory; `write` writes them to disk.
struct SourceChanges {
    /// The contents as first read, by file name.
    private var originals: [String: [UInt8]] = [:]
    /// The current contents.
    private(set) var contents: [String: [UInt8]] = [:]
    /// The new files, by absolute path.
    private(set) var added: [String: [UInt8]] = [:]
    /// The absolute paths of the files to delete, with their names.
    private(set) var deleted: [String: String] = [:]

    var fileCount: Int { contents.count + added.count + deleted.count }

    /// Applies edits to the sources as last read.
    ///
    /// - Parameters:
    ///   - edits: by file name.
    ///   - sources: the sources that the locations in the edits refer to.
    mutating func apply(_ edits: [String: [Edit]], to sources: ReadSources) {
        apply(edits, to: sources.modules.flatMap(\.files))
    }

    /// Applies edits to files.
    ///
    /// - Parameters:
    ///   - edits: by file name.
    ///   - files: as the locations in the edits refer to them.
    mutating func apply(_ edits: [String: [Edit]], to files: [SourceFile]) {
        for source in files {
            guard let edits = edits[source.path], !deleted.values.contains(source.path) else { continue }
            let changed = source.bytes(after: edits)
            if originals[source.path] == nil { originals[source.path] = source.bytes }
            contents[source.path] = changed == originals[source.path] ? nil : changed
        }
    }

    /// Adds a file.
    ///
    /// - Parameter location: absolute.
    mutating func add(_ bytes: [UInt8], at location: String) { added[location] = bytes }

    /// Deletes a file that has been read.
    mutating func delete(_ source: SourceFile, _ index: FileIndex) {
        originals[source.path] = originals[source.path] ?? source.bytes
        contents[source.path] = nil
        deleted[index.absolutePath(of: source.path)] = source.path
    }

    /// Deletes the files in which some edits left only imports and comments.
    mutating func deleteEmptied(by edits: [String: [Edit]], _ sources: ReadSources) {
        for source in sources.modules.flatMap(\.files) where edits[source.path] != nil {
            guard let bytes = contents[source.path] else { continue }
            let changed = SourceFile(path: source.path, reading: bytes)
            if changed.declarations.allSatisfy({ $0.kind == .import }) { delete(source, sources.index) }
        }
    }

    /// The changes as unified diffs, sorted by name.
    func difference(_ index: FileIndex) -> String {
        let changed = contents.map { name, bytes in
            Difference(from: originals[name] ?? [], to: bytes, index.shownPath(of: name))
        }
        let new = added.map { location, bytes in
            Difference(from: nil, to: bytes, index.shownPath(of: index.name(of: location)))
        }
        let old = deleted.values.map { name in
            Difference(from: originals[name] ?? [], to: nil, index.shownPath(of: name))
        }
        return (changed + new + old).sorted { $0.path.precedesByBytes($1.path) }.map(\.text).joined()
    }

    /// The difference of one file.
    private struct Difference {
        let path: String
        let text: String

        /// - Parameters:
        ///   - old: `nil` for a new file.
        ///   - new: `nil` for a deleted file.
        init(from old: [UInt8]?, to new: [UInt8]?, _ path: String) {
            self.path = path
            text = unifiedDiff(
                from: String(decoding: old ?? [], as: UTF8.self),
                to: String(decoding: new ?? [], as: UTF8.self),
                oldName: old == nil ? "/dev/null" : path,
                newName: new == nil ? "/dev/null" : path
            )
        }
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

    /// Prepares every changed or new file for writing. A file that was changed on disk since it was read is left
    /// unchanged.
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
        for (location, bytes) in added.sorted(by: { $0.key.precedesByBytes($1.key) }) {
            files.stageNew(index.shownPath(of: index.name(of: location)), at: location, bytes)
        }
        for (location, name) in deleted.sorted(by: { $0.key.precedesByBytes($1.key) }) {
            files.stageDeletion(index.shownPath(of: name), at: location, of: originals[name] ?? [])
        }
    }
}
