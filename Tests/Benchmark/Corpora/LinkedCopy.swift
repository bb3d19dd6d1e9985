import Foundation

/// A copy of a corpus that shares its files, in which something may be written beside them.
struct LinkedCopy {
    let folder: String

    /// Makes it where it is not there yet.
    init(of source: String, named name: String, in location: Workplace) throws {
        folder = "\(location.output)/\(name)"
        guard !FileManager.default.fileExists(atPath: folder) else { return }
        let draft = "\(folder).draft"
        try? FileManager.default.removeItem(atPath: draft)
        // Links each file of the folder, and makes the folders anew.
        try FileManager.default.linkItem(atPath: source, toPath: draft)
        try FileManager.default.moveItem(atPath: draft, toPath: folder)
    }
}
