import Modules
import SwiftReader

/// All folders of a tree for which a layout is known.
struct BuildSystemLayouts {
    /// The layouts of each folder, the most precise first.
    private(set) var byFolder: [String: [any BuildSystemLayout]] = [:]
    /// The locations of manifests, which are not code of an app.
    private(set) var manifests: Set<String> = []
    private var manifestFolders: Set<String> = []
    /// The manifests that could not be parsed.
    private(set) var problems: [ModuleLayout.Problem] = []
    /// The local packages that manifests and projects mention.
    private(set) var references: [PackageReference] = []
    private let listing: XcodeListing
    private let xcodeModules: XcodeModules
    private let tuistListing: TuistListing
    private var bazelListing: BazelListing?

    /// - Parameter linked: the other absolute paths of files that symbolic links lead to.
    init(of tree: SourceTree, linked: [String]) {
        let sources = FolderSet(around: tree.folders.map(\.location) + linked.map(\.parentFolder))
        let own = tree.files.count
        let locations = (0..<own + linked.count).lazy.map { number in
            number < own ? tree.location(of: tree.files[number]) : linked[number - own]
        }
        let programs = FolderSet(around: tree.programFolders(of: tree.files.indices))
        let (projects, problems) = Self.projects(of: tree)
        self.problems = problems
        listing = XcodeListing(projects, locations: locations)
        xcodeModules = XcodeModules(of: listing, workspaces: Self.workspaces(of: tree))
        let tuistProjects = Self.tuistProjects(of: tree)
        tuistListing = TuistListing(tuistProjects, locations: locations, programs: programs)
        // In order of precedence.
        addPackages(tree, sources, programs)
        addProjects(tree)
        addTuist(tree, tuistProjects, sources, programs)
        addPods(tree, sources)
        addFolders(tree, sources, programs)
    }

    /// Whether two files of the same folder may belong to different modules.
    func tellFilesApart(in folder: String) -> Bool {
        manifestFolders.contains(folder) || listing.ownerFolders.contains(folder)
            || folder.foldersUpwards.contains { byFolder[$0]?.contains(where: \.tellsFilesApart) ?? false }
    }

    /// The module of a file according to the targets of all Xcode projects, in any folder.
    func listedModule(of location: String) -> ModuleDescription? {
        listing.owners[location].flatMap { xcodeModules.module(of: $0) } ?? tuistListing.module(of: location)
    }

    /// The modules whose targets name a file or match it with a pattern, whether it exists or not, in any folder.
    func compilers(of location: String) -> Compilers {
        var found = listing.compilers(of: location)
        found.formUnion(tuistListing.compilers(of: location))
        if let bazelListing { found.formUnion(bazelListing.compilers(of: location)) }
        return found
    }

    /// The specification of a pod that lists its files beside a generated file, and does not list that.
    func listingPod(of location: String) -> String? {
        guard GeneratedFileName.contains(location.lastComponent) else { return nil }
        let layouts = location.parentFolder.foldersUpwards.lazy.flatMap { byFolder[$0] ?? [] }
        return layouts.compactMap { $0 as? PodLayout }.first { $0.listsFiles(in: location.parentFolder) }?.fileName
    }

    private mutating func add(_ layout: some BuildSystemLayout, at folder: String) {
        byFolder[folder, default: []].append(layout)
    }

    private mutating func addManifest(_ location: String) {
        manifests.insert(location)
        manifestFolders.insert(location.parentFolder)
    }

    private mutating func addPackages(_ tree: SourceTree, _ sources: FolderSet, _ programs: FolderSet) {
        let found = tree.manifests.compactMap { file in PackageManifest(file).map { (file.path, $0) } }
        let filled = found.contains { $0.1.possibleNames != nil } ? Set(tree.folders.map(\.location)) : []
        let packages = Dictionary(found.map { ($0.1.folder, $0.1) }) { first, _ in first }
        let products = found.reduce(into: [String: [String]]()) { $0.merge($1.1.products) { first, _ in first } }
        for (path, manifest) in found {
            addManifest(path)
            references += manifest.references
            let layout = PackageLayout(
                manifest,
                sources: sources,
                filled: filled,
                programs: programs,
                packages: packages,
                products: products
            )
            add(layout, at: manifest.folder)
        }
    }

