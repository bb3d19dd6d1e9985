import Modules

/// Finds the targets that would compile new files, for generated code.
struct NewFileFinder {
    private let finder: ModuleFinder
    private let tree: SourceTree
    private let links: LinkedFiles
    /// For each module, the index of its first file.
    private let firstFiles: [Int]
    /// For each module, by the other targets that compile some of its files, and by folder, the index of such a file.
    private var sharedFiles: [[[String]: [Int: Int]]]
    /// For each module, by folder, the index of a file that no other target compiles.
    private var unsharedFiles: [[Int: Int]]
    /// By the names of generated files for certain targets, who compiles them, if known.
    private(set) var compilersOfGenerated: [String: Compilers] = [:]

    /// - Parameter modules: for each file, the index of its module.
    init(_ finder: ModuleFinder, _ tree: SourceTree, _ modules: [Int?]) {
        self.finder = finder
        self.tree = tree
        links = LinkedFiles(tree.links)
        var first = [Int](repeating: -1, count: finder.modules.count)
        for (file, module) in modules.enumerated() {
            if let module, first[module] < 0 { first[module] = file }
        }
        firstFiles = first
        sharedFiles = Array(repeating: [:], count: first.count)
        unsharedFiles = Array(repeating: [:], count: first.count)
        if finder.sharersOfFiles.isEmpty { return }
        for (number, file) in tree.files.enumerated() {
            guard let module = modules[number] else { continue }
            if GeneratedFileName.namesTargets(file.lastName) {
                compilersOfGenerated[tree.name(of: file)] = compilers(of: tree.location(of: file), like: file)
                continue
            }
            guard let sharers = finder.sharersOfFiles[tree.name(of: file)] else {
                unsharedFiles[module][file.folder] = number
                continue
            }
            sharedFiles[module][sharers, default: [:]][file.folder] = number
        }
    }

    /// One for each module.
    var newFiles: [NewFiles] {
        finder.modules.indices.map { module in
            let name = finder.modules[module].name
            let (fileName, isMissing, isShared) = ownFile(of: module)
            return NewFiles(
                name: fileName,
                isMissing: isMissing,
                isShared: isShared,
                shared: Dictionary(
                    uniqueKeysWithValues: sharedFiles[module].map { ($0, folders($1.values.sorted(), of: [name] + $0)) }
                ),
                manifest: finder.evidence[module]
            )
        }
    }

    private func ownFile(of module: Int) -> (name: String, isMissing: Bool?, isShared: Bool) {
        let usual = GeneratedFileName.usual
        let file = firstFiles[module]
        guard file >= 0, finder.modules[module].kind != .test,
            let found = compilers(of: joined(finder.locations[module], usual), like: tree.files[file])
        else { return (usual, nil, false) }
        let name = finder.modules[module].name
        let isMissing = !found.certain.contains(name) && !found.possible.contains(name)
        let isShared = !found.certain.isSubset(of: [name])
        if isShared, let own = unsharedFolder(of: module) { return (joined(own, usual), false, false) }
        // Another target of the folder compiles the usual file.
        guard isMissing, !found.certain.isEmpty else { return (usual, isMissing, isShared) }
        return (GeneratedFileName.of(targets: [name]), isMissing, isShared)
    }

    /// The uppermost folder with files of a module where no other target compiles a new file.
    ///
    /// - Returns: its path below the folder of the module.
    private func unsharedFolder(of module: Int) -> String? {
        let (folder, target) = (finder.locations[module], finder.modules[module].name)
        let found = unsharedFiles[module].values.compactMap { number -> String? in
            let file = tree.files[number]
            let own = tree.location(of: file).parentFolder
            guard own != folder, own.isInside(orEqualTo: folder),
                compilers(of: joined(own, GeneratedFileName.usual), like: file)?.certain == [target]
            else { return nil }
            return own.path(below: folder)
        }
        return found.min { ($0.pathComponents.count, $0) < ($1.pathComponents.count, $1) }
    }

    private func folders(_ files: [Int], of targets: [String]) -> [NewFiles.Folder] {
        files.map { number in
            let file = tree.files[number]
            let location = joined(tree.location(of: file).parentFolder, GeneratedFileName.of(targets: targets))
            let found = compilers(of: location, like: file) ?? Compilers(possible: Set(targets))
            return NewFiles.Folder(
                path: tree.name(of: file).parentFolder,
                missing: Set(targets).subtracting(found.certain).subtracting(found.possible).sorted(),
                isOpen: !found.certain.isSubset(of: targets)
            )
        }
    }

    /// The modules that compile a new file beside another one; `nil` if unknown.
    ///
    /// - Parameter location: the absolute path of the new file.
    private func compilers(of location: String, like file: SourceTree.File) -> Compilers? {
        var found = Compilers()
        for path in [location] + links.otherPaths(of: location) {
            guard let compilers = finder.compilers(of: path, like: file) else { return nil }
            found.formUnion(compilers)
        }
        return found
    }
}
