import Foundation
import TestSupport
import ThimbleCommands

/// A copy of an app that is edited on disk and in an editor, with an engine that is told of every edit.
final class EditedApp {
    private let folder: TemporaryFolder
    private(set) var engine: EngineSession
    /// The files as they were at first, by their paths from the folder.
    private let originals: [String: [UInt8]]
    /// The files on disk.
    private(set) var saved: [String: [UInt8]]
    /// The open documents.
    private(set) var documents: [String: [UInt8]] = [:]
    private var links: [String] = []

    /// - Parameter files: their contents, by their paths from the folder.
    init?(_ files: [String: [UInt8]]) throws {
        folder = try TemporaryFolder()
        originals = files
        saved = files
        guard let engine = EngineSession(checking: [folder.path]) else { return nil }
        self.engine = engine
        for (path, bytes) in files { try write(bytes, path) }
    }

    /// The paths of all files, sorted.
    var paths: [String] { Set(saved.keys).union(documents.keys).sorted() }

    /// What counts.
    func contents(of path: String) -> [UInt8] { documents[path] ?? saved[path] ?? [] }

    // MARK: Edits

    func open(_ path: String, _ bytes: [UInt8]) {
        documents[path] = bytes
        engine.open(location(of: path), bytes)
    }

    func close(_ path: String) {
        guard documents.removeValue(forKey: path) != nil else { return }
        engine.close(location(of: path))
    }

    /// Writes a file, in place or by renaming another one.
    func save(_ path: String, _ bytes: [UInt8]) throws {
        saved[path] = bytes
        try write(bytes, path)
        engine.noteChanges(at: [location(of: path)])
    }

    func remove(_ path: String) throws {
        guard saved.removeValue(forKey: path) != nil else { return }
        try folder.remove(path)
        engine.noteChanges(at: [location(of: path)])
    }

    /// Moves a file or a folder. Documents that are open stay where they are.
    ///
    /// - Returns: whether it could be moved.
    @discardableResult
    func move(_ path: String, to other: String) throws -> Bool {
        let target = location(of: other)
        guard !FileManager.default.fileExists(atPath: target), !other.hasPrefix("\(path)/") else { return false }
        try FileManager.default.createDirectory(
            atPath: (target as NSString).deletingLastPathComponent,
            withIntermediateDirectories: true
        )
        try FileManager.default.moveItem(atPath: location(of: path), toPath: target)
        for (name, bytes) in saved where name == path || name.hasPrefix("\(path)/") {
            saved[name] = nil
            saved[other + name.dropFirst(path.count)] = bytes
        }
        engine.noteChanges(at: [location(of: path), target])
        return true
    }

    /// Makes a symbolic link.
    func link(_ path: String, to target: String) throws {
        guard !FileManager.default.fileExists(atPath: location(of: path)) else { return }
        try folder.link(path, to: location(of: target))
        links.append(path)
        engine.noteChanges(at: [location(of: path)])
    }

    /// Notes a change where there is none.
    func touch(_ path: String) { engine.noteChanges(at: [location(of: path)]) }

    func forget() { engine.noteUnknownChanges() }

    /// Undoes all edits.
    func restore() throws {
        for path in documents.keys { close(path) }
        for path in links {
            try? folder.remove(path)
            engine.noteChanges(at: [location(of: path)])
        }
        links = []
        for path in saved.keys where originals[path] == nil { try remove(path) }
        for (path, bytes) in originals where saved[path] != bytes { try save(path, bytes) }
        try removeEmptyFolders()
    }

    /// Folders that edits have left: an empty one can still be named like a project.
    private func removeEmptyFolders() throws {
        let found = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        for path in found.sorted().reversed() where !originals.keys.contains(where: { $0.hasPrefix(path) }) {
            try folder.remove(path)
            engine.noteChanges(at: [location(of: path)])
        }
    }

    // MARK: Answers

    /// What the engine and a new check say differently; `nil` if they agree.
    func disagreement() -> String? {
        let (kept, new) = (engine.transcript(), engine.newTranscript())
        if kept == new { return nil }
        let (keptLines, newLines) = (kept.split(separator: "\n"), new.split(separator: "\n"))
        let onlyKept = keptLines.filter { !newLines.contains($0) }.prefix(5).joined(separator: "\n")
        let onlyNew = newLines.filter { !keptLines.contains($0) }.prefix(5).joined(separator: "\n")
        return "the engine only:\n\(onlyKept)\na new check only:\n\(onlyNew)"
    }

    /// Begins an answer that is cancelled after some stages.
    func giveUp(afterStages count: Int) { engine.giveUp(afterStages: count) }

    /// All that is said now.
    func transcript() -> String { engine.transcript() }

    private func location(of path: String) -> String { "\(folder.path)/\(path)" }

    private func write(_ bytes: [UInt8], _ path: String) throws {
        let file = URL(fileURLWithPath: location(of: path))
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: file, options: bytes.count.isMultiple(of: 2) ? .atomic : [])
    }
}
