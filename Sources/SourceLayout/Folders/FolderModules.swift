import Modules
import SwiftReader

/// The module of files in a folder without known targets. Tests are recognized by the names of their folders.
///
/// - Parameters:
///   - home: the absolute path of the folder that contains the files.
///   - name: the name of the module for everything but tests.
///   - folder: the absolute path of the module's folder, which contains the files.
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

/// Whether a folder of this name contains tests.
func isTestFolder(_ name: Substring) -> Bool { name.endsWithBytes("Tests") || name.endsWithBytes("Test") }

/// A set of folders that also contains all their enclosing folders.
struct FolderSet {
    private var folders: Set<String> = []

    /// - Parameter filled: the absolute paths of the folders themselves.
    init(around filled: some Sequence<String>) {
        for var folder in filled {
            while folders.insert(folder).inserted, folder != "/", !folder.isEmpty { folder = folder.parentFolder }
        }
    }

    func contains(_ folder: String) -> Bool { folders.contains(folder) }
}
