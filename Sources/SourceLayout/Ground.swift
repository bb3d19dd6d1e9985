import SwiftReader

/// A folder that starts one or more modules, and by what it is known.
enum Ground {
    case package(PackageManifest)
    /// The names of the Xcode projects in it, sorted.
    case projects([String])
    /// Tuist, CocoaPods or Bazel: the name of its one module.
    case single(String)
}

/// All folders that start modules.
struct Grounds {
    private(set) var byFolder: [String: Ground] = [:]
    /// The targets of each product of all packages.
    private(set) var products: [String: [String]] = [:]
    /// The locations of manifests: no code of an app.
    private(set) var manifests: Set<String> = []

    init(of tree: SourceTree) {
        // Later ones win: a package is told apart best, a `Podfile` says least.
        for marker in tree.markers where !marker.hasSuffix(".xcodeproj") {
            let folder = marker.parentFolder
            byFolder[folder] = .single(String(folder.pathComponents.last ?? ""))
        }
        for file in tree.manifests where file.imports("ProjectDescription") {
            manifests.insert(file.path)
            let folder = file.path.parentFolder
            byFolder[folder] = .single(file.tuistName ?? String(folder.pathComponents.last ?? ""))
        }
        for marker in tree.markers.sorted() where marker.hasSuffix(".xcodeproj") {
            let folder = marker.parentFolder
            var names = [marker.pathStem]
            if case .projects(let others) = byFolder[folder] { names = others + names }
            byFolder[folder] = .projects(names)
        }
        for file in tree.manifests {
            guard let manifest = PackageManifest(file) else { continue }
            manifests.insert(file.path)
            byFolder[manifest.folder] = .package(manifest)
            products.merge(manifest.products) { first, _ in first }
        }
    }
}

extension SourceFile {
    /// The name in `Project(name: "…")`.
    fileprivate var tuistName: String? {
        guard let call = expressions.first(where: { calledName($0) == "Project" }),
            let name = argument("name", of: call)
        else { return nil }
        return string(name, constants: stringConstants())
    }
}
