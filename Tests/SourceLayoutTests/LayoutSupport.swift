import SwiftReader

import Modules
@testable import SourceLayout

/// A tree below the given folder `/work/app`, with manifests given as text by their relative paths.
func layout(
    _ files: [String],
    given: [SourceTree.Given] = [SourceTree.Given(location: "/work/app", isFolder: true)],
    manifests: [String: String] = [:],
    foreign: [String: String] = [:],
    markers: [String] = [],
    named: [SourceTree.NamedFolder] = []
) -> [String: Module?] {
    let layout = moduleLayout(
        files,
        given: given,
        manifests: manifests,
        foreign: foreign,
        markers: markers,
        named: named
    )
    let modules = layout.moduleOfFile.map { $0.map { layout.modules[$0].module } }
    return Dictionary(uniqueKeysWithValues: zip(files, modules))
}

/// The same with all that is known of the layout; projects, workspaces and pod specifications are markers too.
func moduleLayout(
    _ files: [String],
    given: [SourceTree.Given] = [SourceTree.Given(location: "/work/app", isFolder: true)],
    manifests: [String: String] = [:],
    foreign: [String: String] = [:],
    markers: [String] = [],
    named: [SourceTree.NamedFolder] = []
) -> ModuleLayout {
    let root = "/work/app"
    let projects = foreign.keys.filter { $0.hasSuffix(".xcodeproj") }
    let tree = SourceTree(
        given: given,
        files: files.map { LocatedFile(location: "\(root)/\($0)", name: $0, given: 0) },
        manifests: manifests.map { SourceFile(path: "\(root)/\($0.key)", reading: Array($0.value.utf8)) },
        foreignManifests: foreign.map {
            SourceTree.Manifest(location: "\(root)/\($0.key)", bytes: Array($0.value.utf8))
        },
        markers: (markers + projects).map { "\(root)/\($0)" },
        namedFolders: named
    )
    return ModuleLayout(of: tree)
}

/// A file of a tree, with names of its own.
struct LocatedFile {
    let location: String
    let name: String
    let given: Int
}

extension SourceTree {
    /// A tree of files that are named one by one.
    init(
        given: [Given],
        files: [LocatedFile],
        manifests: [SourceFile] = [],
        foreignManifests: [Manifest] = [],
        markers: [String] = [],
        namedFolders: [NamedFolder] = []
    ) {
        var folders: [Folder] = []
        let files = files.map { file in
            let lastName = String(file.location.lastComponent)
            let folder = Folder(
                location: file.location.parentFolder,
                nameStart: String(file.name.dropLast(lastName.count)),
                given: file.given
            )
            if !folders.contains(folder) { folders.append(folder) }
            return File(folder: folders.firstIndex(of: folder) ?? 0, lastName: lastName)
        }
        self.init(
            given: given,
            folders: folders,
            files: files,
            manifests: manifests,
            foreignManifests: foreignManifests,
            markers: markers,
            namedFolders: namedFolders
        )
    }
}

/// A package with some targets.
func manifest(_ targets: String, products: String = "") -> String {
    """
    // swift-tools-version: 6.0
    import PackageDescription

    let package = Package(
        name: "Sample",
        products: [\(products)],
        targets: [
            \(targets)
        ]
    )
    """
}
