/// The folders found by a walk and the Swift files in them.
struct FolderTree {
    /// A folder of the walk. The names of its files share its prefixes.
    struct Folder: Equatable {
        /// The absolute path with a trailing slash.
        let locationStart: String
        /// The prefix of paths relative to the given one: "" or with a trailing slash; as typed for individually given
        /// files.
        let pathStart: String
        /// An index into the given paths.
        let given: Int
        /// Whether it contains the shared helpers of a project's manifests.
        var holdsHelpers = false

        /// A subfolder.
        func inner(named name: String) -> Folder {
            let start = name + "/"
            return Folder(
                locationStart: locationStart + start,
                pathStart: pathStart + start,
                given: given,
                holdsHelpers: holdsHelpers || name == "ProjectDescriptionHelpers"
            )
        }
    }

    /// A file, or a folder with a trailing slash in its name, as in the paths of its contents.
    private struct Entry {
        let name: String
        /// The index of a folder; `nil` for a file.
        let folder: Int?
    }

    private(set) var folders: [Folder] = []
    /// The entries of each folder.
    private var entries: [[Entry]] = []

    /// - Returns: the index of the folder.
    mutating func add(_ folder: Folder) -> Int {
        folders.append(folder)
        entries.append([])
        return folders.count - 1
    }

    /// Adds a subfolder.
    mutating func addFolder(named name: String, in outer: Int) -> Int {
        entries[outer].append(Entry(name: name + "/", folder: folders.count))
        return add(folders[outer].inner(named: name))
    }

    mutating func addFile(named name: String, in folder: Int) { entries[folder].append(Entry(name: name, folder: nil)) }

    /// The names of the files directly in a folder.
    func files(in folder: Int) -> [String] { entries[folder].lazy.filter { $0.folder == nil }.map(\.name) }

    /// The files in and below a folder, in byte order of their paths.
    func sortedFiles(below folder: Int) -> [FoundFile] {
        var result: [FoundFile] = []
        var open = [(folder: folder, rest: sortedEntries(of: folder)[...])]
        while let folder = open.last?.folder {
            guard let entry = open[open.count - 1].rest.popFirst() else {
                open.removeLast()
                continue
            }
            if let inner = entry.folder {
                open.append((inner, sortedEntries(of: inner)[...]))
            } else {
                result.append(FoundFile(folder: folder, lastName: entry.name))
            }
        }
        return result
    }

    private func sortedEntries(of folder: Int) -> [Entry] {
        entries[folder].sorted { $0.name.precedesByBytes($1.name) }
    }
}
