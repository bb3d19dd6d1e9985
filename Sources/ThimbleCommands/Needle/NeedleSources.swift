import NeedleDropIn
import SourceLayout

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
        var pending = [(file: name(of: path), isFolder: true)]
        while let (file, isFolder) = pending.popLast() {
            if isFolder { pending += try entries(of: file).reversed() } else { files.append(file) }
        }
        return files
    }

    /// The folders and Swift files in a folder, in the byte order of the paths to what is in them.
    private func entries(of folder: FileName) throws(DropInError) -> [(file: FileName, isFolder: Bool)] {
        let entries: [FolderEntry]
        do throws(SystemError) {
            entries = try Platform.entries(of: folder.location)
        } catch {
            throw DropInError("Unknown error: the folder \(folder.shown) cannot be read: \(error.reason)")
        }
        let taken = entries.filter { !$0.name.hasPrefix(".") && ($0.kind == .folder || isSwift($0.name)) }
        let keys = taken.map { Array($0.name.utf8) + ($0.kind == .folder ? [UInt8(ascii: "/")] : []) }
        let order = taken.indices.sorted { keys[$0].lexicographicallyPrecedes(keys[$1]) }
        return order.compactMap { index in
            let name = taken[index].name
            let file = FileName(
                shown: appended(folder.shown, name),
                location: appended(folder.location, name),
                folder: currentFolder
            )
            switch taken[index].kind {
            case .folder: return (file, true)
            case .file: return (file, false)
            case .link: return isFile(file) ? (file, false) : nil
            case .other: return nil
            }
        }
    }

    private func isFile(_ file: FileName) -> Bool { (try? Platform.status(of: file.location))?.kind == .file }

    private func isSwift(_ path: String) -> Bool { path.hasSuffix(".swift") && !path.hasSuffix("/.swift") }

    /// By the end of the name without `.swift`, or by a part of the URL.
    private func isExcluded(_ file: FileName) -> Bool {
        let stem = (file.location.split(separator: "/").last ?? "").dropLast(".swift".count)
        if arguments.excludedSuffixes.contains(where: { stem.hasSuffix($0) }) { return true }
        guard !arguments.excludedPaths.isEmpty else { return false }
        let url = file.absoluteURL
        return arguments.excludedPaths.contains { url.contains($0) }
    }
}
