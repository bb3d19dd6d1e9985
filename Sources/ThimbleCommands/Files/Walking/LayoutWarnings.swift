import Providers
import Reporters
import SourceLayout
import TextFormats

/// Warnings about the layout, one line each: projects that cannot be read, and files that no target compiles.
///
/// - Parameters:
///   - files: the files of the layout.
///   - contents: the result of reading each file; `nil` if none was read. There are no warnings about files that cannot
///     affect a result.
func layoutWarnings(
    _ layout: ModuleLayout,
    of files: [NamedFile],
    _ contents: [ReadFile]?,
    _ found: FoundSources
) -> [String] {
    let instead = "modules are derived from this project's folders"
    let missing = found.foreignManifests.compactMap { location -> String? in
        guard location.hasSuffix(".xcodeproj"), let reason = reasonNotToRead(location) else { return nil }
        return "\(found.shownPath(of: textPath(of: location))): note: it \(reason); \(instead)"
    }
    let broken = layout.problems.map { problem in
        let location = "\(found.shownPath(of: problem.location)):\(problem.line):\(problem.column)"
        return "\(location): note: \(problem.message); \(instead)"
    }
    // Most projects have no files to warn about.
    lazy var shownPaths = Dictionary(
        files.indices.filter { contents?[$0].mayMatter ?? true }.map { (files[$0].name, files[$0].shownPath) }
    ) { first, _ in first }
    let unlisted = layout.leftOut.flatMap { group -> [String] in
        let project: String?
        switch group.why {
        case .unlisted(let name): project = name
        // Such files may be an app of their own: '--module NAME=PATH' declares it.
        case .noTarget: project = nil
        case .manifest, .projectDescription: return []
        }
        let paths = group.files.compactMap { shownPaths[$0] }
        guard let project else { return notRead(paths, "no target of the package contains it") }
        let generated = paths.filter { GenerationPlan.isFileName(String($0.lastComponent)) }
        let place = project.hasSuffix(".xcodeproj") ? " in Xcode" : ""
        return generated.map { "\($0): note: add it to its target\(place): no target of \(project) compiles it" }
            + notRead(paths.filter { !generated.contains($0) }, "no target of \(project) compiles it")
    }
    return missing + broken + unlisted
}

extension ReadFile {
    fileprivate var mayMatter: Bool {
        if case .leftOut = self { false } else { true }
    }
}

private func reasonNotToRead(_ location: String) -> String? {
    do throws(SystemError) {
        _ = try Platform.status(of: textPath(of: location))
        return nil
    } catch {
        return error.isMissing ? "is missing" : "cannot be read: \(error.reason)"
    }
}

private func notRead(_ paths: [String], _ reason: String) -> [String] {
    guard let first = paths.first else { return [] }
    let rest = paths.count > 1 ? ", nor \(counted(paths.count - 1, "more file"))" : ""
    return ["\(first): note: not read: \(reason)\(rest)"]
}

extension FoundSources {
    /// An absolute path, as shown in messages.
    func shownPath(of location: String) -> String {
        for (given, typed) in zip(given, typedPaths) where given.isFolder && location.hasPrefix("\(given.location)/") {
            let inner = String(location.dropFirst(given.location.count + 1))
            return typed == "." ? inner : appended(typed, inner)
        }
        return location
    }
}
