/// Finds the module of one file after the other and numbers modules as they come.
struct ModuleFinder {
    private struct Key: Hashable {
        let name: String
        let folder: String
    }

    private let tree: SourceTree
    private let grounds: Grounds
    private let packages: [String: PackageFolders]
    /// The folder of the one module of everything that has no manifest or project.
    private let plainFolder: String
    private var numbers: [Key: Int] = [:]
    private(set) var modules: [ModuleLayout.LocatedModule] = []

    init(_ tree: SourceTree) {
        self.tree = tree
        grounds = Grounds(of: tree)
        var folders: Set<String> = []
        for file in tree.files {
            var folder = file.location.parentFolder
            while folders.insert(folder).inserted, folder != "/", !folder.isEmpty { folder = folder.parentFolder }
        }
        let sourceFolders = folders
        packages = grounds.byFolder.compactMapValues { ground in
            guard case .package(let manifest) = ground else { return nil }
            return PackageFolders(manifest) { sourceFolders.contains(joined(manifest.folder, $0)) }
        }
        plainFolder = Self.plainFolder(of: tree)
    }

    /// The number of the module of a file; `nil` for what is no code of an app.
    mutating func module(of file: SourceTree.File) -> Int? {
        if let named = namedFolder(of: file) {
            let sketch = ModuleSketch(
                name: named.name,
                folder: named.location,
                kind: .application,
                origin: .option,
                package: named.location,
                dependencies: nil
            )
            return number(of: sketch, for: file)
        }
        if grounds.manifests.contains(file.location) || isVersionedManifest(file) { return nil }
        var folder = file.location.parentFolder
        while true {
            if let ground = grounds.byFolder[folder] {
                if let sketch = sketch(of: file, on: ground, at: folder) {
                    if !pointsInside(sketch, from: file) { return number(of: sketch, for: file) }
                } else if !isAbove(folder, file) {
                    return nil
                }
            }
            if folder == "/" || folder.isEmpty { break }
            folder = folder.parentFolder
        }
        return number(of: group(of: file, name: nil, at: plainFolder, origin: .folder), for: file)
    }

    private func namedFolder(of file: SourceTree.File) -> SourceTree.NamedFolder? {
        tree.namedFolders.filter { file.location.isInside(orEqualTo: $0.location) }
            .max { $0.location.utf8.count < $1.location.utf8.count }
    }

    /// `Package@swift-5.9.swift` beside a `Package.swift`.
    private func isVersionedManifest(_ file: SourceTree.File) -> Bool {
        let name = file.location.pathComponents.last ?? ""
        guard name.hasPrefix("Package@swift-") else { return false }
        return grounds.manifests.contains(joined(file.location.parentFolder, "Package.swift"))
    }

    /// Whether a folder is outside of what was given, so that its manifest is only asked and never obeyed.
    private func isAbove(_ folder: String, _ file: SourceTree.File) -> Bool {
        let given = tree.given[file.given]
        return !given.isFolder || !folder.isInside(orEqualTo: given.location)
    }

    /// Whether a person points at a folder inside a test module, at a fixture for one: then it is read for its own sake.
    private func pointsInside(_ sketch: ModuleSketch, from file: SourceTree.File) -> Bool {
        let given = tree.given[file.given]
        guard sketch.kind == .test, given.isFolder, given.location != sketch.folder else { return false }
        return given.location.isInside(orEqualTo: sketch.folder)
    }

    private mutating func number(of sketch: ModuleSketch, for file: SourceTree.File) -> Int {
        let key = Key(name: sketch.name, folder: sketch.folder)
        if let number = numbers[key] { return number }
        let folder = name(of: sketch.folder, for: file)
        let module = Module(
            name: sketch.name,
            folder: folder.name,
            kind: sketch.kind,
            origin: sketch.origin,
            package: name(of: sketch.package, for: file).name,
            dependencies: sketch.dependencies
        )
        modules.append(ModuleLayout.LocatedModule(module: module, location: folder.location))
        numbers[key] = modules.count - 1
        return modules.count - 1
    }

    /// How a folder is called in the names of a file, and the absolute path of what is called so.
    ///
    /// A folder outside of what was given is called like the given path itself.
    private func name(of folder: String, for file: SourceTree.File) -> (name: String, location: String) {
        let given = tree.given[file.given]
        var folder = folder
        if given.isFolder, !folder.isInside(orEqualTo: given.location) { folder = given.location }
        guard file.location.isInside(orEqualTo: folder) else { return ("", folder) }
        let depth = file.location.components(below: folder).count
        let components = file.name.pathComponents.dropLast(depth)
        return ((file.name.hasPrefix("/") ? "/" : "") + components.joined(separator: "/"), folder)
    }

    /// The innermost folder around all that was given.
    private static func plainFolder(of tree: SourceTree) -> String {
        let folders = tree.given.map { $0.isFolder ? $0.location : $0.location.parentFolder }
        guard var common = folders.first else { return "/" }
        while !folders.allSatisfy({ $0.isInside(orEqualTo: common) }) { common = common.parentFolder }
        return common
    }
}

/// Sketches of the module of one file.
extension ModuleFinder {
    private func sketch(of file: SourceTree.File, on ground: Ground, at folder: String) -> ModuleSketch? {
        switch ground {
        case .package(let manifest): return target(of: file, in: manifest)
        case .projects(let names):
            let first = file.location.components(below: folder).first.map(String.init)
            let name = names.first { $0 == first } ?? names.first
            return group(of: file, name: name, at: folder, origin: .xcodeProject)
        case .single(let name): return group(of: file, name: name, at: folder, origin: .folder)
        }
    }

    private func target(of file: SourceTree.File, in manifest: PackageManifest) -> ModuleSketch? {
        let path = file.location.components(below: manifest.folder).joined(separator: "/")
        guard let home = packages[manifest.folder]?.home(of: path), home.target.kind != .plugin else { return nil }
        let ownTargets = Set(manifest.targets.map(\.name))
        let dependencies = home.target.dependencies.map { names in
            names.flatMap { ownTargets.contains($0) ? [$0] : grounds.products[$0] ?? [$0] }
        }
        return ModuleSketch(
            name: home.target.name,
            folder: home.folder.isEmpty ? manifest.folder : joined(manifest.folder, home.folder),
            kind: home.target.moduleKind,
            origin: .package,
            package: manifest.folder,
            dependencies: dependencies
        )
    }

    /// The module of a folder without targets that could be read: tests are told apart by the names of their folders.
    private func group(
        of file: SourceTree.File,
        name: String?,
        at folder: String,
        origin: Module.Origin
    ) -> ModuleSketch {
        let isBelow = file.location.isInside(orEqualTo: folder)
        let base = isBelow ? folder : tree.given[file.given].location
        let inner = file.location.components(below: base).dropLast()
        let tests = inner.firstIndex { $0.hasSuffix("Tests") || $0.hasSuffix("Test") }
        guard let tests else {
            return ModuleSketch(
                name: name ?? String(folder.pathComponents.last ?? "Root"),
                folder: folder,
                kind: .application,
                origin: origin,
                package: folder,
                dependencies: nil
            )
        }
        return ModuleSketch(
            name: String(inner[tests]),
            folder: joined(base, inner[...tests].joined(separator: "/")),
            kind: .test,
            origin: origin,
            package: folder,
            dependencies: nil
        )
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
