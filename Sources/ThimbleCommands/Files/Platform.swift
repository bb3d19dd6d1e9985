// All that asks the operating system for something stands in this file. Foundation would do the same, and takes longer
// to start than a small app takes to check.
#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// What the operating system refused.
struct SystemError: Error {
    /// In its own words: "No such file or directory".
    let reason: String
    /// Nothing stands at the path.
    let isMissing: Bool
    /// Nobody reads what is written.
    let isClosedPipe: Bool

    init(reason: String) {
        self.reason = reason
        isMissing = false
        isClosedPipe = false
    }

    fileprivate init(code: Int32) {
        reason = strerror(code).map { String(cString: $0) } ?? "error \(code)"
        isMissing = code == ENOENT || code == ENOTDIR
        isClosedPipe = code == EPIPE
    }
}

/// What tells a file or folder from all others, by whatever path it is found.
struct FileIdentity {
    let device: Int
    let number: Int
}

/// What stands at a path, symbolic links followed.
struct FileStatus {
    enum Kind { case file, folder, other }

    let kind: Kind
    let identity: FileIdentity
    fileprivate let permissions: mode_t
}

/// An entry of a folder.
struct FolderEntry {
    enum Kind { case file, folder, link, other }

    let name: String
    let kind: Kind
}

/// The calls, each one a few lines over C.
enum Platform {
    /// The absolute path of the current folder.
    static func currentFolder() throws(SystemError) -> String {
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
        guard getcwd(&buffer, buffer.count) != nil else { throw SystemError(code: errno) }
        return String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    static func status(of path: String) throws(SystemError) -> FileStatus {
        var information = stat()
        guard stat(path, &information) == 0 else { throw SystemError(code: errno) }
        let kind: FileStatus.Kind
        switch information.st_mode & mode_t(S_IFMT) {
        case mode_t(S_IFREG): kind = .file
        case mode_t(S_IFDIR): kind = .folder
        default: kind = .other
        }
        let identity = FileIdentity(
            device: Int(truncatingIfNeeded: information.st_dev),
            number: Int(truncatingIfNeeded: information.st_ino)
        )
        return FileStatus(kind: kind, identity: identity, permissions: information.st_mode & 0o777)
    }

    /// The entries of a folder without `.` and `..`, in no order.
    static func entries(of path: String) throws(SystemError) -> [FolderEntry] {
        guard let folder = opendir(path) else { throw SystemError(code: errno) }
        defer { closedir(folder) }
        var result: [FolderEntry] = []
        errno = 0
        while let entry = readdir(folder) {
            let kind = FolderEntry.Kind(entry.pointee.d_type)
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            if name != ".", name != ".." { result.append(FolderEntry(name: name, kind: kind)) }
            errno = 0
        }
        if errno != 0 { throw SystemError(code: errno) }
        return result
    }

    /// All bytes of a file, or of standard input.
    ///
    /// - Parameter path: `nil` for standard input.
    static func read(_ path: String?) throws(SystemError) -> [UInt8] {
        var buffer = FileBuffer()
        if let path { try buffer.read(path) } else { try buffer.read(0) }
        return Array(buffer.bytes)
    }

    /// Opens a file, to be read unless something else is said.
    static func open(_ path: String, _ flags: Int32 = O_RDONLY) throws(SystemError) -> Int32 {
        let descriptor = systemOpen(path, flags | O_CLOEXEC)
        guard descriptor >= 0 else { throw SystemError(code: errno) }
        return descriptor
    }

    static func close(_ descriptor: Int32) { _ = systemClose(descriptor) }

    /// The next bytes of a file.
    ///
    /// - Returns: how many there are; 0 at its end.
    static func receive(
        _ descriptor: Int32,
        _ buffer: UnsafeMutableBufferPointer<UInt8>
    ) throws(SystemError) -> Int {
        while true {
            let received = Self.systemRead(descriptor, buffer)
            if received >= 0 { return received }
            if errno != EINTR { throw SystemError(code: errno) }
        }
    }

    private static func systemOpen(_ path: String, _ flags: Int32) -> Int32 {
        #if canImport(Darwin)
            Darwin.open(path, flags, 0o666)
        #elseif canImport(Glibc)
            Glibc.open(path, flags, 0o666)
        #elseif canImport(Musl)
            Musl.open(path, flags, 0o666)
        #endif
    }

    private static func systemClose(_ descriptor: Int32) -> Int32 {
        #if canImport(Darwin)
            Darwin.close(descriptor)
        #elseif canImport(Glibc)
            Glibc.close(descriptor)
        #elseif canImport(Musl)
            Musl.close(descriptor)
        #endif
    }

    private static func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableBufferPointer<UInt8>) -> Int {
        #if canImport(Darwin)
            Darwin.read(descriptor, buffer.baseAddress, buffer.count)
        #elseif canImport(Glibc)
            Glibc.read(descriptor, buffer.baseAddress, buffer.count)
        #elseif canImport(Musl)
            Musl.read(descriptor, buffer.baseAddress, buffer.count)
        #endif
    }