    private mutating func addProjects(_ tree: SourceTree) {
        var unknown: [String: [String]] = [:]
        var known: Set<String> = []
        for (number, project) in listing.projects.enumerated() {
            let layout = XcodeLayout(number, in: listing, modules: xcodeModules)
            guard layout.isKnown else { continue }
            known.insert(project.location)
            references += project.localPackages.map { PackageReference(from: project.location, to: $0) }
            add(layout, at: project.folder)
        }
        for marker in tree.markers.sorted() where marker.hasSuffix(".xcodeproj") && !known.contains(marker) {
            unknown[marker.parentFolder, default: []].append(marker.pathStem)
        }
        for (folder, names) in unknown where byFolder[folder, default: []].allSatisfy({ !($0 is XcodeLayout) }) {
            add(UnreadProjectsLayout(folder: folder, names: names), at: folder)
        }
    }

    private mutating func addTuist(
        _ tree: SourceTree,
        _ projects: [TuistManifest],
        _ sources: FolderSet,
        _ programs: FolderSet
    ) {
        var helpers: Set<String> = []
        for file in tree.manifests where !isHelper(file) && file.imports("ProjectDescription") {
            addManifest(file.path)
        }
        let filled = Self.folders(of: tree, by: Set(projects.map(\.folder)))
        for manifest in projects {
            let layout = TuistLayout(
                manifest,
                in: tuistListing,
                filled: filled[manifest.folder] ?? [],
                sources: sources,
                programs: programs
            )
            add(layout, at: manifest.folder)
            for folder in manifest.folder.foldersUpwards {
                let inner = joined(folder, "Tuist")
                if sources.contains(inner) { helpers.insert(inner) }
            }
        }
        for folder in Set(tree.manifests.lazy.filter { isHelper($0) }.map(\.path.parentFolder))
        where !folder.foldersUpwards.contains(where: helpers.contains) {
            helpers.insert(folder)
        }
        for folder in helpers { add(TuistHelpersLayout(), at: folder) }
    }

    /// The folders that contain files, by the innermost of some folders around them.
    private static func folders(of tree: SourceTree, by outer: Set<String>) -> [String: [String]] {
        if outer.isEmpty { return [:] }
        let homes = tree.folders.map { folder in folder.location.foldersUpwards.first(where: outer.contains) ?? "" }
        let numbers = Dictionary(grouping: tree.folders.indices) { homes[$0] }
        return numbers.mapValues { $0.map { tree.folders[$0].location } }
    }

    /// The projects. Each is evaluated with the helpers visible to it.
    private static func tuistProjects(of tree: SourceTree) -> [TuistManifest] {
        let helpers = tree.manifests.filter { isHelper($0) }
        let settingFiles = tree.settingFiles
        var programs: [[Bool]: ManifestProgram] = [:]
        return tree.manifests.compactMap { file in
            guard !isHelper(file), file.path.lastComponent == "Project.swift" else { return nil }
            let areVisible = helpers.map { $0.path.mayHelp(file.path.parentFolder) }
            let program = programs[areVisible] ?? ManifestProgram(zip(helpers, areVisible).filter(\.1).map(\.0))
            programs[areVisible] = program
            return TuistManifest(file, helpers: program, settingFiles)
        }
    }

    private mutating func addPods(_ tree: SourceTree, _ sources: FolderSet) {
        let specifications = tree.foreignManifests.filter { PodSpecification.isFile($0.location) }
            .map { PodSpecification($0.location, reading: $0.bytes) }
        let counts = Dictionary(specifications.map { ($0.location.parentFolder, 1) }, uniquingKeysWith: +)
        let names = tree.folderNames(below: Set(counts.filter { $0.value > 1 }.keys))
        for specification in specifications {
            let folder = specification.location.parentFolder
            let hasNamedFolder = !specification.names.isDisjoint(with: names[folder] ?? [])
            add(PodLayout(specification, sources: sources, hasNamedFolder: hasNamedFolder), at: folder)
        }
    }

    private mutating func addFolders(_ tree: SourceTree, _ sources: FolderSet, _ programs: FolderSet) {
        let files = tree.foreignManifests.map { ($0.location, $0.bytes) }
        let functions = files.filter { $0.0.hasSuffix(".bzl") }.map { ($0.0, StarlarkFile(reading: $0.1)) }
        let rules = BuildRules(functionFiles: Dictionary(functions) { first, _ in first })
        let texts = Dictionary(files) { first, _ in first }
        let workspaces = Set(files.map(\.0).filter { FolderLayout.isWorkspaceFile($0) }.map(\.parentFolder))
        var packages: [String: BazelPackage] = [:]
        for marker in tree.markers.sorted() where !marker.hasSuffix(".xcodeproj") {
            guard FolderLayout.buildFiles.contains(marker.lastComponent), let bytes = texts[marker] else {
                let name = texts[marker].flatMap { Self.moduleName(ofPodfile: $0, in: marker.parentFolder, programs) }
                add(FolderLayout(marker, programs: programs, moduleName: name), at: marker.parentFolder)
                continue
            }
            let file = StarlarkFile(reading: bytes)
            let found = rules.rules(of: file, in: marker.parentFolder)
            packages[marker.parentFolder] = BazelPackage(
                marker,
                file,
                rules: found,
                workspaces: workspaces,
                sources: sources,
                programs: programs
            )
        }
        let listing = BazelListing(packages, locations: tree.locations)
        bazelListing = listing
        for (folder, package) in packages { add(BazelLayout(package: package, listing: listing), at: folder) }
    }

