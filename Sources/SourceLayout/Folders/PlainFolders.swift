/// The modules of everything that no manifest and no project speaks of: one, named after the folder around all.
///
/// Two programs cannot be one module. Where folders stand side by side and a program begins in each, the start and the
/// end of a tutorial for one, each is a module; a demo beside the app is one too.
struct PlainFolders {
    private let folder: String
    /// For each folder, the folders in it that hold sources, tests left out.
    private let children: [String: Set<String>]
    /// Those of them in which a program begins.
    private let starts: [String: Set<String>]
    /// The folders in which files lie themselves.
    private let filled: Set<String>

    /// - Parameters:
    ///   - folder: the absolute folder around all that was given.
    ///   - filled: the absolute paths of the folders that hold the files that nothing else speaks of.
    ///   - programs: the folders in which programs begin.
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

    /// The module of the files that one of the folders holds itself.
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

    /// Whether a program that is no demo begins in one of some folders.
    private func hasOtherProgram(_ starts: Set<String>) -> Bool {
        starts.contains { !isDemoName($0.lastComponent) }
    }
}
