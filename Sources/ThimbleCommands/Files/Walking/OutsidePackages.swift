import SourceLayout

/// Notes, one line each, on the local packages that belong to the app but are outside the given paths: their scopes are
/// missing in the tree, and what they declare is unknown.
func notesOnOutsidePackages(of layout: ModuleLayout, _ found: FoundSources, in request: InputOptions) -> [String] {
    let libraries = request.configuration.dialects.all.map(\.module)
    var known: Set<String> = []
    return layout.outsidePackages.compactMap { reference in
        let location = appended(reference.folder, "Package.swift")
        guard known.insert(reference.folder).inserted, let manifest = try? request.files.read(location),
            let library = usedLibrary(of: libraries, byPackage: manifest), !found.isLinked(location)
        else { return nil }
        let position = if let line = reference.line, let column = reference.column { ":\(line):\(column)" } else { "" }
        let place = found.shownPath(of: reference.location) + position
        let path = relativePath(of: reference.folder, from: request.currentFolder)
        return "\(place): note: not read: this package uses \(library), but is outside the given paths; add '\(path)'"
    }
}

extension FoundSources {
    /// Whether a link inside the given paths leads to a manifest outside of them.
    fileprivate func isLinked(_ manifest: String) -> Bool {
        guard let identity = try? Platform.status(of: manifest).identity else { return false }
        return manifests.contains { (try? Platform.status(of: $0).identity) == identity }
    }
}

/// The path of a folder from another one; both are absolute.
private func relativePath(of folder: String, from current: String) -> String {
    let (path, start) = (folder.split(separator: "/"), current.split(separator: "/"))
    let shared = zip(path, start).prefix { $0 == $1 }.count
    // Far away, an absolute path is easier to read.
    guard shared > 0, start.count - shared < 3 else { return folder }
    let steps = Array(repeating: "..", count: start.count - shared) + path.dropFirst(shared).map(String.init)
    return steps.isEmpty ? "." : steps.joined(separator: "/")
}
