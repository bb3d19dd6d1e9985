import NeedleDropIn
import SourceLayout
import SwiftReader

/// Finds the files that Needle would read: those of lists and arguments in the order given, those of a folder in the
/// byte order of their paths.
struct NeedleSources {
    let arguments: NeedleArguments
    /// The absolute path of the current folder.
    let currentFolder: String

    /// - Throws: what Needle says of a path that cannot be read.
    func find() throws(DropInError) -> [FileName] {
        var found: [FileName] = []
        for path in arguments.sources { found += try files(at: path) }
        let excludes = !arguments.excludedSuffixes.isEmpty || !arguments.excludedPaths.isEmpty
        return excludes ? found.filter { !isExcluded($0) } : found
    }

    /// A path as typed.
    func name(of path: String) -> FileName {
        let location = normalizedPath(path.hasPrefix("/") ? path : "\(currentFolder)/\(path)")
        return FileName(shown: path, location: location, folder: currentFolder)
    }

    private func files(at path: String) throws(DropInError) -> [FileName] {
        if let status = try? Platform.status(of: name(of: path).location), status.kind == .folder {
            return try filesBelow(path)
        }
        if isSwift(path) { return [name(of: path)] }
        let format = try SourceList.Format(named: arguments.listFormat)
        do throws(SystemError) {
            let text = try Platform.read(name(of: path).location)
            return SourceList.paths(in: text, format).filter(isSwift).map(name)
        } catch {
            throw DropInError("Failed to read source paths from list file at \(name(of: path).url): \(error.reason)")
        }
    }

    /// Hidden files and folders are left out, links to folders not followed.
    private func filesBelow(_ path: String) throws(DropInError) -> [FileName] {
        var files: [FileName] = []
        let location = appended(name(of: path).location, "")
        let start = NameStart(shown: appended(path, ""), location: location, folder: currentFolder)
        var open = [(start: start, rest: try entries(of: start, shown: path)[...])]
        while let start = open.last?.start {
            guard let entry = open[open.count - 1].rest.popFirst() else {
                open.removeLast()
                continue
            }
            guard entry.isFolder else {
                files.append(FileName(start, entry.name))
                continue
            }
            let inner = NameStart(
                shown: start.shown + entry.name,
                location: start.location + entry.name,
                folder: currentFolder
            )
            open.append((inner, try entries(of: inner, shown: String(inner.shown.dropLast()))[...]))
        }
        return files
    }

    /// The folders, with a slash behind each, and Swift files in a folder, in the byte order of the paths to what is in
    /// them.
    private func entries(
        of folder: NameStart,
        shown: String
    ) throws(DropInError) -> [(name: String, isFolder: Bool)] {
        let entries: [FolderEntry]
        do throws(SystemError) {
            entries = try Platform.entries(of: folder.location)
        } catch {
            throw DropInError("Unknown error: the folder \(shown) cannot be read: \(error.reason)")
        }
        let taken = entries.compactMap { entry -> (name: String, isFolder: Bool)? in
            guard entry.name.utf8.first != UInt8(ascii: ".") else { return nil }
            if entry.kind == .folder { return (entry.name + "/", true) }
            guard isSwift(entry.name) else { return nil }
            switch entry.kind {
            case .file: return (entry.name, false)
            case .link: return isFile(folder.location + entry.name) ? (entry.name, false) : nil
            case .folder, .other: return nil
            }
        }
        return taken.sorted { $0.name.precedesByBytes($1.name) }
    }

    private func isFile(_ location: String) -> Bool { (try? Platform.status(of: location))?.kind == .file }

    private func isSwift(_ path: String) -> Bool { path.endsWithBytes(".swift") && !path.endsWithBytes("/.swift") }

    /// By the end of the name without `.swift`, or by a part of the URL.
    private func isExcluded(_ file: FileName) -> Bool {
        let stem = (file.location.split(separator: "/").last ?? "").dropLast(".swift".count)
        if arguments.excludedSuffixes.contains(where: { stem.hasSuffix($0) }) { return true }
        guard !arguments.excludedPaths.isEmpty else { return false }
        let url = file.absoluteURL
        return arguments.excludedPaths.contains { url.contains($0) }
    }
}
