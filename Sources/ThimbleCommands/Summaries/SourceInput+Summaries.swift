import ModuleSummaries
import SourceLayout

extension SourceInput {
    /// The files of some modules, independent of the order of the modules.
    init(_ summaries: [ModuleSummary], _ request: InputOptions) throws(Stop) {
        let folder = request.currentFolder
        var found = FoundSources()
        found.given = [SourceTree.Given(location: folder, isFolder: true)]
        found.typedPaths = ["."]
        let modules = summaries.sorted { $0.module.precedes($1.module) }
        let read = try SummarizedFiles(of: modules, request.configuration.dialects, readsAll: request.readsAll)
        let order = read.files.indices.sorted { read.files[$0].path.precedesByBytes(read.files[$1].path) }
        var folders = NamedFolders(below: folder)
        files = order.map { folders.file(at: read.files[$0].path) }
        selected = SelectedFiles(
            contents: order.map { read.contents[$0] },
            haveMark: order.map { read.haveMark[$0] },
            packed: read.packed
        )
        layout = ModuleLayout(
            modules: modules.map { summary in
                ModuleLayout.LocatedModule(
                    module: summary.module,
                    location: summary.module.folder.isEmpty ? folder : appended(folder, summary.module.folder),
                    evidence: "",
                    fileCount: summary.blocks.reduce(0) { $0 + $1.fileCount }
                )
            },
            moduleOfFile: order.map { read.modules[$0] },
            sharersOfFiles: Dictionary(
                read.files.lazy.filter { !$0.sharers.isEmpty }.map { ($0.path, $0.sharers) }
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
    /// By the bytes of their names: texts of different bytes may be equal.
    private var folders: [[UInt8]: NamedFolder] = [:]
    /// Most files are in the same folder as the file before.
    private var last: NamedFolder?

    init(below root: String) { self.root = appended(root, "") }

    mutating func file(at path: String) -> NamedFile {
        let slash = UInt8(ascii: "/")
        if let last, path.startsWithBytes(last.nameStart) {
            let name = path.utf8.dropFirst(last.nameStart.utf8.count)
            if !name.contains(slash) { return NamedFile(folder: last, lastName: String(Substring(name))) }
        }
        let end = path.utf8.lastIndex(of: slash).map { path.utf8.index(after: $0) } ?? path.startIndex
        let start = String(path[..<end])
        let folder =
            folders[Array(start.utf8)]
            ?? NamedFolder(
                number: folders.count,
                locationStart: root + start,
                shownStart: start,
                nameStart: start,
                given: 0
            )
        folders[Array(start.utf8)] = folder
        last = folder
        return NamedFile(folder: folder, lastName: String(path[end...]))
    }
}