    /// Writes all bytes to a descriptor: 1 is standard output, 2 is standard error.
    static func write(_ bytes: some Sequence<UInt8>, to descriptor: Int32) throws(SystemError) {
        // A long text is not copied.
        let code =
            bytes.withContiguousStorageIfAvailable { write($0, to: descriptor) }
            ?? Array(bytes).withUnsafeBufferPointer { write($0, to: descriptor) }
        if code != 0 { throw SystemError(code: code) }
    }

    /// - Returns: what went wrong; 0 for nothing.
    private static func write(_ bytes: UnsafeBufferPointer<UInt8>, to descriptor: Int32) -> Int32 {
        var written = 0
        while written < bytes.count {
            let count = systemWrite(descriptor, UnsafeRawBufferPointer(bytes)[written...])
            if count < 0, errno != EINTR { return errno }
            written += max(0, count)
        }
        return 0
    }

    private static func systemWrite(_ descriptor: Int32, _ bytes: Slice<UnsafeRawBufferPointer>) -> Int {
        let bytes = UnsafeRawBufferPointer(rebasing: bytes)
        #if canImport(Darwin)
            return Darwin.write(descriptor, bytes.baseAddress, bytes.count)
        #elseif canImport(Glibc)
            return Glibc.write(descriptor, bytes.baseAddress, bytes.count)
        #elseif canImport(Musl)
            return Musl.write(descriptor, bytes.baseAddress, bytes.count)
        #endif
    }

    /// Puts bytes in the place of a file in one step: readers see the old ones or the new ones, and on failure the old
    /// ones stay.
    static func replace(_ path: String, with bytes: [UInt8]) throws(SystemError) {
        try replace(path, with: CollectionOfOne(bytes))
    }

    /// The same with bytes in pieces.
    static func replace(_ path: String, with pieces: some Sequence<[UInt8]>) throws(SystemError) {
        var template = "\(path).XXXXXX".utf8CString.map { $0 }
        let descriptor = mkstemp(&template)
        guard descriptor >= 0 else { throw SystemError(code: errno) }
        let permissions = (try? status(of: path))?.permissions ?? newFilePermissions()
        do throws(SystemError) {
            defer { close(descriptor) }
            for piece in pieces { try write(piece, to: descriptor) }
            guard fchmod(descriptor, permissions) == 0 else { throw SystemError(code: errno) }
        } catch {
            unlink(template)
            throw error
        }
        guard rename(template, path) == 0 else {
            let error = SystemError(code: errno)
            unlink(template)
            throw error
        }
    }

    /// Where some bytes first stand in a range of others.
    static func firstOffset(
        of needle: [UInt8],
        in haystack: UnsafeBufferPointer<UInt8>,
        from start: Int,
        to end: Int
    ) -> Int? {
        guard let base = haystack.baseAddress.map({ UnsafeRawPointer($0) }), let first = needle.first else {
            return nil
        }
        var at = start
        while at + needle.count <= end, let hit = memchr(base + at, Int32(first), end - at) {
            at = UnsafeRawPointer(hit) - base
            if at + needle.count <= end, memcmp(base + at, needle, needle.count) == 0 { return at }
            at += 1
        }
        return nil
    }

    /// Whether some bytes stand at a place of others; many at a time, where arrays compare one after the other.
    static func areEqual(_ bytes: UnsafeBufferPointer<UInt8>, _ others: [UInt8], from start: Int) -> Bool {
        guard let base = bytes.baseAddress, start + bytes.count <= others.count else { return bytes.isEmpty }
        return others.withUnsafeBytes { others in
            others.baseAddress.map { memcmp(base, $0 + start, bytes.count) == 0 } ?? false
        }
    }

    /// Ends the process.
    static func end(_ code: Int32) -> Never { exit(code) }

    /// What the user's mask leaves of reading and writing for all.
    private static func newFilePermissions() -> mode_t {
        let mask = umask(0)
        umask(mask)
        return 0o666 & ~mask
    }

    /// Makes writing to a closed pipe an error like any other instead of the end of the process.
    static func ignoreClosedPipes() { signal(SIGPIPE, SIG_IGN) }
}

extension FolderEntry.Kind {
    fileprivate init(_ type: UInt8) {
        switch Int(type) {
        case Int(DT_REG): self = .file
        case Int(DT_DIR): self = .folder
        case Int(DT_LNK), Int(DT_UNKNOWN): self = .link
        default: self = .other
        }
    }
}
