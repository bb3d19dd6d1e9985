import NeedleDropIn
import SwiftReader

/// The contents of a folder that matter to Needle.
struct NeedleFolder: Sendable {
    enum Entry: Sendable {
        /// A Swift file, by the last component of its path.
        case file(String)
        /// An index into the folders.
        case folder(Int)
    }

    /// The prefix of the names of the files in it.
    let start: NameStart
    /// In byte order of the paths of the entries; or why the folder cannot be read.
    let entries: Result<[Entry], SystemError>
    /// The prefixes of the names of the files in its subfolders.
    let folders: [NameStart]

    /// - Parameters:
    ///   - start: the prefix of the folder.
    ///   - currentFolder: its absolute path.
    init(_ start: NameStart, in currentFolder: String) {
        self.start = start
        var folders: [NameStart] = []
        do throws(SystemError) {
            let found = try Self.entries(of: start)
            let entries = found.map { name, isFolder -> Entry in
                guard isFolder else { return .file(name) }
                let inner = NameStart(shown: start.shown + name, location: start.location + name, folder: currentFolder)
                folders.append(inner)
                return .folder(folders.count - 1)
            }
            self.entries = .success(entries)
        } catch {
            entries = .failure(error)
        }
        self.folders = folders
    }

    /// The subfolders, each with a trailing slash, and the Swift files of a folder, in byte order of the paths of the
    /// entries. Hidden entries are left out, and links to folders are not followed.
    private static func entries(of folder: NameStart) throws(SystemError) -> [(name: String, isFolder: Bool)] {
        let taken = try Platform.entries(of: folder.location).compactMap { entry -> (name: String, isFolder: Bool)? in
            guard entry.name.utf8.first != UInt8(ascii: ".") else { return nil }
            if entry.kind == .folder { return (entry.name + "/", true) }
            guard isSwift(entry.name) else { return nil }
            switch entry.kind {
            case .file: return (entry.name, false)
            case .link: return isFile(folder.location + entry.name) ? (entry.name, false) : nil
            case .folder, .other, .unnameable: return nil
            }
        }
        return taken.sorted { $0.name.precedesByBytes($1.name) }
    }

    private static func isFile(_ location: String) -> Bool { (try? Platform.status(of: location))?.kind == .file }
}

/// Whether a path has the name of a Swift file.
func isSwift(_ path: String) -> Bool { path.endsWithBytes(".swift") && !path.endsWithBytes("/.swift") }
