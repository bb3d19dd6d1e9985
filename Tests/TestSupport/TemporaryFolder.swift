import Foundation

/// A folder that is removed with the last reference to it.
package final class TemporaryFolder: Sendable {
    package let path: String
    private let isLasting: Bool

    package var url: URL { URL(fileURLWithPath: path, isDirectory: true) }

    /// - Parameter files: the text of each file, by its path from the folder.
    package convenience init(_ files: [String: String] = [:]) throws {
        let base = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path
        try self.init(in: base, isLasting: false)
        for (name, text) in files { try write(text, to: name) }
    }

    private init(in base: String, isLasting: Bool) throws {
        self.isLasting = isLasting
        path = "\(base)/thimble-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { if !isLasting { try? FileManager.default.removeItem(atPath: path) } }

    /// A folder that is removed when the process ends.
    package static func lasting() throws -> TemporaryFolder {
        try TemporaryFolder(in: lastingFolders.get().path, isLasting: true)
    }

    private static let lastingFolders: Result<TemporaryFolder, any Error> = Result {
        let folder = try TemporaryFolder()
        atexit { try? FileManager.default.removeItem(atPath: TemporaryFolder.lastingFolders.get().path) }
        return folder
    }

    package func write(_ text: String, to name: String) throws { try Files.write(text, to: "\(path)/\(name)") }

    package func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: "\(path)/\(name)", withDestinationPath: target)
    }

    package func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: "\(path)/\(name)") }

    package func text(of name: String) throws -> String { try Files.text(of: "\(path)/\(name)") }

    /// The names of all files and folders directly in it, sorted.
    package func names() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
}
