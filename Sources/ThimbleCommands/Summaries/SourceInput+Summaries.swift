import Cores
import ModuleSummaries
import SourceLayout

extension SourceInput {
    /// The files of some modules, independent of the order of the modules.
    init(_ summaries: [OpenSummary], _ request: InputOptions) throws(Stop) {
        let folder = request.currentFolder
        var found = FoundSources()
        found.given = [SourceTree.Given(location: folder, isFolder: true)]
        found.typedPaths = ["."]
        let modules = summaries.sorted { $0.summary.module.precedes($1.summary.module) }
        let read = try SummarizedFiles(of: modules, request)
        let locations = read.locations
        var folders = NamedFolders(below: folder)
        files = locations.map { folders.file(at: read.file(at: $0).path) }
        selected = SelectedFiles(
            contents: locations.map { read.blocks[$0.block].contents[$0.file] },
            haveMark: locations.map { read.blocks[$0.block].summaries[$0.file].hasMark },
            packed: read.packed
        )
        layout = ModuleLayout(
            modules: modules.map(\.summary).map { summary in
                ModuleLayout.LocatedModule(
                    module: summary.module,
                    location: summary.module.folder.isEmpty ? folder : appended(folder, summary.module.folder),
                    evidence: "",
                    fileCount: summary.blocks.reduce(0) { $0 + $1.fileCount }
                )
            },
            moduleOfFile: locations.map { read.moduleOfBlock[$0.block] },
            sharersOfFiles: read.sharersOfFiles(at: locations)
        )
        releaseElsewhere((read, modules))
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
        var path = path
        let folderSize = path.withUTF8 { bytes in bytes.lastIndex(of: slash).map { $0 + 1 } ?? 0 }
        let end = path.utf8.index(path.startIndex, offsetBy: folderSize)
        if let last, last.nameStart.utf8.count == folderSize, path.startsWithBytes(last.nameStart) {
            return NamedFile(folder: last, lastName: String(path[end...]))
        }
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
