import SourceLayout
import SwiftReader

/// Finds the Swift files under the given paths, and what tells their modules.
struct FileWalker {
    private struct Folder {
        let location: String
        /// From the given path; "" for the given path itself.
        let path: String
        let given: Int
    }

    private static let skippedNames: Set<String> = ["DerivedData", "Pods", "Carthage"]

    private let request: SourceRequest
    private var found = FoundSources()
    private var pending: [Folder] = []
    /// Symbolic links, to be followed when all that stands in its own place is known.
    private var links: ArraySlice<Folder> = []
    private var visited: Set<FileIdentity> = []
    private var locations: Set<String> = []
    /// How many of the files that were found are in `visited`.
    private var notedCount = 0

    private init(_ request: SourceRequest) { self.request = request }

    /// Walks through everything; what cannot be read is in `errors`.
    static func walk(_ request: SourceRequest) -> FoundSources {
        var walker = FileWalker(request)
        for path in request.paths { walker.visitGiven(path) }
        walker.followLinks()
        walker.found.addEnclosingMarkers()
        return walker.found
    }

    private mutating func visitGiven(_ path: String) {
        let location = request.location(of: path)
        let number = found.given.count
        do throws(SystemError) {
            let status = try Platform.status(of: location)
            found.typedPaths.append(path)
            found.given.append(SourceTree.Given(location: location, isFolder: status.kind == .folder))
            switch status.kind {
            case .folder:
                pending.append(Folder(location: location, path: "", given: number))
                visitPending()
            case .file where path.hasSuffix(".swift"):
                if !isExcluded(path, location, given: number) {
                    addFile(location, path, given: number, shownPath: path)
                }
            case .file, .other: found.errors.append("'\(path)' is neither a folder nor a Swift file.")
            }
        } catch {
            let reason = error.isMissing ? "does not exist" : "cannot be read: \(error.reason)"
            found.errors.append("'\(path)' \(reason).")
        }
    }

    private mutating func visitPending() {
        while let folder = pending.popLast() { visit(folder) }
    }

    private mutating func followLinks() {
        while let link = links.popFirst() {
            follow(link)
            visitPending()
        }
    }

    private mutating func visit(_ folder: Folder) {
        do throws(SystemError) {
            guard visited.insert(try Platform.status(of: folder.location).identity).inserted else { return }
            let entries = try Platform.entries(of: folder.location)
            for entry in entries.sorted(by: { $0.name.bytesPrecede($1.name) }) {
                visit(entry, in: folder)
            }
        } catch {
            found.errors.append("The folder '\(shownPath(of: folder))' cannot be read: \(error.reason).")
        }
    }

    private mutating func visit(_ entry: FolderEntry, in folder: Folder) {
        guard !entry.name.hasPrefix("."), !Self.skippedNames.contains(entry.name) else { return }
        let inner = Folder(
            location: appended(folder.location, entry.name),
            path: appended(folder.path, entry.name),
            given: folder.given
        )
        guard !isExcluded(inner.path, inner.location, given: inner.given) else { return }
        if FoundSources.isBundle(entry.name) {
            found.note(entry.name, at: inner.location)
            return
        }
        switch entry.kind {
        case .folder where !entry.name.hasSuffix(".xctemplate"): pending.append(inner)
        case .file: visitFile(entry.name, inner)
        case .link: links.append(inner)
        case .folder, .other: break
        }
    }

    private mutating func visitFile(_ name: String, _ file: Folder) {
        found.note(name, at: file.location)
        guard name.hasSuffix(".swift") else { return }
        addFile(file.location, file.path, given: file.given, shownPath: shownPath(of: file))
    }

    private mutating func follow(_ link: Folder) {
        let name = String(link.location.split(separator: "/").last ?? "")
        do throws(SystemError) {
            let status = try Platform.status(of: link.location)
            switch status.kind {
            case .folder where !name.hasSuffix(".xctemplate"): visit(link)
            case .file where name.hasSuffix(".swift"):
                noteFiles()
                if visited.insert(status.identity).inserted { visitFile(name, link) }
            case .file: visitFile(name, link)
            case .folder, .other: break
            }
        } catch {
            guard name.hasSuffix(".swift") else { return }
            found.errors.append("'\(shownPath(of: link))' is a link that leads nowhere: \(error.reason).")
        }
    }

    /// Remembers the files that were found in their own places, so that no link leads to one of them again.
    private mutating func noteFiles() {
        for file in found.files[notedCount...] {
            if let status = try? Platform.status(of: file.location) { visited.insert(status.identity) }
        }
        notedCount = found.files.count
    }

    private mutating func addFile(_ location: String, _ path: String, given: Int, shownPath: String) {
        guard request.paths.count == 1 || locations.insert(location).inserted else { return }
        found.files.append(FoundFile(location: location, shownPath: shownPath, relativePath: path, given: given))
    }

    private func shownPath(of folder: Folder) -> String {
        let typed = found.typedPaths[folder.given]
        if folder.path.isEmpty { return typed }
        return typed == "." ? folder.path : appended(typed, folder.path)
    }

    private func isExcluded(_ path: String, _ location: String, given: Int) -> Bool {
        request.excluded.contains { glob in
            if glob.isAbsolute { return glob.matches(location) }
            return glob.matches(path) || (given < found.given.count && glob.matches(shownPath(of: path, given: given)))
        }
    }

    private func shownPath(of path: String, given: Int) -> String {
        found.given[given].isFolder ? appended(found.typedPaths[given], path) : path
    }
}

/// A name behind the path of its folder.
func appended(_ folder: String, _ name: String) -> String {
    if folder.isEmpty { return name }
    return folder.utf8.last == UInt8(ascii: "/") ? folder + name : "\(folder)/\(name)"
}
