import Reporters
import SourceLayout

/// Reads what stands in projects, workspaces and pod specifications.
///
/// - Parameter locations: the absolute paths of the projects, workspaces and specifications.
/// - Returns: those that can be read; where one cannot, folders tell the modules.
func readForeignManifests(_ locations: [String]) -> [SourceTree.Manifest] {
    locations.compactMap { location in
        (try? Platform.read(textPath(of: location))).map { SourceTree.Manifest(location: location, bytes: $0) }
    }
}

/// The file in which the text of a project or workspace stands.
private func textPath(of location: String) -> String {
    if location.hasSuffix(".xcodeproj") { return appended(location, "project.pbxproj") }
    return location.hasSuffix(".xcworkspace") ? appended(location, "contents.xcworkspacedata") : location
}

/// What a person should know of the layout: projects that cannot be read, and files that no target compiles.
func layoutRemarks(_ layout: ModuleLayout, _ found: FoundSources) -> [String] {
    let instead = "the folders tell the modules of this project"
    var remarks: [String] = []
    for location in found.foreignManifests where location.hasSuffix(".xcodeproj") {
        let path = textPath(of: location)
        do throws(SystemError) {
            _ = try Platform.status(of: path)
        } catch {
            let reason = error.isMissing ? "is missing" : "cannot be read: \(error.reason)"
            remarks.append("\(found.shownPath(of: path)): note: it \(reason); \(instead)")
        }
    }
    for problem in layout.problems {
        let place = "\(found.shownPath(of: problem.location)):\(problem.line):\(problem.column)"
        remarks.append("\(place): note: \(problem.message); \(instead)")
    }
    for group in layout.leftOut {
        guard case .unlisted(let project) = group.why, let first = group.files.first else { continue }
        let more = group.files.count > 1 ? " and \(counted(group.files.count - 1, "more file"))" : ""
        remarks.append("note: no target of \(project) compiles '\(first)'\(more): not read")
    }
    return remarks
}

extension FoundSources {
    /// An absolute path as a person can click it.
    fileprivate func shownPath(of location: String) -> String {
        for (given, typed) in zip(given, typedPaths) where given.isFolder && location.hasPrefix("\(given.location)/") {
            let inner = String(location.dropFirst(given.location.count + 1))
            return typed == "." ? inner : appended(typed, inner)
        }
        return location
    }
}
