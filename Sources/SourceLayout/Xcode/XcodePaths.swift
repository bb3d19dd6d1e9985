/// Where the files and groups of a project lie.
///
/// A group's path is relative to the group around it, so all of them are found from the main group downwards.
struct XcodePaths {
    /// The absolute path of each group and file; those that lie among the products or in the SDK are missing.
    private var locations: [PropertyList.ID: String] = [:]
    /// The absolute paths of the Swift packages that are named, and of folders, which may be packages.
    private(set) var localPackages: [String] = []

    /// - Parameter folder: the absolute folder of the project.
    init(of objects: XcodeObjects, folder: String) {
        let list = objects.list
        let sourceRoot = resolvedPath(list.string("projectDirPath", of: objects.project) ?? "", in: folder)
        var pending: [(id: PropertyList.ID, around: String?)] = []
        if let main = objects.object("mainGroup", of: objects.project) { pending.append((main, sourceRoot)) }
        var visited: Set<PropertyList.ID> = []
        while let (id, around) = pending.popLast() {
            // A group that holds itself ends here.
            guard visited.insert(id).inserted else { continue }
            let location = Self.location(of: id, around: around, sourceRoot: sourceRoot, in: list)
            locations[id] = location
            for child in objects.objects("children", of: id) { pending.append((child, location)) }
            let type = list.string("lastKnownFileType", of: id)
            if let location, type == "wrapper" || type == "folder" || type == "text" { localPackages.append(location) }
        }
        for package in objects.objects("packageReferences", of: objects.project) {
            guard let path = list.string("relativePath", of: package) else { continue }
            localPackages.append(resolvedPath(path, in: sourceRoot))
        }
        localPackages = Set(localPackages).sorted()
    }

    func location(of id: PropertyList.ID) -> String? { locations[id] }

    private static func location(
        of id: PropertyList.ID,
        around: String?,
        sourceRoot: String,
        in list: PropertyList
    ) -> String? {
        let path = list.string("path", of: id) ?? ""
        switch list.string("sourceTree", of: id) ?? "<group>" {
        case "<group>": return around.map { resolvedPath(path, in: $0) }
        case "SOURCE_ROOT": return resolvedPath(path, in: sourceRoot)
        case "<absolute>": return path.hasPrefix("/") ? normalizedPath(path) : nil
        default: return nil
        }
    }
}
