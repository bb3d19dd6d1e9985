/// A folder that stays open while its files are read one after the other: the system then looks up only their names,
/// and not their whole paths.
struct OpenFolder: ~Copyable {
    private var folder: NamedFolder?
    /// -1 if the folder is not open.
    private var descriptor: Int32 = -1

    init() {}

    deinit {
        if descriptor >= 0 { Platform.close(descriptor) }
    }

    /// Opens a regular file for reading, as `Platform.openFile` does.
    mutating func open(_ file: NamedFile, limit: Int) throws(SystemError) -> (descriptor: Int32, size: Int) {
        if folder !== file.folder { enter(file.folder) }
        guard descriptor >= 0 else { return try Platform.openFile(file.location, limit: limit) }
        return try Platform.openFile(file.lastName, in: descriptor, limit: limit)
    }

    /// Replaces the open folder. The files of a folder that cannot be opened are opened by their paths.
    private mutating func enter(_ next: NamedFolder) {
        if descriptor >= 0 { Platform.close(descriptor) }
        folder = next
        descriptor = next.locationStart.isEmpty ? -1 : (try? Platform.open(next.location)) ?? -1
    }
}
