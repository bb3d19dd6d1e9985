/// The files on disk, with the contents of open documents in place of what is saved.
struct FileSystem: Sendable {
    /// No document is open.
    static let disk = FileSystem()

    /// The contents of the open documents, by absolute path.
    private(set) var documents: [String: [UInt8]] = [:]
    /// The names of the open documents in each folder, by its absolute path without a trailing slash.
    private var names: [String: Set<String>] = [:]

    /// Opens a document, or replaces its contents.
    ///
    /// - Parameter location: the absolute path. A file that is not saved yet is found if its folder exists.
    mutating func open(_ location: String, _ contents: [UInt8]) {
        guard documents.updateValue(contents, forKey: location) == nil else { return }
        let (folder, name) = Self.parts(of: location)
        names[folder, default: []].insert(name)
    }

    /// Closes a document: the file on disk counts again.
    mutating func close(_ location: String) {
        guard documents.removeValue(forKey: location) != nil else { return }
        let (folder, name) = Self.parts(of: location)
        names[folder]?.remove(name)
    }

    /// The bytes of a regular file.
    ///
    /// - Throws: also if it is larger than the limit.
    func read(_ location: String, limit: Int = largestFile) throws(SystemError) -> [UInt8] {
        guard let document = documents[location] else { return try Platform.read(location, limit: limit) }
        guard document.count <= limit else { throw SystemError(largerThan: limit) }
        return document
    }

    /// Reads a file into a buffer.
    ///
    /// - Parameter folder: the folder of the file that was read before.
    func read(_ file: NamedFile, from folder: inout OpenFolder, into buffer: inout FileBuffer) throws(SystemError) {
        guard !documents.isEmpty, let document = documents[file.location] else {
            return try buffer.read(file, from: &folder)
        }
        guard document.count <= largestFile else { throw SystemError(largerThan: largestFile) }
        buffer.fill(with: document)
    }

    /// Whether there is a file at a path, or a link.
    func exists(_ location: String) -> Bool { documents[location] != nil || Platform.exists(location) }

    /// The entries of a folder, in no particular order.
    ///
    /// - Parameter location: the absolute path; a slash may follow.
    func entries(of location: String) throws(SystemError) -> [FolderEntry] {
        let entries = try Platform.entries(of: location)
        guard !names.isEmpty, var unsaved = names[Self.withoutSlash(location)], !unsaved.isEmpty else { return entries }
        for entry in entries { unsaved.remove(entry.name) }
        return entries + unsaved.map { FolderEntry(name: $0, kind: .file) }
    }

    private static func parts(of location: String) -> (folder: String, name: String) {
        guard let slash = location.utf8.lastIndex(of: UInt8(ascii: "/")) else { return ("", location) }
        let name = location[location.utf8.index(after: slash)...]
        return (withoutSlash(String(location[..<slash])), String(name))
    }

    private static func withoutSlash(_ folder: String) -> String {
        folder.utf8.last == UInt8(ascii: "/") ? String(folder.dropLast()) : folder
    }
}
