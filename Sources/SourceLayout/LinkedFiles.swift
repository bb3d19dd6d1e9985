import Modules

/// The other paths of files that symbolic links lead to.
struct LinkedFiles {
    /// More paths of one file are not followed.
    private static let pathLimit = 64

    /// By their targets.
    private let links: [String: [SourceTree.Link]]

    init(_ links: [SourceTree.Link]) {
        // A link to a folder around itself gives no new file.
        let useful = links.filter { !$0.location.isInside(orEqualTo: $0.target) }
        self.links = Dictionary(grouping: useful.sorted { $0.location.precedesByBytes($1.location) }, by: \.target)
    }

    var isEmpty: Bool { links.isEmpty }

    /// The other absolute paths of a file, also through several links. No path goes through one link twice.
    func otherPaths(of location: String) -> [String] {
        var paths = [(location: location, used: Set<String>())]
        var next = 0
        while next < paths.count {
            let (path, used) = paths[next]
            next += 1
            for folder in path.foldersUpwards {
                for link in links[folder] ?? [] where paths.count < Self.pathLimit && !used.contains(link.location) {
                    let rest = folder == path ? "" : path.path(below: folder)
                    let other = rest.isEmpty ? link.location : joined(link.location, rest)
                    guard !paths.contains(where: { $0.location == other }) else { continue }
                    paths.append((other, used.union([link.location])))
                }
            }
        }
        return paths.dropFirst().map(\.location)
    }
}

extension SourceTree {
    /// The files that links lead to: by their indices, their other absolute paths inside the same given path.
    func otherPaths() -> [Int: [String]] {
        let linked = LinkedFiles(links)
        if linked.isEmpty { return [:] }
        var result: [Int: [String]] = [:]
        for (number, file) in files.enumerated() {
            let given = given[folders[file.folder].given]
            guard given.isFolder else { continue }
            let paths = linked.otherPaths(of: location(of: file)).filter { $0.isInside(orEqualTo: given.location) }
            if !paths.isEmpty { result[number] = paths }
        }
        return result
    }
}

extension Module.Origin {
    /// Whether a manifest or a project says what the module compiles, so that a link counts like the file itself.
    var followsLinks: Bool {
        switch self {
        case .package, .xcodeTarget, .synchronizedFolder, .tuistTarget: true
        case .packageFolder, .xcodeProject, .tuistFolder, .pod, .buildFolder, .podfile, .folder, .option, .stub: false
        }
    }
}
