/// Finds the module of one file after the other and numbers modules as they come.
struct ModuleFinder {
    private struct Key: Hashable {
        let name: String
        let folder: String
    }

    /// Why a file is left out, and on whose word.
    struct Reason: Hashable {
        /// As in `Module.folder`.
        let folder: String
        let why: ModuleLayout.Why
    }

    private let tree: SourceTree
    private let grounds: Grounds
    /// The folder of the one module of everything that has no manifest or project.
    private let plainFolder: String
    private let namedFolders: [String: String]
    private var numbers: [Key: Int] = [:]
    /// By folder, whether a layout speaks of it or of one around it.
    private var groundAbove: [String: Bool] = [:]
    private(set) var modules: [Module] = []
    /// For each module, the absolute path of its folder.
    private(set) var locations: [String] = []
    /// For each module, the file that tells it.
    private(set) var evidence: [String] = []
    /// The names of the files that are no code of an app, in their order.
    private(set) var leftOut: [Reason: [String]] = [:]

    var problems: [ModuleLayout.Problem] { grounds.problems }

    init(_ tree: SourceTree) {
        self.tree = tree
        grounds = Grounds(of: tree)
        plainFolder = Self.plainFolder(of: tree)
        namedFolders = Dictionary(tree.namedFolders.map { ($0.location, $0.name) }) { first, _ in first }
    }

    /// The numbers of the modules of files; `nil` for what is no code of an app.
    mutating func modules(of files: [SourceTree.File]) -> [Int?] {
        var result = [Int?](repeating: nil, count: files.count)
        var plain: [Int] = []
        for (index, file) in files.enumerated() {
            switch decision(for: file) {
            case .module(let sketch): result[index] = number(of: sketch, for: file)
            case .leftOut(let folder, let why):
                let reason = Reason(folder: name(of: folder, for: file).name, why: why)
                leftOut[reason, default: []].append(file.name)
            case .plain: plain.append(index)
            }
        }
        let folders = PlainFolders(at: plainFolder, locations: plain.map { files[$0].location })
        // All files of one folder are of one module.
        var numberOfFolder: [String: Int] = [:]
        // Most files follow one of their folder.
        var last: (folder: String, number: Int)?
        for index in plain {
            let location = files[index].location
            if let last, location.lies(in: last.folder) {
                result[index] = last.number
                continue
            }
            let folder = location.parentFolder
            let number = numberOfFolder[folder] ?? number(of: folders.sketch(of: location), for: files[index])
            numberOfFolder[folder] = number
            last = (folder, number)
            result[index] = number
        }
        return result
    }

    /// The innermost folder around all that was given.
    private static func plainFolder(of tree: SourceTree) -> String {
        let folders = tree.given.map { $0.isFolder ? $0.location : $0.location.parentFolder }
        guard var common = folders.first else { return "/" }
        while !folders.allSatisfy({ $0.isInside(orEqualTo: common) }) { common = common.parentFolder }
        return common
    }
}

/// Weighing what the layouts say of one file.
extension ModuleFinder {
    private enum Decision {
        case module(ModuleSketch)
        case leftOut(folder: String, why: ModuleLayout.Why)
        /// Nothing speaks of it.
        case plain
    }

    /// The nearest folder decides. What is only customary gives way to a project that lists the file.
    private mutating func decision(for file: SourceTree.File) -> Decision {
        if let named = namedModule(of: file) { return .module(named) }
        if grounds.manifests.contains(file.location) || isVersionedManifest(file) {
            return .leftOut(folder: plainFolder, why: .manifest)
        }
        let listed = grounds.listedModule(of: file.location).flatMap { pointsInside($0, from: file) ? nil : $0 }
        var folder = file.location.parentFolder
        guard hasGround(above: folder) else { return listed.map { .module($0) } ?? .plain }
        while true {
            for ground in grounds.byFolder[folder] ?? [] {
                switch ground.placement(of: file.location) {
                case .module(let sketch, let isCertain)?:
                    guard !pointsInside(sketch, from: file) else { continue }
                    return .module(isCertain ? sketch : listed ?? sketch)
                case .leftOut(let why, let suggestion)?:
                    if let listed { return .module(listed) }
                    if !isAbove(folder, file) { return .leftOut(folder: folder, why: why) }
                    if let suggestion { return .module(suggestion) }
                case nil: continue
                }
            }
            if folder == "/" || folder.isEmpty { break }
            folder = folder.parentFolder
        }
        return listed.map { .module($0) } ?? .plain
    }

