import Reporters

/// The files that were read, with their paths in the repository that they belong to.
struct RepositoryIndex: SourceIndex {
    private let files: FileIndex
    /// The absolute path of the root of the repository; `nil` where there is none.
    private let root: String?

    /// The repository is the one around the current folder, or the folder in which a service keeps its copy of it: a
    /// copy that was downloaded as an archive has no `.git`.
    init(_ files: FileIndex, surroundings: Surroundings) {
        let around = (try? Platform.currentFolder()).flatMap(Self.repository)
        let copy = surroundings.value(of: "GITHUB_WORKSPACE") ?? surroundings.value(of: "CI_PROJECT_DIR")
        self.init(files, root: around ?? copy)
    }

    init(_ files: FileIndex, root: String?) {
        self.files = files
        self.root = root
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
        guard let root, path.hasPrefix("\(root)/") else { return files.repositoryPath(of: file) }
        return String(path.dropFirst(root.count + 1))
    }

    func shownPath(of file: String) -> String { files.shownPath(of: file) }

    func absolutePath(of file: String) -> String { files.absolutePath(of: file) }

    func bytes(of file: String) -> [UInt8]? { files.bytes(of: file) }

    func line(_ number: Int, of file: String) -> String? { files.line(number, of: file) }
}
