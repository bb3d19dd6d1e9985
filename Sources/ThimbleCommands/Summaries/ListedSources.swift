import SourceLayout

/// The given sources of one module, below the current folder, with the manifests in the folders around them.
struct ListedSources {
    let found: FoundSources

    /// - Throws: what cannot be read, and the files that are outside the current folder.
    init(_ request: InputOptions, ignoresManifests: Bool) throws(Stop) {
        let walked = try findSources(request)
        let root = appended(request.currentFolder, "")
        let locations = walked.files.map { walked.folders[$0.folder].locationStart + $0.lastName }
        let outside = locations.filter { !$0.startsWithBytes(root) }
        guard outside.isEmpty else {
            let reason = "is not below the current folder, so its path would depend on this machine."
            throw .failure(Failure(outside.map { "'\($0)' \(reason)" }))
        }
        var found = FoundSources()
        found.given = [SourceTree.Given(location: request.currentFolder, isFolder: true)]
        found.typedPaths = ["."]
        var numbers: [String: Int] = [:]
        for path in Set(locations).map({ String($0.dropFirst(root.count)) }).sorted(by: { $0.precedesByBytes($1) }) {
            let start = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
            let number = numbers[start] ?? found.folders.count
            if numbers.updateValue(number, forKey: start) == nil {
                found.folders.append(FolderTree.Folder(locationStart: root + start, pathStart: start, given: 0))
            }
            found.files.append(FoundFile(folder: number, lastName: String(path.dropFirst(start.count))))
        }
        if !ignoresManifests {
            found.addManifestsAround(Array(numbers.keys), in: root)
            found.addEnclosingMarkers(in: request.files)
        }
        self.found = found
    }
}

extension FoundSources {
    /// Adds the files that define modules, in some folders and the folders around them.
    ///
    /// - Parameters:
    ///   - starts: paths below the root with a trailing slash; "" for the root itself.
    ///   - root: absolute, with a trailing slash.
    fileprivate mutating func addManifestsAround(_ starts: [String], in root: String) {
        var seen: Set<String> = []
        for var start in starts.sorted() {
            while seen.insert(start).inserted {
                let folder = FolderTree.Folder(locationStart: root + start, pathStart: start, given: 0)
                let entries = (try? Platform.entries(of: folder.locationStart)) ?? []
                for entry in entries.sorted(by: { $0.name.precedesByBytes($1.name) }) where entry.kind != .unnameable {
                    note(entry.name, in: folder)
                }
                start = start.dropLast().lastIndex(of: "/").map { String(start[...$0]) } ?? ""
            }
        }
    }
}
