import SwiftReader

@testable import SourceLayout

/// A tree below the given folder `/work/app`, with manifests given as text by their relative paths.
func layout(
    _ files: [String],
    given: [SourceTree.Given] = [SourceTree.Given(location: "/work/app", isFolder: true)],
    manifests: [String: String] = [:],
    markers: [String] = [],
    named: [SourceTree.NamedFolder] = []
) -> [String: Module?] {
    let root = "/work/app"
    let tree = SourceTree(
        given: given,
        files: files.map { SourceTree.File(location: "\(root)/\($0)", name: $0, given: 0) },
        manifests: manifests.map { SourceFile(path: "\(root)/\($0.key)", reading: Array($0.value.utf8)) },
        markers: markers.map { "\(root)/\($0)" },
        namedFolders: named
    )
    let layout = ModuleLayout(of: tree)
    let modules = layout.moduleOfFile.map { $0.map { layout.modules[$0].module } }
    return Dictionary(uniqueKeysWithValues: zip(files, modules))
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
