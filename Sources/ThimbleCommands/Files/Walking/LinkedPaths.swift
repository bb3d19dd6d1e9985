import SourceLayout

/// The symbolic links that lead to files and folders which were found before.
struct LinkedPaths {
    private var links: [(location: String, target: FileIdentity)] = []
    /// The indices of the folders that are such links.
    private var linkedFolders: Set<Int> = []
    /// Where files were found.
    private var files: [FileIdentity: String] = [:]

    /// Adds the path of a link, which ends with a slash if it leads to a folder.
    ///
    /// - Parameter folder: the index of the folder that the link adds.
    mutating func add(_ location: String, folder: Int? = nil, _ target: FileIdentity) {
        links.append((location.withoutSlash, target))
        if let folder { linkedFolders.insert(folder) }
    }

    /// Notes where a file was found.
    mutating func note(_ location: String, _ identity: FileIdentity) { files[identity] = location }

    /// The links with their targets.
    ///
    /// - Parameter folders: all folders, those found first at the beginning.
    func links(_ folders: [FolderTree.Folder]) -> [SourceTree.Link] {
        if links.isEmpty { return [] }
        var targets = files
        for (number, folder) in folders.enumerated() where !linkedFolders.contains(number) {
            let location = folder.locationStart.withoutSlash
            guard let status = try? Platform.status(of: location) else { continue }
            if targets[status.identity] == nil { targets[status.identity] = location }
        }
        return links.compactMap { link in
            guard let target = targets[link.target], target != link.location else { return nil }
            return SourceTree.Link(location: link.location, target: target)
        }
    }
}

extension String {
    fileprivate var withoutSlash: String { count > 1 && hasSuffix("/") ? String(dropLast()) : self }
}
