import ModuleSummaries
import SourceLayout

extension SourceInput {
    /// The files of some modules, independent of the order of the modules.
    init(_ summaries: [ModuleSummary], _ request: InputOptions) {
        let folder = request.currentFolder
        var found = FoundSources()
        found.given = [SourceTree.Given(location: folder, isFolder: true)]
        found.typedPaths = ["."]
        let modules = summaries.sorted { $0.module.precedes($1.module) }
        var folders = NamedFolders(below: folder)
        let all = modules.enumerated().flatMap { number, summary in
            summary.files.map { (module: number, file: $0, name: folders.file(at: $0.path)) }
        }
        .sorted { $0.file.path.precedesByBytes($1.file.path) }
        files = all.map(\.name)
        selected = readSelected(all.map(\.file), request.configuration.dialects, readsAll: request.readsAll)
        layout = ModuleLayout(
            modules: modules.map { summary in
                ModuleLayout.LocatedModule(
                    module: summary.module,
                    location: summary.module.folder.isEmpty ? folder : appended(folder, summary.module.folder),
                    evidence: "",
                    fileCount: summary.files.count
                )
            },
            moduleOfFile: all.map(\.module),
            sharersOfFiles: Dictionary(
                all.lazy.filter { !$0.file.sharers.isEmpty }.map { ($0.file.path, $0.file.sharers) }
            ) { first, _ in first }
        )
        self.found = found
        isSummarized = true
    }
}

/// The folders of files, each once.
private struct NamedFolders {
    /// Absolute, with a trailing slash.
    private let root: String
    private var folders: [Substring: NamedFolder] = [:]

    init(below root: String) { self.root = appended(root, "") }

    mutating func file(at path: String) -> NamedFile {
        let end = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path.utf8.index(after: $0) } ?? path.startIndex
        let start = path[..<end]
        let folder =
            folders[start]
            ?? NamedFolder(
                number: folders.count,
                locationStart: root + start,
                shownStart: String(start),
                nameStart: String(start),
                given: 0
            )
        folders[start] = folder
        return NamedFile(folder: folder, lastName: String(path[end...]))
    }
}
