/// What a SwiftPM package says of the files in its folder.
struct PackageGround: Ground {
    private let manifest: PackageManifest
    private let folders: PackageFolders
    private let ownTargets: Set<String>
    /// The targets of the products that it can use.
    private let products: [String: [String]]
    private let reachedPackages: [String]

    /// - Parameters:
    ///   - hasSources: whether Swift files lie in or below a folder, given by its absolute path.
    ///   - packages: all packages of the tree, by their folders.
    ///   - products: the targets of each product of the tree.
    init(
        _ manifest: PackageManifest,
        hasSources: (String) -> Bool,
        packages: [String: PackageManifest],
        products: [String: [String]]
    ) {
        self.manifest = manifest
        folders = PackageFolders(manifest) { hasSources(joined(manifest.folder, $0)) }
        ownTargets = Set(manifest.targets.map(\.name))
        reachedPackages = manifest.packagePaths.map { resolvedPath($0, in: manifest.folder) }
        // A package that is named by its path comes before one that only has a product of the name.
        let near = reachedPackages.compactMap { packages[$0] }.map(\.products)
        self.products = near.reduce(products) { $0.merging($1) { _, nearest in nearest } }
    }

    func placement(of location: String) -> Placement? {
        let path = location.path(below: manifest.folder)
        guard let home = folders.home(of: path), home.target.kind != .plugin else {
            return .leftOut(why: .noTarget, suggestion: nil)
        }
        let dependencies = home.target.dependencies.map { names in
            names.flatMap { ownTargets.contains($0) ? [$0] : products[$0] ?? [$0] }
        }
        let sketch = ModuleSketch(
            name: home.target.name,
            folder: home.folder.isEmpty ? manifest.folder : joined(manifest.folder, home.folder),
            kind: isDemo(home.target) ? .demo : home.target.moduleKind,
            origin: .package,
            evidence: "Package.swift",
            package: manifest.folder,
            dependencies: dependencies,
            reachedPackages: reachedPackages
        )
        // A package of tools often claims the whole folder in which it lies.
        return .module(sketch, isCertain: !home.folder.isEmpty)
    }

    /// A program with the name of a demo, beside the program that it is a demo of.
    private func isDemo(_ target: PackageManifest.Target) -> Bool {
        target.kind == .executable && isDemoName(target.name)
            && manifest.targets.contains { $0.kind == .executable && !isDemoName($0.name) }
    }
}

extension PackageManifest.Target {
    fileprivate var moduleKind: Module.Kind {
        switch kind {
        case .library, .plugin: .library
        case .executable: .application
        case .test: .test
        }
    }
}
