import Reporters

/// The files that were read, with their paths in the repository that they belong to.
struct RepositoryIndex: SourceIndex {
    private let files: FileIndex
    /// The absolute paths of the folders that may be its root; the first around a file is.
    private let roots: [String]

    /// The repository is the one around the current folder, or the folder in which a service keeps its copy of it: a
    /// copy that was downloaded as an archive has no `.git`.
    init(_ files: FileIndex, environment: Environment) {
        self.files = files
        let around = (try? Platform.currentFolder()).flatMap(Self.repository)
        let copies = [environment.value(of: "GITHUB_WORKSPACE"), environment.value(of: "CI_PROJECT_DIR")]
        roots = ([around] + copies).compactMap(\.self)
    }

    /// The nearest folder from a folder upwards that git keeps.
    static func repository(around folder: String) -> String? {
        var folder = folder[...]
        while folder.hasPrefix("/") {
            if (try? Platform.status(of: "\(folder)/.git")) != nil { return String(folder) }
            guard let slash = folder.lastIndex(of: "/") else { return nil }
            folder = folder[..<slash]
        }
        return nil
    }

    func repositoryPath(of file: String) -> String {
        let path = files.absolutePath(of: file)
        guard let root = roots.first(where: { path.hasPrefix("\($0)/") }) else {
            return files.repositoryPath(of: file)
        }
        return String(path.dropFirst(root.count + 1))
    }

    func shownPath(of file: String) -> String { files.shownPath(of: file) }

    func absolutePath(of file: String) -> String { files.absolutePath(of: file) }

    func bytes(of file: String) -> [UInt8]? { files.bytes(of: file) }

    func line(_ number: Int, of file: String) -> String? { files.line(number, of: file) }
}
