import Cores
import SourceLayout
import SwiftReader

/// Finds the files of a request.
///
/// - Throws: all paths that are missing or cannot be read, or that there is no Swift file.
func findSources(_ request: InputOptions) throws(Stop) -> FoundSources {
    let found = FileWalker.walk(request)
    try found.refuseErrors(request)
    return found
}

extension FoundSources {
    /// Refuses a walk that failed in part, or that found no Swift file.
    func refuseErrors(_ request: InputOptions) throws(Stop) {
        guard errors.isEmpty else { throw .failure(Failure(errors)) }
        guard files.isEmpty else { return }
        let paths = request.paths.map { "'\($0)'" }.joined(separator: ", ")
        throw .failure(Failure("No Swift file was found under \(paths)."))
    }

    /// All files with their names, in byte order of the names.
    ///
    /// - Parameter areShownPaths: whether names begin with the given path, so that files of two given paths cannot have
    ///   the same name.
    func namedFiles(areShownPaths: Bool) -> [NamedFile] {
        let folders = folders.enumerated().map { number, folder in
            let shownStart = shownStart(of: folder)
            return NamedFolder(
                number: number,
                locationStart: folder.locationStart,
                shownStart: shownStart,
                nameStart: areShownPaths ? shownStart : folder.pathStart,
                given: folder.given
            )
        }
        let named = files.map { NamedFile(folder: folders[$0.folder], lastName: $0.lastName) }
        // The walk already sorts the files of a single path.
        if given.count == 1 { return named }
        let names = named.map(\.name)
        return named.indices.sorted { names[$0].precedesByBytes(names[$1]) }.map { named[$0] }
    }

    /// The input for detecting the modules of some files.
    fileprivate func tree(
        _ files: [NamedFile],
        manifests: [SourceFile],
        foreignManifests: [SourceTree.Manifest],
        namedFolders: [SourceTree.NamedFolder]
    ) -> SourceTree {
        // Only folders that directly contain files matter.
        var numbers = [Int?](repeating: nil, count: self.folders.count)
        var folders: [SourceTree.Folder] = []
        let files = files.map { file in
            if let number = numbers[file.folder.number] {
                return SourceTree.File(folder: number, lastName: file.lastName)
            }
            numbers[file.folder.number] = folders.count
            folders.append(
                SourceTree.Folder(
                    location: file.folder.location,
                    nameStart: file.folder.nameStart,
                    given: file.folder.given
                )
            )
            return SourceTree.File(folder: folders.count - 1, lastName: file.lastName)
        }
        return SourceTree(
            given: given,
            folders: folders,
            files: files,
            manifests: manifests,
            foreignManifests: foreignManifests,
            markers: markers,
            namedFolders: namedFolders,
            links: links
        )
    }
}

/// The files with their names, and their modules, which another thread may still be finding.
struct FileArrangement {
    /// In byte order of their names.
    let files: [NamedFile]
    let layout: Future<ModuleLayout>

    /// With more files, other threads work beside the one that reads them.
    static let manyFiles = 1024
}

/// Names the files and, on another thread, finds their modules.
///
/// Names are relative to the given path. If that would give two files or modules the same name, they are relative to
/// the current folder.
func arrange(
    _ request: InputOptions,
    _ found: FoundSources
) throws(Stop) -> FileArrangement {
    let read = try readFiles(found.manifests.map { NamedFile(path: $0) }, in: request.files)
    let manifests = read.compactMap { if case .source(let file) = $0 { file } else { nil } }
    let foreignManifests = readForeignManifests(found.foreignManifests, in: request.files)
    func attempt(areShownPaths: Bool) -> FileArrangement {
        let named = found.namedFiles(areShownPaths: areShownPaths)
        let layout = Future(isWorthwhile: named.count > FileArrangement.manyFiles) {
            let tree = found.tree(
                named,
                manifests: manifests,
                foreignManifests: foreignManifests,
                namedFolders: request.namedFolders
            )
            return ModuleLayout(of: tree)
        }
        return FileArrangement(files: named, layout: layout)
    }
    // Under one path, all names of files and modules are unique.
    guard found.given.count > 1, !found.hasCollisions else { return attempt(areShownPaths: found.hasCollisions) }
    let first = attempt(areShownPaths: false)
    let modules = first.layout.value().modules.map(\.module)
    let areTold = Set(modules.map { "\($0.folder)\n\($0.name)" }).count == modules.count
    return areTold ? first : attempt(areShownPaths: true)
}
