import Modules
import SwiftReader

/// Finds the module of each file and numbers the modules in order of occurrence.
struct ModuleFinder {
    private let tree: SourceTree
    private let layouts: BuildSystemLayouts
    /// By the indices of files that symbolic links lead to, their other absolute paths.
    private let otherPaths: [Int: [String]]
    /// The folder of the module for everything without a manifest or project.
    private let plainFolder: String
    private let namedFolders: [String: String]
    /// For each given folder, its path in the names of its files.
    private let givenNames: [String?]
    /// By folder and name.
    private var numbers: [String: [String: Int]] = [:]
    private(set) var modules: [Module] = []
    /// For each module, the absolute path of its folder.
    private(set) var locations: [String] = []
    /// For each module, the file that declares it.
    private(set) var evidence: [String] = []
    /// The files that are not code of an app: by the folder of the layout that excludes them, as in `Module.folder`,
    /// and by reason. File names are in their order.
    private(set) var leftOut: [String: [(why: ModuleLayout.Why, files: [String])]] = [:]

    /// By file name, the names of the other targets that compile the file.
    private(set) var sharersOfFiles: [String: [String]] = [:]

    /// By the indices of files that symbolic links lead to, the modules that own them.
    private var linkedFiles: [Int: ModuleDescription] = [:]
    private var shares = TargetShares<ModuleKey>()

    /// A module, as it is told from others.
    private struct ModuleKey: Hashable {
        let name: String
        let folder: String

        init(_ module: ModuleDescription) { (name, folder) = (module.name, module.folder) }
    }

    var problems: [ModuleLayout.Problem] { layouts.problems }

    /// What manifests and projects inside the given folders mention outside of all of them.
    var outsidePackages: [PackageReference] {
        let folders = tree.given.filter(\.isFolder).map(\.location)
        func isGiven(_ path: String) -> Bool { folders.contains { path.isInside(orEqualTo: $0) } }
        return layouts.references.filter { isGiven($0.location) && !isGiven($0.folder) }.sorted { $0.precedes($1) }
    }

    init(_ tree: SourceTree) {
        self.tree = tree
        otherPaths = tree.otherPaths()
        layouts = BuildSystemLayouts(of: tree, linked: otherPaths.values.flatMap(\.self).sorted())
        plainFolder = Self.plainFolder(of: tree)
        givenNames = Self.givenNames(in: tree)
        namedFolders = Dictionary(tree.namedFolders.map { ($0.location, $0.name) }) { first, _ in first }
    }

    /// For each file, the index of its module; `nil` if it is not code of an app.
    mutating func modulesOfFiles() -> [Int?] {
        placeLinkedFiles()
        var result = [Int?](repeating: nil, count: tree.files.count)
        var plain: [Int] = []
        // The files of most folders all have the same placement.
        let tellsApart = tree.folders.map { namesFiles || layouts.tellFilesApart(in: $0.location) }
        var answers = [Answer?](repeating: nil, count: tree.folders.count)
        for (index, file) in tree.files.enumerated() {
            if let module = linkedFiles[index] {
                result[index] = number(of: module, for: file)
                continue
            }
            let answer = answers[file.folder] ?? answer(for: file)
            if !tellsApart[file.folder] { answers[file.folder] = answer }
            switch answer {
            case .module(let number): result[index] = number
            case .leftOut(let folder, let why): leaveOut(tree.name(of: file), folder, why)
            case .plain: plain.append(index)
            }
        }
        placePlainFiles(plain, &result)
        return result
    }

    private mutating func leaveOut(_ file: String, _ folder: String, _ why: ModuleLayout.Why) {
        let known = leftOut[folder]?.firstIndex { $0.why == why }
        if let known {
            leftOut[folder]?[known].files.append(file)
        } else {
            leftOut[folder, default: []].append((why, [file]))
        }
    }

