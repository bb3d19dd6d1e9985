import Modules

/// The paths of the files and groups of a project.
///
/// The path of a group is relative to the enclosing group, so all paths are resolved from the main group downwards.
struct XcodePaths {
    /// The absolute path of each group and file, without those among the products or in the SDK.
    private var locations: [PropertyList.ID: String] = [:]
    /// The absolute paths of local Swift packages, and of folders, which may be packages.
    private(set) var localPackages: [String] = []
    /// The synchronized folders of which some targets compile other files than the rest of the folder.
    private(set) var foldersWithExceptions: [PropertyList.ID] = []

    /// - Parameter folder: the absolute path of the project's folder.
    init(of objects: XcodeObjects, folder: String) {
        let list = objects.list
        let sourceRoot = resolvedPath(list.string("projectDirPath", of: objects.project) ?? "", in: folder)
        var pending: [(id: PropertyList.ID, around: String?)] = []
        if let main = objects.object("mainGroup", of: objects.project) { pending.append((main, sourceRoot)) }
        var visited: Set<PropertyList.ID> = []
        while let (id, around) = pending.popLast() {
            // A group may contain itself.
            guard visited.insert(id).inserted else { continue }
            let location = Self.location(of: id, around: around, sourceRoot: sourceRoot, in: list)
            locations[id] = location
            for child in objects.objects("children", of: id) { pending.append((child, location)) }
            if list.value("exceptions", of: id) != nil { foldersWithExceptions.append(id) }
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
