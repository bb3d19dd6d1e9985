import Modules

extension FoundSources {
    /// What a walk would find after some changes: without the deleted files, and with the new ones.
    func after(_ changes: SourceChanges) -> FoundSources {
        guard !changes.added.isEmpty || !changes.deleted.isEmpty else { return self }
        var result = self
        result.files.removeAll { file in
            changes.deleted[folders[file.folder].locationStart + file.lastName] != nil
        }
        for location in changes.added.keys.sorted(by: { $0.precedesByBytes($1) }) { result.add(location) }
        return result
    }

    /// Adds a file below a given folder; a file elsewhere is not part of the sources.
    private mutating func add(_ location: String) {
        guard let slash = location.lastIndex(of: "/"), let folder = folder(at: String(location[..<slash])) else {
            return
        }
        let file = FoundFile(folder: folder, lastName: String(location[location.index(after: slash)...]))
        let path = folders[folder].pathStart + file.lastName
        let given = folders[folder].given
        let next = files.firstIndex { other in
            let otherFolder = folders[other.folder]
            if otherFolder.given != given { return otherFolder.given > given }
            return path.precedesByBytes(otherFolder.pathStart + other.lastName)
        }
        files.insert(file, at: next ?? files.endIndex)
    }

    /// The index of an existing or new folder; `nil` outside the given paths.
    ///
    /// - Parameter location: absolute.
    private mutating func folder(at location: String) -> Int? {
        if let known = folders.firstIndex(where: { $0.locationStart == "\(location)/" && given[$0.given].isFolder }) {
            return known
        }
        let start = given.firstIndex { given in
            given.isFolder && (location == given.location || location.hasPrefix(appended(given.location, "")))
        }
        guard let start else { return nil }
        let below = location.dropFirst(given[start].location.count).drop { $0 == "/" }
        folders.append(
            FolderTree.Folder(
                locationStart: "\(location)/",
                pathStart: below.isEmpty ? "" : "\(below)/",
                given: start
            )
        )
        return folders.count - 1
    }
}
