import SourceLayout

/// A Swift file found by the walk.
struct FoundFile: Equatable {
    /// An index into the folders.
    let folder: Int
    /// The last component of its path.
    let lastName: String
}

/// The result of the walk.
struct FoundSources: Equatable {
    var given: [SourceTree.Given] = []
    /// The given paths as typed, one for each of `given`.
    var typedPaths: [String] = []
    /// The folders that were read, in no particular order.
    var folders: [FolderTree.Folder] = []
    /// Grouped by given path, each group in byte order of paths.
    var files: [FoundFile] = []
    /// The symbolic links to what is found without them.
    var links: [SourceTree.Link] = []
    /// The absolute paths of the files to which only links lead.
    var linkedFiles: Set<String> = []
    /// The absolute paths of everything that starts a module and is not a Swift file.
    var markers: [String] = []
    /// The absolute paths of possible manifests, including those above the given paths.
    var manifests: [String] = []
    /// The absolute paths of projects, workspaces and pod specifications, including those above the given paths.
    var foreignManifests: [String] = []
    /// The paths, as shown in messages, of entries whose names are not UTF-8. They are not read.
    var unnameable: [String] = []
    /// The absolute paths of the folders and Swift files that exclusions match.
    var excluded: [String] = []
    /// The exclusions without a match, in order.
    var idleExclusions: [Exclusion] = []
    /// The paths, as shown in messages, of configurations that do not apply.
    var otherConfigurations: [String] = []
    /// What could not be read.
    var errors: [String] = []

    /// Whether files of two given paths have the same relative path.
    var hasCollisions: Bool {
        given.count > 1 && Set(files.map { folders[$0.folder].pathStart + $0.lastName }).count < files.count
    }

    /// The prefix of shown paths of the files in a folder: the given path as typed, followed by the rest.
    func shownStart(of folder: FolderTree.Folder) -> String {
        let typed = typedPaths[folder.given]
        if !given[folder.given].isFolder || typed == "." { return folder.pathStart }
        return appended(typed, folder.pathStart)
    }
}
