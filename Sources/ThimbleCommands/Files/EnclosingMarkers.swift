import SourceLayout
import SwiftReader

/// What stands above the given paths and tells their modules.
extension FoundSources {
    private static let manifestNames = ["Package.swift", "Project.swift"]
    private static let buildFiles = ["BUILD", "BUILD.bazel", "BUCK"]
    private static let readEndings = [".podspec", ".xcconfig", ".bzl"]

    /// Whether it is a folder that counts as one thing.
    static func isBundle(_ name: String) -> Bool {
        name.endsWithBytes(".xcodeproj") || name.endsWithBytes(".xcworkspace")
    }

    /// Remembers what tells modules, by its name.
    mutating func note(_ name: String, in folder: FolderTree.Folder) {
        // Most files are plain sources.
        if name.endsWithBytes(".swift"), !Self.manifestNames.contains(name) {
            if folder.holdsHelpers { manifests.append(folder.locationStart + name) }
            return
        }
        note(name, at: folder.locationStart + name)
    }

    private mutating func note(_ name: String, at location: String) {
        // What a Swift file says decides whether it is a manifest.
        if Self.manifestNames.contains(name) { manifests.append(location) }
        if name.endsWithBytes(".xcodeproj") || name == "Podfile" || Self.buildFiles.contains(name) {
            markers.append(location)
        }
        let isRead = Self.readEndings.contains { name.endsWithBytes($0) } || Self.buildFiles.contains(name)
        if isRead || Self.isBundle(name) {
            foreignManifests.append(location)
        }
    }

    /// Looks upwards from each given path to the end of its repository.
    ///
    /// For a folder only packages count: someone who points at a folder means that folder. A list of files is another
    /// matter: it has no folder of its own.
    mutating func addEnclosingMarkers() {
        var seen: Set<String> = []
        for given in given {
            var folder = parent(of: given.location)
            while seen.insert("\(given.isFolder) \(folder)").inserted {
                let names = names(in: folder, all: !given.isFolder)
                for name in names.sorted() { note(name, at: appended(folder, name)) }
                if folder == "/" || names.contains(".git") { break }
                folder = parent(of: folder)
            }
        }
        manifests = Set(manifests).sorted()
        markers = Set(markers).sorted()
        foreignManifests = Set(foreignManifests).sorted()
    }

    /// The interesting names in a folder; a folder that cannot be read tells nothing.
    private func names(in folder: String, all: Bool) -> [String] {
        if all { return (try? Platform.entries(of: folder).map(\.name)) ?? [] }
        return ["Package.swift", ".git"].filter { (try? Platform.status(of: appended(folder, $0))) != nil }
    }

    private func parent(of path: String) -> String {
        let components = path.split(separator: "/").dropLast()
        return "/" + components.joined(separator: "/")
    }
}
