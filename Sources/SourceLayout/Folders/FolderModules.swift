import SwiftReader

/// The module of the files of a folder without targets that could be read: tests are told apart by the names of their
/// folders.
///
/// - Parameters:
///   - home: the absolute folder in which the files lie.
///   - name: the module of everything that is no test.
///   - folder: absolute; the module's, around the files.
func folderModule(
    in home: String,
    named name: String,
    at folder: String,
    kind: Module.Kind = .application,
    origin: Module.Origin,
    evidence: String = ""
) -> ModuleDescription {
    let inner = home.components(below: folder)
    guard let tests = inner.firstIndex(where: isTestFolder) else {
        return ModuleDescription(
            name: name,
            folder: folder,
            kind: kind,
            origin: origin,
            evidence: evidence,
            package: folder
        )
    }
    return ModuleDescription(
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

    /// - Parameter filled: the absolute paths of the folders that hold it themselves.
    init(around filled: some Sequence<String>) {
        for var folder in filled {
            while folders.insert(folder).inserted, folder != "/", !folder.isEmpty { folder = folder.parentFolder }
        }
    }

    func contains(_ folder: String) -> Bool { folders.contains(folder) }
}
