import Modules

/// The modules of everything without a manifest or project. By default it is one module, named after the common folder.
///
/// Two programs cannot be one module. If each of several sibling folders contains an entry point, such as the start and
/// the end of a tutorial, each is a module. A demo beside the app is a module too.
struct PlainFolders {
    private let folder: String
    /// For each folder, the subfolders that contain sources, without tests.
    private let children: [String: Set<String>]
    /// The subfolders that contain an entry point.
    private let starts: [String: Set<String>]
    /// The folders that directly contain files.
    private let filled: Set<String>

    /// - Parameters:
    ///   - folder: the absolute path of the folder that contains all given paths.
    ///   - filled: the absolute paths of the folders that contain files without a manifest or project.
    ///   - programs: the folders that contain entry points.
    init(at folder: String, filled: Set<String>, programs: FolderSet) {
        self.folder = folder
        self.filled = filled
        var children: [String: Set<String>] = [:]
        for var inner in filled {
            while inner != folder, inner.isInside(orEqualTo: folder), inner != "/" {
                let outer = inner.parentFolder
                if !isTestFolder(inner.lastComponent) {
                    guard children[outer, default: []].insert(inner).inserted else { break }
                }
                inner = outer
            }
        }
        self.children = children
        starts = children.mapValues { $0.filter(programs.contains) }
    }

    /// The module of the files directly in one of the folders.
    func module(at location: String) -> ModuleDescription {
        var (home, kind) = (folder, Module.Kind.application)
        var current = folder
        for component in location.components(below: folder) {
            let inner = joined(current, String(component))
            guard let around = children[current], around.contains(inner) else { break }
            let starts = starts[current] ?? []
            if starts.count > 1, starts.contains(inner), starts.count == around.count, !filled.contains(current) {
                (home, current) = (inner, inner)
            } else if starts.contains(inner), isDemoName(component), hasOtherProgram(starts) {
                (home, kind) = (inner, .demo)
                break
            } else if around.count == 1, !filled.contains(current) {
                current = inner
            } else {
                break
            }
        }
        let name = String(home.pathComponents.last ?? "Root")
        return folderModule(in: location, named: name, at: home, kind: kind, origin: .folder)
    }

    /// Whether one of some folders contains the entry point of a program that is not a demo.
    private func hasOtherProgram(_ starts: Set<String>) -> Bool {
        starts.contains { !isDemoName($0.lastComponent) }
    }
}
