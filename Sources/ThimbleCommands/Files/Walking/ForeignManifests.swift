import SourceLayout

/// Reads projects, workspaces and pod specifications.
///
/// - Parameters:
///   - locations: the absolute paths of the projects, workspaces and specifications.
///   - files: where they are read.
/// - Returns: those that can be read; if one cannot, modules are derived from folders.
func readForeignManifests(_ locations: [String], in files: FileSystem) -> [SourceTree.Manifest] {
    locations.compactMap { location in
        (try? files.read(textPath(of: location))).map { SourceTree.Manifest(location: location, bytes: $0) }
    }
}

/// The file that contains the text of a project or workspace.
func textPath(of location: String) -> String {
    if location.hasSuffix(".xcodeproj") { return appended(location, "project.pbxproj") }
    return location.hasSuffix(".xcworkspace") ? appended(location, "contents.xcworkspacedata") : location
}
