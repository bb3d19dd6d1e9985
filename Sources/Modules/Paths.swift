import SwiftReader

/// Paths as lists of components, without access to the file system.
extension String {
    /// The components between the slashes, without empty ones.
    package var pathComponents: [Substring] {
        utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: true).map { Substring($0) }
    }

    /// The part after the last slash; the whole path if it has none.
    package var lastComponent: Substring {
        guard let slash = utf8.lastIndex(of: UInt8(ascii: "/")) else { return self[...] }
        return self[utf8.index(after: slash)...]
    }

    /// The last component without its extension: `TicTacToe` of `a/TicTacToe.xcodeproj`.
    package var pathStem: String {
        let last = pathComponents.last ?? ""
        guard let dot = last.lastIndex(of: "."), dot != last.startIndex else { return String(last) }
        return String(last[..<dot])
    }

    /// The path of the enclosing folder; "/" for a path directly below it.
    package var parentFolder: String {
        guard let slash = utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
        return slash == startIndex ? "/" : String(self[..<slash])
    }

    /// The folder itself and all enclosing folders, innermost first.
    package var foldersUpwards: some Sequence<String> {
        sequence(first: self) { $0 == "/" || $0.isEmpty ? nil : $0.parentFolder }
    }

    /// Whether an absolute path is the folder itself or is inside it.
    package func isInside(orEqualTo folder: String) -> Bool {
        if folder == "/" || self == folder { return true }
        return startsWithBytes(folder) && utf8.dropFirst(folder.utf8.count).first == UInt8(ascii: "/")
    }

    /// The index of the innermost of some folders that are this absolute path or contain it.
    package func innermost(of folders: [String]) -> Int? {
        folders.indices.filter { isInside(orEqualTo: folders[$0]) }
            .max { folders[$0].utf8.count < folders[$1].utf8.count }
    }

    /// The path relative to a folder that contains it.
    package func path(below folder: String) -> String {
        guard folder != "/", self != folder, isInside(orEqualTo: folder) else {
            return components(below: folder).joined(separator: "/")
        }
        return String(decoding: utf8.dropFirst(folder.utf8.count + 1), as: UTF8.self)
    }

    /// The components below a folder that contains this path.
    package func components(below folder: String) -> ArraySlice<Substring> {
        guard isInside(orEqualTo: folder) else { return pathComponents.dropFirst(folder.pathComponents.count) }
        let rest = utf8.dropFirst(folder.utf8.count)
        return rest.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: true).map { Substring($0) }[...]
    }
}

/// Appends a path to a folder.
package func joined(_ folder: String, _ path: String) -> String {
    if folder.isEmpty { return path }
    return folder.utf8.last == UInt8(ascii: "/") ? folder + path : "\(folder)/\(path)"
}

/// The absolute path of a path in a manifest.
///
/// - Parameter folder: the absolute base of a relative path.
package func resolvedPath(_ path: String, in folder: String) -> String {
    if path.isEmpty { return folder }
    if path.utf8.first == UInt8(ascii: "/") { return normalizedPath(path) }
    let whole = joined(folder, path)
    // Fast path: most paths are plain names.
    guard path.utf8.first == UInt8(ascii: ".") || path.utf8.contains(UInt8(ascii: "/")) else { return whole }
    return normalizedPath(whole)
}

/// The absolute path without `.` and `..`.
///
/// - Parameter path: starts with `/`.
package func normalizedPath(_ path: String) -> String {
    var components: [Substring] = []
    for component in path.pathComponents where component != "." {
        if component == ".." { _ = components.popLast() } else { components.append(component) }
    }
    return "/" + components.joined(separator: "/")
}
