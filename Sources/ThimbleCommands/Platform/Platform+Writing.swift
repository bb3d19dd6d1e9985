#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The destination of a write.
enum WritingTarget {
    /// A regular file, or a free path; all links are resolved.
    case file(String)
    /// A pipe or a device, which must not be replaced.
    case stream(String)
}

/// New contents of a file in a temporary file beside it. `commit` replaces the file atomically. Without `commit`, the
/// temporary file is deleted.
final class StagedFile {
    /// The prefix of the names of temporary files. A temporary file without a lock was left behind by a killed process.
    static let namePrefix = ".thimble-temporary-"

    private let path: String
    private var staged: Platform.LockedFile?
    /// The folders made for it, which outlive its temporary file.
    private let folders: CreatedFolders?

    /// - Parameters:
    ///   - path: as in `WritingTarget.file`.
    ///   - isDurable: whether the bytes must be on the disk before the old ones are replaced, for contents that cannot
    ///     be generated again.
    ///   - folders: the folders made for it.
    init(
        _ path: String,
        with pieces: some Sequence<[UInt8]>,
        isDurable: Bool = false,
        in folders: CreatedFolders? = nil
    ) throws(SystemError) {
        self.path = path
        self.folders = folders
        let folder = path.lastIndex(of: "/").map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
        Platform.removeAbandonedFiles(in: folder)
        let file = try Platform.makeLockedFile(appended(folder, "\(Self.namePrefix)XXXXXX"))
        staged = file
        for piece in pieces { try Platform.write(piece, to: file.descriptor) }
        try Platform.takeOver(try? Platform.status(of: path), to: file.descriptor)
        if isDurable { try Platform.synchronize(file.descriptor) }
    }

    deinit {
        guard let staged else { return }
        Platform.remove(staged.path)
        Platform.close(staged.descriptor)
    }

    /// Replaces the file with the contents.
    func commit() throws(SystemError) {
        guard let file = staged else { return }
        try Platform.move(file.path, to: path)
        staged = nil
        Platform.close(file.descriptor)
        folders?.keep()
    }
}

/// The folders that a command makes for new files. Without `keep`, they are removed again.
final class CreatedFolders {
    /// Each after those that contain it.
    private var paths: [String] = []

    /// Makes a folder and those that contain it, as far as they are missing.
    func make(_ path: String) throws(SystemError) {
        guard !path.isEmpty, !Platform.exists(path) else { return }
        if let slash = path.lastIndex(of: "/") { try make(String(path[..<slash])) }
        guard mkdir(path, 0o777) == 0 else { throw SystemError(code: errno) }
        paths.append(path)
    }

    /// Keeps the folders.
    func keep() { paths = [] }

    deinit { for path in paths.reversed() { rmdir(path) } }
}

extension Platform {
    struct LockedFile {
        let path: String
        let descriptor: Int32
    }

    /// The destination of a write to a path. Links are followed, so that no link is replaced by a copy.
    ///
    /// - Throws: also if it is a folder or a dangling link.
    static func writingTarget(of path: String) throws(SystemError) -> WritingTarget {
        var information = stat()
        guard lstat(path, &information) == 0 else {
            let error = SystemError(code: errno)
            if error.isMissing { return .file(path) }
            throw error
        }
        let isLink = information.st_mode & mode_t(S_IFMT) == mode_t(S_IFLNK)
        let resolved = isLink ? try resolvedPath(path) : path
        switch try status(of: resolved).kind {
        case .file: return .file(resolved)
        case .folder: throw SystemError(code: EISDIR)
        case .other: return .stream(resolved)
        }
    }

    /// Prepares new contents of a regular file.
    ///
    /// - Parameters:
    ///   - isDurable: as for `StagedFile`.
    ///   - problem: the error message if the path is a pipe or a device.
    static func stage(
        _ path: String,
        with pieces: some Sequence<[UInt8]>,
        isDurable: Bool = false,
        otherwise problem: String = "it is not a regular file"
    ) throws(SystemError) -> StagedFile {
        guard case .file(let path) = try writingTarget(of: path) else { throw SystemError(reason: problem) }
        return try StagedFile(path, with: pieces, isDurable: isDurable)
    }

