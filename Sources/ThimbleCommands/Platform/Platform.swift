// All operating system calls are in this file and its extensions. Foundation would take longer to start than a small
// app takes to check.
#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A failed call of the operating system.
struct SystemError: Error {
    /// In the words of the operating system: "No such file or directory".
    let reason: String
    /// Whether the path does not exist.
    let isMissing: Bool
    /// Whether the reading end of a pipe is closed.
    let isClosedPipe: Bool

    init(reason: String) {
        self.reason = reason
        isMissing = false
        isClosedPipe = false
    }

    init(largerThan limit: Int) {
        let megabytes = limit >> 20
        self.init(reason: "it is larger than \(megabytes < 1024 ? "\(megabytes) MB" : "\((megabytes + 1) >> 10) GB")")
    }

    init(code: Int32) {
        reason = strerror(code).map { String(cString: $0) } ?? "error \(code)"
        isMissing = code == ENOENT || code == ENOTDIR
        isClosedPipe = code == EPIPE
    }
}

/// Identifies a file or folder, independent of the path.
struct FileIdentity: Hashable {
    let device: Int
    let number: Int
}

/// The kind and properties of what is at a path, symbolic links followed.
struct FileStatus {
    enum Kind { case file, folder, other }

    let kind: Kind
    let identity: FileIdentity
    let permissions: mode_t
    let owner: uid_t
    let group: gid_t

    fileprivate init(_ information: stat) {
        switch information.st_mode & mode_t(S_IFMT) {
        case mode_t(S_IFREG): kind = .file
        case mode_t(S_IFDIR): kind = .folder
        default: kind = .other
        }
        identity = FileIdentity(
            device: Int(truncatingIfNeeded: information.st_dev),
            number: Int(truncatingIfNeeded: information.st_ino)
        )
        permissions = information.st_mode & 0o777
        owner = information.st_uid
        group = information.st_gid
    }
}

/// An entry of a folder.
struct FolderEntry {
    /// A name that is not UTF-8 cannot be part of a path in a string.
    enum Kind { case file, folder, link, other, unnameable }

    /// With U+FFFD in place of invalid UTF-8.
    let name: String
    let kind: Kind
}

