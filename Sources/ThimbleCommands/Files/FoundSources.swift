import SourceLayout

/// A Swift file that the walk came upon.
struct FoundFile {
    /// An index into the folders.
    let folder: Int
    /// The last component of its path.
    let lastName: String
}

/// All that the walk came upon.
struct FoundSources {
    var given: [SourceTree.Given] = []
    /// The given paths as typed, one for each of `given`.
    var typedPaths: [String] = []
    /// Those that were looked into, in no order.
    var folders: [FolderTree.Folder] = []
    /// Those of one given path after those of the other, each sorted by the bytes of their paths.
    var files: [FoundFile] = []
    /// The absolute paths of everything that starts a module and is no Swift file.
    var markers: [String] = []
    /// The absolute paths of what may be manifests, the ones above the given paths among them.
    var manifests: [String] = []
    /// The absolute paths of projects, workspaces and pod specifications, the ones above the given paths among them.
    var foreignManifests: [String] = []
    /// The paths of what has a name that is not UTF-8, as a person knows them: nothing in it is read.
    var unnameable: [String] = []
    /// The exclusions that nothing matches, in order.
    var idleExclusions: [Exclusion] = []
    /// The paths of configurations in the folders that are not in force, as a person knows them.
    var otherConfigurations: [String] = []
    /// What could not be read.
    var errors: [String] = []

    /// Whether two files have one path from two given paths.
    var hasCollisions: Bool {
        given.count > 1 && Set(files.map { folders[$0.folder].pathStart + $0.lastName }).count < files.count
    }

    /// What the paths of the files in a folder begin with, so that a person can click them: the given path as typed, and
    /// what is behind it.
    func shownStart(of folder: FolderTree.Folder) -> String {
        let typed = typedPaths[folder.given]
        if !given[folder.given].isFolder || typed == "." { return folder.pathStart }
        return appended(typed, folder.pathStart)
    }
}
