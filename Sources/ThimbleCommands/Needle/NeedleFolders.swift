import NeedleDropIn
import SwiftReader

/// What a folder holds that Needle looks at.
struct NeedleFolder: Sendable {
    enum Entry: Sendable {
        /// A Swift file, by the last component of its path.
        case file(String)
        /// An index into the folders.
        case folder(Int)
    }

    /// What the names of the files in it begin with.
    let start: NameStart
    /// In the byte order of the paths to what is in them; or why they cannot be read.
    let entries: Result<[Entry], SystemError>
    /// What the names of the files in the folders in it begin with.
    let folders: [NameStart]

    /// - Parameters:
    ///   - start: of the folder.
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

    /// The folders, with a slash behind each, and Swift files in a folder, in the byte order of the paths to what is in
    /// them. Hidden ones are left out, links to folders not followed.
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

/// Whether a path is a Swift file's by its name.
func isSwift(_ path: String) -> Bool { path.endsWithBytes(".swift") && !path.endsWithBytes("/.swift") }
