import Reporters

/// The files that were read, with their paths in the enclosing repository.
struct RepositoryIndex: SourceIndex {
    private let files: FileIndex
    /// The absolute paths of the folders that may be its root; the first one that contains a file is used.
    private let roots: [String]

    /// The repository contains the current folder, or is the folder where a CI service keeps its checkout: a checkout
    /// downloaded as an archive has no `.git`.
    init(_ files: FileIndex, environment: Environment) {
        self.files = files
        let around = (try? Platform.currentFolder()).flatMap(Self.repository)
        let copies = [environment.value(of: "GITHUB_WORKSPACE"), environment.value(of: "CI_PROJECT_DIR")]
        roots = ([around] + copies).compactMap(\.self)
    }

    /// The nearest enclosing folder that is under git.
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

    func codeLine(_ number: Int, of file: String) -> String? { files.codeLine(number, of: file) }
}
