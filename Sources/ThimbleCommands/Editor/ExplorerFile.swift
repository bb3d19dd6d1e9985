import LanguageServer

/// The explorers of workspace folders, in the cache folder of the user.
struct ExplorerFile {
    private let environment: Environment

    init(in environment: Environment) { self.environment = environment }

    /// Writes the explorer of a workspace folder.
    ///
    /// - Returns: the absolute path of the page.
    func write(_ page: String, of folder: String) throws(ExplorerFault) -> String {
        do throws(SystemError) {
            let cache = try cacheFolder()
            try Platform.makeFolders(cache)
            let path = "\(cache)/\(PageOptions.title(of: folder))-\(Self.digits(of: folder)).html"
            try Platform.replace(path, with: Array(page.utf8))
            return path
        } catch {
            throw ExplorerFault(message: "The explorer cannot be written: \(error.reason).")
        }
    }

    private func cacheFolder() throws(SystemError) -> String {
        if let cache = environment.value(of: "XDG_CACHE_HOME"), cache.hasPrefix("/") { return "\(cache)/thimble" }
        guard let home = environment.value(of: "HOME"), home.hasPrefix("/") else {
            throw SystemError(reason: "there is no home folder; set HOME")
        }
        return "\(home)/\(Platform.userCaches)/thimble"
    }

    /// Eight hexadecimal digits that tell folders of the same name apart: FNV-1a, 32 bits.
    private static func digits(of folder: String) -> String {
        let hash = folder.utf8.reduce(UInt32(0x811c_9dc5)) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 8 - digits.count) + digits
    }
}
