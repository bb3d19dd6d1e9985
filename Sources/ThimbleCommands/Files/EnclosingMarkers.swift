import SourceLayout

/// What stands above the given paths and tells their modules.
extension FoundSources {
    /// Whether a file of this name may be a manifest; its text decides.
    static func isManifest(_ name: String) -> Bool { name == "Package.swift" || name == "Project.swift" }

    /// Whether a file of this name starts a module.
    static func isMarker(_ name: String) -> Bool { name == "Podfile" || name == "BUILD" || name == "BUILD.bazel" }

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
                for name in names.sorted() {
                    let location = appended(folder, name)
                    if Self.isManifest(name) {
                        manifests.append(location)
                    } else if Self.isMarker(name) || name.hasSuffix(".xcodeproj") {
                        markers.append(location)
                    }
                }
                if folder == "/" || names.contains(".git") { break }
                folder = parent(of: folder)
            }
        }
        manifests = Set(manifests).sorted()
        markers = Set(markers).sorted()
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
