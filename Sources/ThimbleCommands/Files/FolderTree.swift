/// The folders that a walk came upon, with the Swift files in them.
struct FolderTree {
    /// Each name begins with what its folder's does, so that a file costs no more than its own name.
    struct Folder {
        /// The absolute path with a slash behind it.
        let locationStart: String
        /// What the paths from the given one begin with: "" or with a slash behind it; as typed for files given by
        /// themselves.
        let pathStart: String
        /// An index into the given paths.
        let given: Int
        /// Whether it holds what the manifests of a team have in common.
        var holdsHelpers = false

        /// A folder inside it.
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

    /// A file, or a folder with a slash behind its name: as it stands in the paths of what lies in it.
    private struct Entry {
        let name: String
        /// The number of a folder.
        let folder: Int?
    }

    private(set) var folders: [Folder] = []
    /// For each folder, what lies in it.
    private var entries: [[Entry]] = []

    /// - Returns: the number of the folder.
    mutating func add(_ folder: Folder) -> Int {
        folders.append(folder)
        entries.append([])
        return folders.count - 1
    }

    /// Adds a folder inside another one.
    mutating func addFolder(named name: String, in outer: Int) -> Int {
        entries[outer].append(Entry(name: name + "/", folder: folders.count))
        return add(folders[outer].inner(named: name))
    }

    mutating func addFile(named name: String, in folder: Int) { entries[folder].append(Entry(name: name, folder: nil)) }

    /// The names of the files that lie in a folder itself.
    func files(in folder: Int) -> [String] { entries[folder].lazy.filter { $0.folder == nil }.map(\.name) }

    /// The files in and below a folder, by the bytes of their paths.
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