    /// Whether a path exists, even if it is a dangling link.
    static func exists(_ path: String) -> Bool {
        var information = stat()
        return lstat(path, &information) == 0
    }

    /// The kind of what is at a path, links not followed; `nil` if there is nothing.
    static func kindOfEntry(_ path: String) -> FolderEntry.Kind? {
        var information = stat()
        guard lstat(path, &information) == 0 else { return nil }
        switch information.st_mode & mode_t(S_IFMT) {
        case mode_t(S_IFREG): return .file
        case mode_t(S_IFDIR): return .folder
        case mode_t(S_IFLNK): return .link
        default: return .other
        }
    }

    /// The absolute path of an existing file or folder, with all links resolved.
    static func resolvedPath(_ path: String) throws(SystemError) -> String {
        guard let resolved = realpath(path, nil) else {
            let error = SystemError(code: errno)
            throw error.isMissing ? SystemError(reason: "it is a link that leads nowhere") : error
        }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    /// Replaces the contents of a file atomically; on failure the old contents are kept. A pipe or a device is written
    /// to directly.
    static func replace(_ path: String, with bytes: [UInt8]) throws(SystemError) {
        try replace(path, with: CollectionOfOne(bytes))
    }

    /// Replaces a file with bytes in pieces.
    static func replace(_ path: String, with pieces: some Sequence<[UInt8]>) throws(SystemError) {
        switch try writingTarget(of: path) {
        case .file(let path): try StagedFile(path, with: pieces).commit()
        case .stream(let path): try append(Array(pieces.joined()), to: path)
        }
    }

    /// Removes the temporary files of killed processes from a folder. Files that another process is writing are kept.
    static func removeAbandonedFiles(in folder: String) {
        let entries = (try? entries(of: folder)) ?? []
        for entry in entries where entry.name.hasPrefix(StagedFile.namePrefix) {
            removeIfAbandoned(appended(folder, entry.name))
        }
    }

    /// Removes a temporary file that is not locked.
    static func removeIfAbandoned(_ path: String) {
        guard let (descriptor, _) = try? openFile(path, limit: largestFile) else { return }
        if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { remove(path) }
        close(descriptor)
    }

    fileprivate static func makeLockedFile(_ pattern: String) throws(SystemError) -> LockedFile {
        while true {
            var template = pattern.utf8CString.map { $0 }
            let descriptor = mkstemp(&template)
            guard descriptor >= 0 else { throw SystemError(code: errno) }
            let path = String(decoding: template.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
            var information = stat()
            // Between the two calls another process may have removed it as abandoned.
            let isOurs = flock(descriptor, LOCK_EX | LOCK_NB) == 0 && fstat(descriptor, &information) == 0
            if isOurs, information.st_nlink > 0 { return LockedFile(path: path, descriptor: descriptor) }
            close(descriptor)
        }
    }

    /// Gives a file the permissions of another and, if allowed, its owner.
    ///
    /// - Parameter status: `nil` for a new file.
    fileprivate static func takeOver(_ status: FileStatus?, to descriptor: Int32) throws(SystemError) {
        if let status, status.owner != geteuid() || status.group != getegid() {
            _ = fchown(descriptor, status.owner, status.group)
        }
        let permissions = status?.permissions ?? newFilePermissions()
        guard fchmod(descriptor, permissions) == 0 else { throw SystemError(code: errno) }
    }

    fileprivate static func synchronize(_ descriptor: Int32) throws(SystemError) {
        guard fsync(descriptor) == 0 else { throw SystemError(code: errno) }
    }

    fileprivate static func move(_ path: String, to target: String) throws(SystemError) {
        guard rename(path, target) == 0 else { throw SystemError(code: errno) }
    }

    fileprivate static func remove(_ path: String) { unlink(path) }

    /// Deletes a file, and its folder if that is then empty.
    static func delete(_ path: String) throws(SystemError) {
        guard unlink(path) == 0 else { throw SystemError(code: errno) }
        if let slash = path.lastIndex(of: "/") { rmdir(String(path[..<slash])) }
    }

    /// Read and write permissions for all, without those that the umask removes.
    private static func newFilePermissions() -> mode_t {
        let mask = umask(0)
        umask(mask)
        return 0o666 & ~mask
    }
}