/// Thin wrappers of C calls.
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
        return FileStatus(information)
    }

    /// The entries of a folder without `.` and `..`, in no particular order.
    static func entries(of path: String) throws(SystemError) -> [FolderEntry] {
        guard let folder = opendir(path) else { throw SystemError(code: errno) }
        defer { closedir(folder) }
        var result: [FolderEntry] = []
        errno = 0
        while let entry = readdir(folder) {
            let kind = FolderEntry.Kind(entry.pointee.d_type)
            let (name, isValid) = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                let name = bytes.assumingMemoryBound(to: CChar.self).baseAddress.flatMap(
                    String.init(validatingCString:)
                )
                return (name ?? String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self), name != nil)
            }
            if name != ".", name != ".." {
                result.append(FolderEntry(name: name, kind: isValid ? kind : .unnameable))
            }
            errno = 0
        }
        if errno != 0 { throw SystemError(code: errno) }
        return result
    }

    /// Reads all bytes of a regular file. A pipe or a device is refused, because it might never end.
    ///
    /// - Parameter limit: in bytes.
    /// - Throws: also if the file is larger.
    static func read(_ path: String, limit: Int = largestFile) throws(SystemError) -> [UInt8] {
        var buffer = FileBuffer()
        try buffer.read(path, limit: limit)
        return Array(buffer.bytes)
    }

    /// Reads all bytes of a file, a pipe, or standard input.
    ///
    /// - Parameter path: `nil` for standard input.
    static func readStream(_ path: String?) throws(SystemError) -> [UInt8] {
        var buffer = FileBuffer()
        guard let path else {
            try buffer.read(0, limit: largestFile)
            return Array(buffer.bytes)
        }
        let descriptor = try open(path)
        defer { close(descriptor) }
        try buffer.read(descriptor, limit: largestFile)
        return Array(buffer.bytes)
    }

    /// Opens a regular file for reading; does not wait for a pipe.
    ///
    /// - Parameters:
    ///   - path: absolute, or relative to a folder.
    ///   - folder: the descriptor of an open folder.
    ///   - limit: in bytes.
    /// - Returns: the size is in bytes.
    /// - Throws: also if it is not a regular file, or is larger.
    static func openFile(
        _ path: String,
        in folder: Int32 = AT_FDCWD,
        limit: Int
    ) throws(SystemError) -> (descriptor: Int32, size: Int) {
        let descriptor = try open(path, O_RDONLY | O_NONBLOCK, in: folder)
        var information = stat()
        let error: SystemError? =
            if fstat(descriptor, &information) != 0 { SystemError(code: errno) } else {
                switch FileStatus(information).kind {
                case .folder: SystemError(code: EISDIR)
                case .other: SystemError(reason: "it is not a regular file")
                case .file: information.st_size > limit ? SystemError(largerThan: limit) : nil
                }
            }
        if let error {
            close(descriptor)
            throw error
        }
        return (descriptor, Int(information.st_size))
    }

    /// Opens a file, for reading by default.
    ///
    /// - Parameter folder: the descriptor of the folder to which a relative path refers; the current folder by default.
    static func open(
        _ path: String,
        _ flags: Int32 = O_RDONLY,
        in folder: Int32 = AT_FDCWD
    ) throws(SystemError) -> Int32 {
        let descriptor = systemOpen(path, flags | O_CLOEXEC, folder)
        guard descriptor >= 0 else { throw SystemError(code: errno) }
        return descriptor
    }

    static func close(_ descriptor: Int32) { _ = systemClose(descriptor) }

    /// Reads the next bytes of a file.
    ///
    /// - Returns: the number of bytes; 0 at the end.
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

    private static func systemOpen(_ path: String, _ flags: Int32, _ folder: Int32) -> Int32 {
        #if canImport(Darwin)
            Darwin.openat(folder, path, flags, 0o666)
        #elseif canImport(Glibc)
            Glibc.openat(folder, path, flags, 0o666)
        #elseif canImport(Musl)
            Musl.openat(folder, path, flags, 0o666)
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
        // Avoids a copy of a long text.
        let code =
            bytes.withContiguousStorageIfAvailable { write($0, to: descriptor) }
            ?? Array(bytes).withUnsafeBufferPointer { write($0, to: descriptor) }
        if code != 0 { throw SystemError(code: code) }
    }

    /// - Returns: the error code; 0 for success.
    private static func write(_ bytes: UnsafeBufferPointer<UInt8>, to descriptor: Int32) -> Int32 {
        var written = 0
        while written < bytes.count {
            let count = systemWrite(descriptor, UnsafeRawBufferPointer(bytes)[written...])
            if count < 0, errno == EAGAIN {
                waitUntilWritable(descriptor)
            } else if count < 0, errno != EINTR {
                return errno
            }
            written += max(0, count)
        }
        return 0
    }

    /// The parent process may have made our output non-blocking.
    private static func waitUntilWritable(_ descriptor: Int32) {
        var options = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&options, 1, -1)
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

    /// The offset of the first occurrence of some bytes in a range of others.
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

    /// Whether some bytes occur at an offset of others.
    static func areEqual(_ bytes: UnsafeBufferPointer<UInt8>, _ others: [UInt8], from start: Int) -> Bool {
        guard let base = bytes.baseAddress, start + bytes.count <= others.count else { return bytes.isEmpty }
        return others.withUnsafeBytes { others in
            others.baseAddress.map { memcmp(base, $0 + start, bytes.count) == 0 } ?? false
        }
    }

    /// Ends the process.
    static func end(_ code: Int32) -> Never { exit(code) }

    /// Makes writing to a closed pipe an ordinary error instead of ending the process.
    static func ignoreClosedPipes() { signal(SIGPIPE, SIG_IGN) }

    /// Makes an interruption have no effect, so that a command finishes what it prints.
    static func ignoreInterrupts() { signal(SIGINT, SIG_IGN) }
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
