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
        return found.filter { !isExcluded($0) }
    }

    /// A path as Needle shows it.
    func name(of path: String) -> FileName {
        let location = normalizedPath(path.hasPrefix("/") ? path : "\(currentFolder)/\(path)")
        let encoded = percentEncoded(path)
        let url = path.hasPrefix("/") ? "file://\(encoded)" : "\(encoded) -- file://\(percentEncoded(currentFolder))/"
        return FileName(shown: path, location: location, url: url)
    }

    private func files(at path: String) throws(DropInError) -> [FileName] {
        if let status = try? Platform.status(of: name(of: path).location), status.kind == .folder {
            return try filesBelow(path).map(name)
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
    private func filesBelow(_ folder: String) throws(DropInError) -> [String] {
        var files: [String] = []
        var pending = [folder]
        while let folder = pending.popLast() {
            let entries: [FolderEntry]
            do throws(SystemError) {
                entries = try Platform.entries(of: name(of: folder).location)
            } catch {
                throw DropInError("Unknown error: the folder \(folder) cannot be read: \(error.reason)")
            }
            for entry in entries where !entry.name.hasPrefix(".") {
                let path = appended(folder, entry.name)
                switch entry.kind {
                case .folder: pending.append(path)
                case .file where isSwift(path): files.append(path)
                case .link where isSwift(path) && isFile(path): files.append(path)
                case .file, .link, .other: break
                }
            }
        }
        return files.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    private func isFile(_ path: String) -> Bool {
        (try? Platform.status(of: name(of: path).location))?.kind == .file
    }

    private func isSwift(_ path: String) -> Bool { path.hasSuffix(".swift") && !path.hasSuffix("/.swift") }

    /// By the end of the name without `.swift`, or by a part of the URL.
    private func isExcluded(_ file: FileName) -> Bool {
        let stem = (file.location.split(separator: "/").last ?? "").dropLast(".swift".count)
        let url = "file://\(percentEncoded(file.location))"
        return arguments.excludedSuffixes.contains { stem.hasSuffix($0) }
            || arguments.excludedPaths.contains { url.contains($0) }
    }
}

/// A path as it stands in a URL.
private func percentEncoded(_ path: String) -> String {
    let plain = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~/!$&'()*+,:;=@".utf8)
    return path.utf8.map { byte in
        if plain.contains(byte) { return String(decoding: [byte], as: UTF8.self) }
        let digits = String(byte, radix: 16, uppercase: true)
        return digits.utf8.count == 1 ? "%0\(digits)" : "%\(digits)"
    }
    .joined()
}
