import Modules

/// The modules of the targets of all projects.
struct XcodeModules {
    private var modules: [XcodeListing.Member: ModuleDescription] = [:]

    /// - Parameter workspaces: for each workspace, the absolute paths of the folders of its projects.
    init(of listing: XcodeListing, workspaces: [[String]]) {
        let neighbours = Self.neighbours(in: workspaces)
        for (number, project) in listing.projects.enumerated() {
            var taken: Set<String> = []
            let hasApplication = project.targets.contains { $0.kind == .application && !isDemoName($0.name) }
            for (index, target) in project.targets.enumerated() {
                let member = XcodeListing.Member(project: number, target: index)
                let files = listing.shares.files(of: member)
                guard !files.isEmpty else { continue }
                let own = listing.shares.unsharedFiles(of: member)
                let folder = Self.folder(of: target, files: own.isEmpty ? files : own, in: project, taken: taken)
                taken.insert(folder)
                func names(_ members: Set<XcodeListing.Member>) -> [String] {
                    let names = members.map { listing.projects[$0.project].targets[$0.target].moduleName }
                    return Set(names).subtracting([target.moduleName]).sorted()
                }
                let shared = listing.shares.sharers(ofFilesOf: member).mapValues { sharers in
                    names(Set(sharers.filter { listing.projects[$0.project].targets[$0.target].kind != .test }))
                }
                let companions = names(listing.shares.companions(of: member))
                let isBeside = hasApplication && isDemoName(target.name) || !companions.isEmpty
                modules[member] = ModuleDescription(
                    name: target.moduleName,
                    folder: folder,
                    kind: target.kind == .application && isBeside ? .demo : target.kind,
                    origin: target.folders.isEmpty ? .xcodeTarget : .synchronizedFolder,
                    evidence: project.fileName,
                    package: project.folder,
                    reachedPackages: project.localPackages + (neighbours[project.location] ?? []),
                    companions: companions,
                    language: target.language,
                    sharers: names(listing.shares.sharers(of: member)),
                    sharedFiles: shared.filter { !$0.value.isEmpty },
                    target: target.name
                )
            }
        }
    }

    /// The module of a target; `nil` if none of its files exists.
    func module(of member: XcodeListing.Member) -> ModuleDescription? { modules[member] }

    /// The folder of a target, unique for each so that each has its own folder for generated code.
    ///
    /// The order of preference is: a synchronized folder, because Xcode compiles new files there; the folder with the
    /// target's name; the innermost folder that contains all its files; the folder with most of them.
    private static func folder(
        of target: XcodeProject.Target,
        files: [String],
        in project: XcodeProject,
        taken: Set<String>
    ) -> String {
        let inside = files.filter { $0.isInside(orEqualTo: project.folder) }
        guard !inside.isEmpty else { return commonFolder(of: files) }
        let counts = inside.reduce(into: [String: Int]()) { $0[$1.parentFolder, default: 0] += 1 }
        let synchronized = target.folders.map(\.location).filter { folder in
            counts.keys.contains { $0.isInside(orEqualTo: folder) }
        }
        let named = joined(project.folder, target.name)
        let busiest = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
        var candidates = synchronized
        if counts.keys.contains(where: { $0.isInside(orEqualTo: named) }) { candidates.append(named) }
        candidates.append(commonFolder(of: inside))
        return (candidates + busiest).first { !taken.contains($0) } ?? commonFolder(of: inside)
    }

    private static func neighbours(in workspaces: [[String]]) -> [String: [String]] {
        if workspaces.isEmpty { return [:] }
        var result: [String: Set<String>] = [:]
        for projects in workspaces {
            let folders = Set(projects.map(\.parentFolder))
            for project in projects { result[project, default: []].formUnion(folders) }
        }
        return result.mapValues { $0.sorted() }
    }
}

/// The innermost folder that contains some files; "/" if there are none.
func commonFolder(of locations: [String]) -> String {
    guard let first = locations.first else { return "/" }
    var common = first.parentFolder
    for location in locations {
        while !location.isInside(orEqualTo: common), common != "/", !common.isEmpty { common = common.parentFolder }
    }
    return common
}
