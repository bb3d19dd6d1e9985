import Graphs
import Modules
import SourceLayout
import SwiftReader

/// Files in and above the given paths that define modules.
extension FoundSources {
    private static let manifestNames = [
        "Package.swift", "Project.swift", "Workspace.swift", "Tuist.swift", "Plugin.swift",
    ]
    private static let buildFiles = ["BUILD", "BUILD.bazel", "BUCK"]
    private static let workspaceFiles = ["MODULE.bazel", "REPO.bazel", "WORKSPACE", "WORKSPACE.bazel"]
    private static let readEndings = [".podspec", ".podspec.json", ".xcconfig", ".bzl"]

    /// Whether a name is that of a folder that is treated as a file.
    static func isBundle(_ name: String) -> Bool {
        name.endsWithBytes(".xcodeproj") || name.endsWithBytes(".xcworkspace")
    }

    /// Whether a name is that of a folder whose Swift files no target compiles: examples of a documentation catalog,
    /// pages of a playground, or a template.
    static func isOpaque(_ name: String) -> Bool {
        name.endsWithBytes(".docc") || name.endsWithBytes(".playground") || name.endsWithBytes(".xctemplate")
    }

    /// Records a file that may define modules, judged by its name.
    mutating func note(_ name: String, in folder: FolderTree.Folder) {
        // Fast path: most files are ordinary sources.
        if name.endsWithBytes(".swift"), !Self.manifestNames.contains(name) {
            if folder.holdsHelpers { manifests.append(folder.locationStart + name) }
            return
        }
        note(name, at: folder.locationStart + name)
    }

    private mutating func note(_ name: String, at location: String) {
        // The contents of a Swift file decide later whether it is a manifest.
        if Self.manifestNames.contains(name) { manifests.append(location) }
        if name.endsWithBytes(".xcodeproj") || name == "Podfile" || Self.buildFiles.contains(name) {
            markers.append(location)
        }
        let isRead =
            Self.readEndings.contains { name.endsWithBytes($0) } || Self.buildFiles.contains(name)
            || Self.workspaceFiles.contains(name) || isXcodeGenSpecification(name) || name == "Podfile"
        if isRead || Self.isBundle(name) {
            foreignManifests.append(location)
        }
    }

    /// Searches upwards from each given path to the root of its repository.
    ///
    /// Above a given folder, only packages count, because the user means that folder. A list of files has no folder of
    /// its own, so all files that define modules count.
    mutating func addEnclosingMarkers(in files: FileSystem) {
        var seen: Set<String> = []
        for given in given {
            var folder = parent(of: given.location)
            while seen.insert("\(given.isFolder) \(folder)").inserted {
                let names = names(in: folder, all: !given.isFolder, files)
                for name in names.sorted() { note(name, at: appended(folder, name)) }
                if folder == "/" || names.contains(".git") { break }
                folder = parent(of: folder)
            }
        }
        manifests = Set(manifests).sorted()
        markers = Set(markers).sorted()
        addIncludedSpecifications(in: files)
        foreignManifests = Set(foreignManifests).sorted()
    }

    /// Adds the files that specifications of XcodeGen include.
    private mutating func addIncludedSpecifications(in files: FileSystem) {
        var specifications = Worklist(foreignManifests.filter { isXcodeGenSpecification($0.lastComponent) })
        while specifications.nodes.count < Self.maximalSpecifications, let next = specifications.next() {
            guard let bytes = try? files.read(next) else { continue }
            specifications.insert(filesIncluded(bySpecification: next, bytes))
        }
        foreignManifests += specifications.nodes
    }

    private static let maximalSpecifications = 1000

    /// The relevant names in a folder; none if the folder cannot be read.
    private func names(in folder: String, all: Bool, _ files: FileSystem) -> [String] {
        if all { return (try? files.entries(of: folder).map(\.name)) ?? [] }
        return (["Package.swift", ".git"] + Self.workspaceFiles).filter {
            files.documents[appended(folder, $0)] != nil || (try? Platform.status(of: appended(folder, $0))) != nil
        }
    }

    private func parent(of path: String) -> String {
        let components = path.split(separator: "/").dropLast()
        return "/" + components.joined(separator: "/")
    }
}
