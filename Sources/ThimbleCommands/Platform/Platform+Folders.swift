#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

extension Platform {
    /// The folder for caches in the user's home folder.
    static var userCaches: String {
        #if canImport(Darwin)
            "Library/Caches"
        #else
            ".cache"
        #endif
    }

    /// Makes a folder that only the user can read, and the folders that contain it.
    static func makeFolders(_ path: String) throws(SystemError) {
        if mkdir(path, 0o700) == 0 || errno == EEXIST { return }
        guard errno == ENOENT, let slash = path.lastIndex(of: "/"), slash > path.startIndex else {
            throw SystemError(code: errno)
        }
        try makeFolders(String(path[..<slash]))
        if mkdir(path, 0o700) != 0, errno != EEXIST { throw SystemError(code: errno) }
    }
}
