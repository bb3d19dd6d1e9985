import Modules

/// The folders in which changes can matter, and which changes in them do.
struct WatchedPaths {
    /// The folders that are read.
    private let trees: Set<String>
    /// The folders around them, in which only some entries matter.
    private let surroundings: Set<String>
    /// The absolute paths that matter in these.
    private let entries: Set<String>

    /// The folders of the repositories that contain what is read.
    let repositories: Set<String>

    /// The absolute paths of all folders to watch.
    var folders: Set<String> { trees.union(surroundings) }

    /// The names that matter in every folder around what is read.
    private static let names: Set<String> = [
        Configuration.fileName, "Package.swift", ".git", "MODULE.bazel", "REPO.bazel", "WORKSPACE", "WORKSPACE.bazel",
    ]

    /// - Parameters:
    ///   - given: the absolute paths that are checked.
    ///   - walk: what was found there; `nil` if nothing could be.
    ///   - files: the absolute paths of other files that matter.
    init(given: [String], walk: FoundSources?, files: [String]) {
        var trees = Set(walk?.folders.map { Self.withoutSlash($0.locationStart) } ?? [])
        // A project is a folder, and counts as a file.
        let manifests = walk?.foreignManifests ?? []
        for location in manifests where textPath(of: location) != location { trees.insert(location) }
        for location in given where Platform.kindOfEntry(location) == .folder { trees.insert(location) }
        var entries = Set(files)
        // Specifications of XcodeGen include files from anywhere.
        entries.formUnion(manifests.filter { !trees.contains($0) && !trees.contains(Self.parent(of: $0)) })
        for link in walk?.linkedFiles ?? [] where !trees.contains(Self.parent(of: link)) || Self.isLink(link) {
            if let target = try? Platform.resolvedPath(link) { entries.insert(target) }
        }
        var surroundings: Set<String> = []
        var repositories: Set<String> = []
        for location in given {
            var path = location
            while path != "/" {
                // It may go and come back.
                entries.insert(path)
                let isRepository = Platform.exists(appended(path, ".git"))
                if isRepository { repositories.insert(path) }
                path = Self.parent(of: path)
                surroundings.insert(path)
                if isRepository { break }
            }
        }
        surroundings.formUnion(entries.map { Self.parent(of: $0) })
        self.trees = trees
        self.repositories = repositories
        self.surroundings = surroundings.filter { Platform.kindOfEntry($0) != nil }
        self.entries = entries
    }

    /// Whether a change at an absolute path can matter.
    func matters(_ location: String) -> Bool {
        let name = location.lastComponent
        if Self.names.contains(String(name)) || entries.contains(location) { return true }
        // The walk passes over hidden entries.
        return trees.contains(Self.parent(of: location)) && name.first != "." || trees.contains(location)
    }

    private static func isLink(_ location: String) -> Bool { Platform.kindOfEntry(location) == .link }

    private static func withoutSlash(_ folder: String) -> String {
        folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    }

    private static func parent(of location: String) -> String {
        guard let slash = location.lastIndex(of: "/"), slash != location.startIndex else { return "/" }
        return String(location[..<slash])
    }
}

extension Configuration {
    /// The absolute paths of the files that are read beside the sources.
    var watchedFiles: [String] { [location, baseline].compactMap(\.self) + libraries.map(\.location) }
}