    /// The only target of a `Podfile`, or the only one whose folder contains an entry point.
    private static func moduleName(ofPodfile bytes: [UInt8], in folder: String, _ programs: FolderSet) -> String? {
        let names = targetNames(inPodfile: bytes)
        let started = names.count == 1 ? names : names.filter { programs.contains(joined(folder, $0)) }
        return started.count == 1 ? started[0] : nil
    }

    private static func projects(of tree: SourceTree) -> ([XcodeProject], [ModuleLayout.Problem]) {
        var projects: [XcodeProject] = []
        var problems: [ModuleLayout.Problem] = []
        let manifests = tree.foreignManifests.filter { $0.location.hasSuffix(".xcodeproj") }
        let configurations = tree.settingFiles
        for manifest in manifests.sorted(by: { $0.location.precedesByBytes($1.location) }) {
            do throws(PropertyListError) {
                projects.append(try XcodeProject(manifest.location, reading: manifest.bytes, configurations))
            } catch {
                problems.append(ModuleLayout.Problem(error, in: manifest))
            }
        }
        return (projects + generatedProjects(of: tree, besides: Set(projects.map(\.folder))), problems)
    }

    /// The projects that XcodeGen generates, in folders without a project.
    private static func generatedProjects(of tree: SourceTree, besides folders: Set<String>) -> [XcodeProject] {
        let files = tree.foreignManifests.filter { $0.location.hasSuffix(".yml") || $0.location.hasSuffix(".yaml") }
        guard !files.isEmpty else { return [] }
        let texts = Dictionary(files.map { ($0.location, $0.bytes) }) { first, _ in first }
        return texts.keys.sorted { $0.precedesByBytes($1) }
            .filter { isXcodeGenSpecification($0.lastComponent) && !folders.contains($0.parentFolder) }
            .compactMap { XcodeGenSpecification($0, texts, tree.settingFiles)?.project }
    }

    private static func workspaces(of tree: SourceTree) -> [[String]] {
        tree.foreignManifests.filter { $0.location.hasSuffix(".xcworkspace") }.map {
            workspaceProjects(in: $0.bytes, folder: $0.location.parentFolder)
        }
    }
}

extension SourceTree {
    /// The files with build settings, by absolute path.
    fileprivate var settingFiles: [String: [UInt8]] {
        let files = foreignManifests.filter { $0.location.hasSuffix(".xcconfig") }
        return Dictionary(files.map { ($0.location, $0.bytes) }) { first, _ in first }
    }
}

/// Whether a Swift file contains shared helpers of manifests.
private func isHelper(_ file: SourceFile) -> Bool { file.path.containsBytes("/ProjectDescriptionHelpers/") }

extension String {
    /// Whether a helper at this path is visible to the manifest in a folder: helpers in `Tuist` are visible in the
    /// folder that contains it, helpers of plug-ins everywhere.
    fileprivate func mayHelp(_ folder: String) -> Bool {
        guard let index = pathComponents.lastIndex(of: "Tuist") else { return true }
        return folder.isInside(orEqualTo: "/" + pathComponents[..<index].joined(separator: "/"))
    }
}

extension SourceTree {
    /// The absolute paths of the folders that directly contain entry points.
    ///
    /// - Parameter numbers: the indices of the files to search.
    func programFolders(of numbers: some Sequence<Int>) -> [String] {
        numbers.lazy.map { files[$0] }.filter { isProgramFile($0.lastName) }.map { folders[$0.folder].location }
    }
}

extension ModuleLayout.Problem {
    fileprivate init(_ error: PropertyListError, in manifest: SourceTree.Manifest) {
        let before = manifest.bytes.prefix(error.offset)
        let lineStart = before.lastIndex(of: 10).map { $0 + 1 } ?? 0
        location = "\(manifest.location)/project.pbxproj"
        line = before.count { $0 == 10 } + 1
        column = error.offset - lineStart + 1
        message = error.message
    }
}
