import Foundation

/// The folder of this repository.
package let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

/// Files on disk; paths may be absolute or begin at a folder.
package enum Files {
    /// The paths of all files below a folder, from it, sorted.
    package static func paths(below folder: String, endingIn suffix: String = "") -> [String] {
        let found = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        return found.filter { $0.hasSuffix(suffix) && !isFolder("\(folder)/\($0)") }.sorted()
    }

    /// The texts of all files below a folder, by their paths from it.
    package static func texts(below folder: String, endingIn suffix: String = "") throws -> [String: String] {
        let paths = paths(below: folder, endingIn: suffix)
        return Dictionary(uniqueKeysWithValues: try paths.map { ($0, try text(of: "\(folder)/\($0)")) })
    }

    package static func text(of path: String) throws -> String {
        String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
    }

    /// The text of a file in the folder of another.
    package static func text(beside file: String, _ name: String) throws -> String {
        try text(of: URL(fileURLWithPath: file).deletingLastPathComponent().appendingPathComponent(name).path)
    }

    /// Writes a file and the folders that it needs.
    package static func write(_ text: String, to path: String) throws {
        let file = URL(fileURLWithPath: path, isDirectory: false)
        let data = Data(text.utf8)
        // Most files have neighbours, so their folder is there already.
        if (try? data.write(to: file)) != nil { return }
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
    }

    private static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }
}
