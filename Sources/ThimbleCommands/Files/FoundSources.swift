import SourceLayout

/// A Swift file that the walk came upon.
struct FoundFile {
    /// Absolute.
    let location: String
    /// As a person can click it: behind the given path as typed.
    let shownPath: String
    /// From the given path; as typed for a file given by itself.
    let relativePath: String
    /// An index into the given paths.
    let given: Int
}

/// All that the walk came upon.
struct FoundSources {
    var given: [SourceTree.Given] = []
    /// The given paths as typed, one for each of `given`.
    var typedPaths: [String] = []
    var files: [FoundFile] = []
    /// The absolute paths of everything that starts a module and is no Swift file.
    var markers: [String] = []
    /// The absolute paths of what may be manifests, the ones above the given paths among them.
    var manifests: [String] = []
    /// The absolute paths of projects, workspaces and pod specifications, the ones above the given paths among them.
    var foreignManifests: [String] = []
    /// What could not be read.
    var errors: [String] = []

    /// Whether two files have one path from two given paths.
    var hasCollisions: Bool {
        given.count > 1 && Set(files.map(\.relativePath)).count < files.count
    }
}