    /// Finds the modules of files without a layout. All files of one folder belong to the same module.
    private mutating func placePlainFiles(_ files: [Int], _ result: inout [Int?]) {
        guard !files.isEmpty else { return }
        var holdsPlain = [Bool](repeating: false, count: tree.folders.count)
        for index in files { holdsPlain[tree.files[index].folder] = true }
        let folders = PlainFolders(
            at: plainFolder,
            filled: Set(tree.folders.indices.filter { holdsPlain[$0] }.map { tree.folders[$0].location }),
            programs: FolderSet(around: tree.programFolders(of: files))
        )
        var numbers = [Int?](repeating: nil, count: tree.folders.count)
        for index in files {
            let file = tree.files[index]
            let number = numbers[file.folder] ?? number(of: folders.module(at: folder(of: file).location), for: file)
            numbers[file.folder] = number
            result[index] = number
        }
    }

    private func folder(of file: SourceTree.File) -> SourceTree.Folder { tree.folders[file.folder] }

    private func given(of file: SourceTree.File) -> SourceTree.Given { tree.given[folder(of: file).given] }

    /// The innermost folder that contains all given paths.
    private static func plainFolder(of tree: SourceTree) -> String {
        let folders = tree.given.map { $0.isFolder ? $0.location : $0.location.parentFolder }
        guard var common = folders.first else { return "/" }
        while !folders.allSatisfy({ $0.isInside(orEqualTo: common) }) { common = common.parentFolder }
        return common
    }
}

/// Choosing between the placements of one file.
extension ModuleFinder {
    private enum Answer {
        case module(Int)
        case leftOut(folder: String, why: ModuleLayout.Why)
        /// The file has no layout.
        case plain
    }

    private mutating func answer(for file: SourceTree.File) -> Answer {
        switch decision(for: file, at: tree.location(of: file)) {
        case .module(let module, _):
            let sharers = module.sharedFiles[tree.location(of: file)] ?? []
            if !sharers.isEmpty { sharersOfFiles[tree.name(of: file)] = sharers }
            return .module(number(of: module, for: file))
        case .leftOut(let folder, let why): return .leftOut(folder: name(of: folder, for: file).name, why: why)
        case .plain: return .plain
        }
    }

    private enum Decision {
        case module(ModuleDescription, isCertain: Bool)
        case leftOut(folder: String, why: ModuleLayout.Why)
        case plain
    }

    /// The nearest folder decides. A placement by convention is overridden by a project that lists the file.
    ///
    /// - Parameter location: the absolute path of the file, or of a link to it.
    private func decision(for file: SourceTree.File, at location: String) -> Decision {
        if let named = namedModule(of: location) { return .module(named, isCertain: true) }
        let parent = location.parentFolder
        if layouts.manifests.contains(location) || isVersionedManifest(file) {
            return .leftOut(folder: plainFolder, why: .manifest)
        }
        let listed = layouts.listedModule(of: location).flatMap { pointsInside($0, from: file) ? nil : $0 }
        for folder in parent.foldersUpwards {
            let layouts = layouts.byFolder[folder] ?? []
            for (number, layout) in layouts.enumerated() {
                let others = layouts[(number + 1)...]
                switch layout.placement(of: location) {
                case .module(let module, let isCertain)?:
                    guard !pointsInside(module, from: file) else { continue }
                    if isCertain { return .module(module, isCertain: true) }
                    let compiling = listed ?? certainModule(of: location, in: others)
                    return .module(compiling ?? module, isCertain: compiling != nil)
                case .leftOut(let why, let suggestion)?:
                    let compiling = listed ?? certainModule(of: location, in: others)
                    if let compiling = compiling ?? certainModule(of: location, outside: folder) {
                        return .module(compiling, isCertain: true)
                    }
                    if !isAbove(folder, file) { return .leftOut(folder: folder, why: why) }
                    if let suggestion { return .module(suggestion, isCertain: false) }
                case nil: continue
                }
            }
        }
        if let listed { return .module(listed, isCertain: true) }
        return layouts.listingPod(of: location).map { .leftOut(folder: parent, why: .unlisted(project: $0)) } ?? .plain
    }

