import SwiftReader

/// The module of a file in a folder without targets that could be read: tests are told apart by the names of their
/// folders.
///
/// - Parameters:
///   - location: the absolute path of the file.
///   - name: the module of everything that is no test.
///   - folder: absolute; holds the file.
func folderModule(
    of location: String,
    named name: String,
    at folder: String,
    kind: Module.Kind = .application,
    origin: Module.Origin,
    evidence: String = ""
) -> ModuleSketch {
    let inner = location.components(below: folder).dropLast()
    guard let tests = inner.firstIndex(where: isTestFolder) else {
        return ModuleSketch(
            name: name,
            folder: folder,
            kind: kind,
            origin: origin,
            evidence: evidence,
            package: folder
        )
    }
    return ModuleSketch(
        name: String(inner[tests]),
        folder: joined(folder, inner[...tests].joined(separator: "/")),
        kind: .test,
        origin: origin,
        evidence: evidence,
        package: folder
    )
}

/// Whether a folder of this name holds tests.
func isTestFolder(_ name: Substring) -> Bool { name.endsWithBytes("Tests") || name.endsWithBytes("Test") }

/// The folders in and above which something lies.
struct FolderSet {
    private var folders: Set<String> = []

    /// - Parameter locations: absolute paths of files.
    init(around locations: some Sequence<String>) {
        var last: String?
        for location in locations {
            if let last, location.lies(in: last) { continue }
            var folder = location.parentFolder
            last = folder
            while folders.insert(folder).inserted, folder != "/", !folder.isEmpty { folder = folder.parentFolder }
        }
    }

    func contains(_ folder: String) -> Bool { folders.contains(folder) }
}
