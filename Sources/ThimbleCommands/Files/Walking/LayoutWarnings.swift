import Modules
import Reporters
import SourceLayout
import TextFormats

/// Warnings about the layout, one line each: projects and manifests that cannot be read, and files that no target
/// compiles.
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
    let guessed = guessedModules(of: layout, found)
    // Most projects have no files to warn about.
    lazy var shownPaths = Dictionary(
        files.indices.filter { contents?[$0].mayMatter ?? true }.map { (files[$0].name, files[$0].shownPath) }
    ) { first, _ in first }
    let uncompiled = UncompiledGenerated(layout)
    let unlisted = layout.leftOut.flatMap { group in
        notes(on: group, uncompiled) { shownPaths[$0] }
    }
    let partly = uncompiled.instructions(on: files).map { "\($0.file.shownPath): note: \($0.text)" }
    return missing + broken + guessed + unlisted + partly
}

/// A note for each package whose manifest is not understood, with the first module that follows from a folder.
private func guessedModules(of layout: ModuleLayout, _ found: FoundSources) -> [String] {
    let guessed = layout.modules.filter { $0.module.origin == .packageFolder }
    let packages = Dictionary(grouping: guessed, by: \.module.package)
    return packages.sorted { $0.key.precedesByBytes($1.key) }.compactMap { _, modules in
        guard let first = modules.first else { return nil }
        let others = modules.count > 1 ? " and \(counted(modules.count - 1, "more module"))" : ""
        let verb = modules.count > 1 ? "are" : "is"
        let place = found.shownPath(of: first.location)
        return "\(place): note: \(first.module.name)\(others) \(verb) derived from folders, "
            + "because \(first.evidence) computes targets in a way that cannot be evaluated"
    }
}

private func notes(
    on group: ModuleLayout.LeftOut,
    _ uncompiled: UncompiledGenerated,
    shownPath: (String) -> String?
) -> [String] {
    let project: String?
    switch group.why {
    case .unlisted(let name): project = name
    // Such files may be an app of their own: '--module NAME=PATH' declares it.
    case .noTarget: project = nil
    case .manifest, .projectDescription: return []
    }
    let reason = project.map { "no target of \($0) compiles it" } ?? "no target of the package contains it"
    var notes: [String] = []
    var others: [String] = []
    for file in group.files {
        guard let path = shownPath(file) else { continue }
        if let target = uncompiled.target(ofUncompiled: file, in: project) {
            notes.append("\(path): note: add it to \(target): \(reason)")
        } else {
            others.append(path)
        }
    }
    return notes + notRead(others, reason)
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