    /// The modules that compile a file at an absolute path, whether it exists or not; `nil` if unknown.
    ///
    /// - Parameter file: a file that is found from the same given path.
    func compilers(of location: String, like file: SourceTree.File) -> Compilers? {
        if namedModule(of: location) == nil {
            let listed = layouts.compilers(of: location)
            if listed.isComplete || !listed.certain.isEmpty { return listed }
        }
        switch decision(for: file, at: location) {
        case .module(let module, isCertain: true): return Compilers(certain: module.kind == .test ? [] : [module.name])
        case .leftOut: return layouts.compilers(of: location)
        case .module, .plain: return nil
        }
    }

    /// The module of a file according to the manifests outside a folder, if one certainly compiles it.
    private func certainModule(of location: String, outside folder: String) -> ModuleDescription? {
        folder.parentFolder.foldersUpwards.lazy
            .compactMap { certainModule(of: location, in: (layouts.byFolder[$0] ?? [])[...]) }.first
    }

    /// The module of a file according to the first of some layouts that certainly compiles it.
    private func certainModule(
        of location: String,
        in layouts: ArraySlice<any BuildSystemLayout>
    ) -> ModuleDescription? {
        for layout in layouts {
            if case .module(let module, isCertain: true)? = layout.placement(of: location) { return module }
        }
        return nil
    }

    private func namedModule(of location: String) -> ModuleDescription? {
        guard !namedFolders.isEmpty else { return nil }
        for folder in location.foldersUpwards {
            guard let name = namedFolders[folder] else { continue }
            return ModuleDescription(name: name, folder: folder, kind: .application, origin: .option, package: folder)
        }
        return nil
    }

    /// Whether a module of the `--module` option is a single file.
    private var namesFiles: Bool { namedFolders.keys.contains { $0.endsWithBytes(".swift") } }

    /// `Package@swift-5.9.swift` beside a `Package.swift`.
    private func isVersionedManifest(_ file: SourceTree.File) -> Bool {
        guard !layouts.manifests.isEmpty, file.lastName.hasPrefix("Package@swift-") else { return false }
        return layouts.manifests.contains(joined(folder(of: file).location, "Package.swift"))
    }

    /// Whether a folder is outside the given paths. Its manifest may then place files, but not exclude them.
    private func isAbove(_ folder: String, _ file: SourceTree.File) -> Bool {
        let given = given(of: file)
        return !given.isFolder || !folder.isInside(orEqualTo: given.location)
    }

    /// Whether the given path is a folder inside a test module, such as a fixture. The test module is then ignored.
    private func pointsInside(_ module: ModuleDescription, from file: SourceTree.File) -> Bool {
        let given = given(of: file)
        guard module.kind == .test, given.isFolder, given.location != module.folder else { return false }
        return given.location.isInside(orEqualTo: module.folder)
    }
}

/// Files that symbolic links lead to, which each target that reaches them compiles.
extension ModuleFinder {
    private mutating func placeLinkedFiles() {
        for (index, paths) in otherPaths {
            let file = tree.files[index]
            let location = tree.location(of: file)
            let modules = modules(of: file, at: [location] + paths)
            guard let owner = modules.min(by: { precedes($0, $1) }) else { continue }
            linkedFiles[index] = owner
            shares.add(location, owner: ModuleKey(owner), of: modules.map { ModuleKey($0) })
            let others = modules.filter { $0.kind != .test }.map(\.name) + (owner.sharedFiles[location] ?? [])
            let sharers = Set(others).subtracting([owner.name]).sorted()
            if !sharers.isEmpty { sharersOfFiles[tree.name(of: file)] = sharers }
        }
    }

    /// The modules that compile a file under some of its paths.
    private func modules(of file: SourceTree.File, at paths: [String]) -> [ModuleDescription] {
        var modules: [ModuleDescription] = []
        for path in paths {
            guard case .module(let module, _) = decision(for: file, at: path), module.origin.followsLinks,
                !modules.contains(where: { ModuleKey($0) == ModuleKey(module) })
            else { continue }
            modules.append(module)
        }
        return modules
    }

