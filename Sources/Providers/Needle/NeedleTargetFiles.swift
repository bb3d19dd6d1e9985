import Modules
import ScopeGraph
import SwiftReader

/// Where the files in Needle's form are, or would be, and which of them several targets compile.
struct NeedleTargetFiles {
    private let sources: [ModuleSources]
    private let views: TargetViews
    private var taken: Set<String> = []
    private var files: [PlannedFile] = []

    /// The path of the file of a module, and the file there.
    struct Place {
        let module: Int
        let path: String
        let existing: GeneratedSource?
    }

    init(of sources: [ModuleSources], sharing views: TargetViews) {
        self.sources = sources
        self.views = views
    }

    /// The place of a module's file: configured, or that of an existing file, or a usual one that no other file has.
    ///
    /// - Parameter tree: the tree of the module.
    func place(of module: Int, _ tree: NeedleTree) -> Place {
        let part = sources[module]
        func place(_ path: String) -> Place {
            Place(module: module, path: path, existing: part.generatedForNeedle.first { $0.path == path })
        }
        if let configured = part.generatedPath { return place(configured) }
        if let existing = part.generatedForNeedle.first(where: { !taken.contains($0.path) }) {
            return place(existing.path)
        }
        if let common = pathForOwnedTargets(of: part, tree) { return place(common) }
        let folder = part.module.folder
        let usual = GenerationPlan.needleFileNames(of: part.module).map { folder.isEmpty ? $0 : "\(folder)/\($0)" }
        // Targets of one folder share it.
        return place(usual.first { !taken.contains($0) } ?? usual[usual.count - 1])
    }

    /// The path beside a root for targets that are no modules, because this module owns all files that they compile: they
    /// need its file. `nil` unless they compile all that the file names.
    private func pathForOwnedTargets(of part: ModuleSources, _ tree: NeedleTree) -> String? {
        guard !part.sharersOfFiles.isEmpty, let root = tree.roots.first else { return nil }
        let file = tree.graph.scopes[root].location.file
        let targets = Set(part.sharersOfFiles[file] ?? []).subtracting(sources.map(\.module.name))
        guard !targets.isEmpty, !targets.isSubset(of: compilers(ofNewFileIn: part.module.folder, part)) else {
            return nil
        }
        let folder = file.parentFolder
        let path = joined(folder, GenerationPlan.needleFileName)
        guard !taken.contains(path), targets.isSubset(of: compilers(ofNewFileIn: folder, part)) else { return nil }
        let own = Set(part.files.map(\.path)).intersection(tree.files)
        return own.allSatisfy { targets.isSubset(of: part.sharersOfFiles[$0] ?? []) } ? path : nil
    }

    mutating func add(_ text: GeneratedText, at place: Place, scopes: [String]) {
        taken.insert(place.path)
        files.append(
            PlannedFile(
                module: place.module,
                path: place.path,
                text: text,
                current: place.existing.map { _ in .unread },
                scopes: scopes,
                sharers: [],
                lacking: lacking(at: place)
            )
        )
    }

    /// The target of a new file in the folder of its module, if it lists its files.
    private func lacking(at place: Place) -> [String]? {
        let part = sources[place.module]
        guard part.generatedPath == nil, place.path.parentFolder == part.module.folder else { return nil }
        return part.newFiles?.isMissing.map { $0 ? [part.module.name] : [] }
    }

    /// All files, without those of targets that compile the file of another.
    var planned: [PlannedFile] {
        if views.groups.isEmpty { return files }
        let left = files.filter { file in file.current != nil || !files.contains { serves($0, insteadOf: file) } }
        let withOwn = Set(left.map { sources[$0.module].module.name })
        return left.map { file in
            let others = compilers(of: file).subtracting(withOwn).sorted()
            return file.shared(by: others, sources[file.module])
        }
    }

    /// Whether the target of a file compiles that of another target, where a second one would declare everything twice.
    private func serves(_ one: PlannedFile, insteadOf other: PlannedFile) -> Bool {
        guard one.module != other.module, views.share(one.module, other.module),
            compilers(of: one).contains(sources[other.module].module.name)
        else { return false }
        // In Xcode, the user chooses the targets that compile a new file.
        let isListed = one.current == nil && sources[one.module].module.origin == .xcodeTarget
        if isListed, one.text.statements != other.text.statements { return false }
        // Of two that could serve each other, the first does.
        let isMutual = one.current == nil && compilers(of: other).contains(sources[one.module].module.name)
        return isMutual ? one.module < other.module : true
    }

    /// The names of the other targets that compile a file of a module.
    private func compilers(of file: PlannedFile) -> Set<String> {
        let part = sources[file.module]
        if file.current != nil { return Set(part.sharersOfFiles[file.path] ?? []) }
        return compilers(ofNewFileIn: file.path.parentFolder, part)
    }

    /// The names of the other targets that compile all known files of a module in a folder.
    private func compilers(ofNewFileIn folder: String, _ part: ModuleSources) -> Set<String> {
        let beside = part.files.filter { folder.isEmpty || $0.path.isInside(orEqualTo: folder) }
        let sharers = beside.map { Set(part.sharersOfFiles[$0.path] ?? []) }
        return sharers.dropFirst().reduce(sharers.first ?? []) { $0.intersection($1) }
    }
}

extension GenerationPlan {
    /// The default names of a new file in Needle's form: the first that is not taken counts.
    package static func needleFileNames(of module: Module) -> [String] {
        [needleFileName, "NeedleGenerated+\(module.name).swift"]
    }
}

extension PlannedFile {
    /// A copy that other targets compile too.
    fileprivate func shared(by others: [String], _ sources: ModuleSources) -> PlannedFile {
        if others.isEmpty { return self }
        return PlannedFile(
            module: module,
            path: path,
            text: text,
            current: current,
            scopes: scopes,
            sharers: others,
            lacking: sources.newFiles?.missing(in: path.parentFolder, for: others)
        )
    }
}