    /// Whether some layout speaks of a folder or of one around it.
    private mutating func hasGround(above folder: String) -> Bool {
        var path: [String] = []
        var current = folder
        var answer = false
        while true {
            if let known = groundAbove[current] {
                answer = known
                break
            }
            path.append(current)
            if grounds.byFolder[current] != nil {
                answer = true
                break
            }
            if current == "/" || current.isEmpty { break }
            current = current.parentFolder
        }
        for folder in path { groundAbove[folder] = answer }
        return answer
    }

    private func namedModule(of file: SourceTree.File) -> ModuleSketch? {
        guard !namedFolders.isEmpty else { return nil }
        var folder = file.location
        while true {
            if let name = namedFolders[folder] {
                return ModuleSketch(name: name, folder: folder, kind: .application, origin: .option, package: folder)
            }
            if folder == "/" || folder.isEmpty { return nil }
            folder = folder.parentFolder
        }
    }

    /// `Package@swift-5.9.swift` beside a `Package.swift`.
    private func isVersionedManifest(_ file: SourceTree.File) -> Bool {
        guard !grounds.manifests.isEmpty, file.location.lastComponent.hasPrefix("Package@swift-") else { return false }
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
}

/// Naming modules in paths as a person knows them.
extension ModuleFinder {
    private mutating func number(of sketch: ModuleSketch, for file: SourceTree.File) -> Int {
        let key = Key(name: sketch.name, folder: sketch.folder)
        if let number = numbers[key] { return number }
        let folder = name(of: sketch.folder, for: file)
        modules.append(
            Module(
                name: sketch.name,
                folder: folder.name,
                kind: sketch.kind,
                origin: sketch.origin,
                package: name(of: sketch.package, for: file).name,
                dependencies: sketch.dependencies,
                reachedPackages: reachedPackages(of: sketch, for: file),
                companions: sketch.companions
            )
        )
        locations.append(folder.location)
        evidence.append(sketch.evidence)
        numbers[key] = modules.count - 1
        return modules.count - 1
    }

    /// The packages that lie in what was given: nothing is known of the others.
    private func reachedPackages(of sketch: ModuleSketch, for file: SourceTree.File) -> [String] {
        let given = tree.given[file.given]
        guard given.isFolder else { return [] }
        return sketch.reachedPackages.filter { $0.isInside(orEqualTo: given.location) }
            .map { name(of: $0, for: file).name }
    }

    /// How a folder is called in the names of a file, and the absolute path of what is called so.
    ///
    /// A folder outside of what was given is called like the given path itself.
    private func name(of folder: String, for file: SourceTree.File) -> (name: String, location: String) {
        let given = tree.given[file.given]
        var folder = folder
        guard given.isFolder else {
            // A file given by itself may lie beside the folder of its module.
            if !file.location.isInside(orEqualTo: folder) { folder = file.location.parentFolder }
            return (prefix(of: file, above: folder), folder)
        }
        if !folder.isInside(orEqualTo: given.location) { folder = given.location }
        let start = prefix(of: file, above: given.location)
        let inner = folder.path(below: given.location)
        return (inner.isEmpty ? start : joined(start, inner), folder)
    }

    /// The part of a file's name that means a folder around it.
    private func prefix(of file: SourceTree.File, above folder: String) -> String {
        let depth = file.location.components(below: folder).count
        let components = file.name.pathComponents.dropLast(depth)
        return (file.name.hasPrefix("/") ? "/" : "") + components.joined(separator: "/")
    }
}