    /// Whether a module owns a file rather than another one.
    private func precedes(_ left: ModuleDescription, _ right: ModuleDescription) -> Bool {
        func rank(_ kind: Module.Kind) -> Int {
            switch kind {
            case .application: 0
            case .library: 1
            case .demo: 2
            case .test: 3
            }
        }
        return (rank(left.kind), left.name, left.folder) < (rank(right.kind), right.name, right.folder)
    }

    private func both(_ names: [String], _ modules: Set<ModuleKey>) -> [String] {
        modules.isEmpty ? names : Set(names + modules.map(\.name)).sorted()
    }
}

/// Naming modules by paths that are shown to the user.
extension ModuleFinder {
    private mutating func number(of module: ModuleDescription, for file: SourceTree.File) -> Int {
        if let number = numbers[module.folder]?[module.name] { return number }
        let folder = name(of: module.folder, for: file)
        modules.append(
            Module(
                name: module.name,
                folder: folder.name,
                kind: module.kind,
                origin: module.origin,
                package: name(of: module.package, for: file).name,
                dependencies: module.dependencies,
                reachedPackages: reachedPackages(of: module, for: file),
                plugins: module.plugins,
                moduleAliases: module.moduleAliases,
                companions: both(module.companions, shares.companions(of: ModuleKey(module))),
                language: module.language,
                sharers: both(module.sharers, shares.sharers(of: ModuleKey(module))),
                isNameGuessed: module.isNameGuessed,
                isKindGuessed: module.isKindGuessed,
                target: module.target
            )
        )
        locations.append(folder.location)
        evidence.append(module.evidence)
        numbers[module.folder, default: [:]][module.name] = modules.count - 1
        return modules.count - 1
    }

    /// The packages inside the given path; nothing is known about the others.
    private func reachedPackages(of module: ModuleDescription, for file: SourceTree.File) -> [String] {
        let given = given(of: file)
        guard given.isFolder else { return [] }
        return module.reachedPackages.filter { $0.isInside(orEqualTo: given.location) }
            .map { name(of: $0, for: file).name }
    }

    /// The path of a folder in the names of a file, and the absolute path of the folder that has this name.
    ///
    /// A folder outside the given path has the name of the given path itself.
    private func name(of folder: String, for file: SourceTree.File) -> (name: String, location: String) {
        let given = given(of: file)
        var folder = folder
        guard given.isFolder else {
            // An individually given file may be outside the folder of its module.
            if !tree.location(of: file).isInside(orEqualTo: folder) { folder = self.folder(of: file).location }
            return (prefix(of: file, above: folder), folder)
        }
        if !folder.isInside(orEqualTo: given.location) { folder = given.location }
        let start = givenNames[self.folder(of: file).given] ?? ""
        let inner = folder.path(below: given.location)
        return (inner.isEmpty ? start : joined(start, inner), folder)
    }

    /// The prefix of a file's name that refers to an enclosing folder.
    private func prefix(of file: SourceTree.File, above folder: String) -> String {
        Self.prefix(of: tree.name(of: file), at: tree.location(of: file), above: folder)
    }

    private static func prefix(of name: String, at location: String, above folder: String) -> String {
        let depth = location.components(below: folder).count
        return (name.hasPrefix("/") ? "/" : "") + name.pathComponents.dropLast(depth).joined(separator: "/")
    }

    /// For each given folder, its path in the names of its files; `nil` if it contains none.
    private static func givenNames(in tree: SourceTree) -> [String?] {
        var names = [String?](repeating: nil, count: tree.given.count)
        for folder in tree.folders where names[folder.given] == nil && tree.given[folder.given].isFolder {
            let given = tree.given[folder.given].location
            names[folder.given] = prefix(of: folder.nameStart, at: folder.location, above: given)
        }
        return names
    }
}
