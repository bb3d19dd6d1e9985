import Foundation

/// A folder that is gone when nobody uses it any more.
final class TemporaryFolder: Sendable {
    let path: String

    init() throws {
        let base = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
        path = base.appendingPathComponent("thimble-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func write(_ text: String, to name: String) throws {
        let file = URL(fileURLWithPath: "\(path)/\(name)")
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    func text(of name: String) throws -> String { try String(contentsOfFile: "\(path)/\(name)", encoding: .utf8) }

    /// All Swift files below a folder in it, sorted: absolute paths.
    func swiftFiles(below name: String) -> [String] {
        let names = FileManager.default.enumerator(atPath: "\(path)/\(name)")?.compactMap { $0 as? String } ?? []
        return names.filter { $0.hasSuffix(".swift") }.sorted().map { "\(path)/\(name)/\($0)" }
    }

    /// All Swift files below the folder, by the path from it.
    func texts() throws -> [String: String] {
        var texts: [String: String] = [:]
        for path in swiftFiles(below: ".") { texts[path] = try String(contentsOfFile: path, encoding: .utf8) }
        return texts
    }
}
