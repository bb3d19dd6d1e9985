import Cores
import NeedleDropIn
import Modules
import SwiftReader

/// Finds the files that Needle would read: those of lists and arguments in the order given, those of a folder in byte
/// order of their paths.
struct NeedleSources {
    let arguments: NeedleArguments
    /// The absolute path of the current folder.
    let currentFolder: String

    /// - Throws: Needle's message for a path that cannot be read.
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

    private func filesBelow(_ path: String) throws(DropInError) -> [FileName] {
        let (folders, firstInner) = foldersBelow(path)
        var files: [FileName] = []
        // In the order of the paths, independent of the order in which the folders were read.
        var open = [(folder: 0, location: 0)]
        while let (folder, location) = open.last {
            let entries = try entries(of: folders[folder], shown: open.count == 1 ? path : nil)
            guard location < entries.count else {
                open.removeLast()
                continue
            }
            open[open.count - 1].location += 1
            switch entries[location] {
            case .file(let name): files.append(FileName(folders[folder].start, name))
            case .folder(let number): open.append((firstInner[folder] + number, 0))
            }
        }
        return files
    }

    /// A folder and all folders below it, and for each folder the index of its first subfolder. The other subfolders
    /// follow it.
    private func foldersBelow(_ path: String) -> (folders: [NeedleFolder], firstInner: [Int]) {
        var folders: [NeedleFolder] = []
        var firstInner: [Int] = []
        let location = appended(name(of: path).location, "")
        var level = [NameStart(shown: appended(path, ""), location: location, folder: currentFolder)]
        while !level.isEmpty {
            let listed = mapOnAllCores(level) { NeedleFolder($0, in: currentFolder) }
            var location = folders.count + listed.count
            for folder in listed {
                firstInner.append(location)
                location += folder.folders.count
            }
            folders += listed
            level = listed.flatMap(\.folders)
        }
        return (folders, firstInner)
    }

    /// - Parameter shown: the folder as typed; `nil` for its path without the trailing slash.
    private func entries(of folder: NeedleFolder, shown: String?) throws(DropInError) -> [NeedleFolder.Entry] {
        do throws(SystemError) {
            return try folder.entries.get()
        } catch {
            let shown = shown ?? String(folder.start.shown.dropLast())
            throw DropInError("Unknown error: the folder \(shown) cannot be read: \(error.reason)")
        }
    }

    /// By the end of the name without `.swift`, or by a part of the URL.
    private func isExcluded(_ file: FileName) -> Bool {
        let stem = (file.location.split(separator: "/").last ?? "").dropLast(".swift".count)
        if arguments.excludedSuffixes.contains(where: { stem.hasSuffix($0) }) { return true }
        guard !arguments.excludedPaths.isEmpty else { return false }
        let url = file.absoluteURL
        return arguments.excludedPaths.contains { url.contains($0) }
    }
}
