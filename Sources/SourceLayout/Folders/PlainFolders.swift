/// The modules of everything that no manifest and no project speaks of: one, named after the folder around all.
///
/// Two programs cannot be one module. Where folders stand side by side and a program begins in each, the start and the
/// end of a tutorial for one, each is a module; a demo beside the app is one too.
struct PlainFolders {
    private let folder: String
    /// For each folder, the folders in it that hold sources, tests left out.
    private var children: [String: Set<String>] = [:]
    private let programs: FolderSet
    /// The folders in which files lie themselves.
    private var filled: Set<String> = []

    /// - Parameters:
    ///   - folder: the absolute folder around all that was given.
    ///   - locations: the absolute paths of the files that nothing else speaks of.
    init(at folder: String, locations: [String]) {
        self.folder = folder
        programs = FolderSet(around: locations.filter { isProgramFile($0.lastComponent) })
        var last: String?
        for location in locations {
            // What stands above a folder is the same for all its files.
            if let last, location.lies(in: last) { continue }
            var inner = location.parentFolder
            last = inner
            filled.insert(inner)
            while inner != folder, inner.isInside(orEqualTo: folder), inner != "/" {
                let outer = inner.parentFolder
                if isTestFolder(inner.lastComponent) {
                    inner = outer
                    continue
                }
                guard children[outer, default: []].insert(inner).inserted else { break }
                inner = outer
            }
        }
    }

    func sketch(of location: String) -> ModuleSketch {
        var (home, kind) = (folder, Module.Kind.application)
        var current = folder
        for component in location.components(below: folder).dropLast() {
            let inner = joined(current, String(component))
            let around = children[current] ?? []
            let starts = around.filter { programs.contains($0) }
            guard around.contains(inner) else { break }
            if starts.count > 1, starts.contains(inner), starts.count == around.count, !filled.contains(current) {
                (home, current) = (inner, inner)
            } else if starts.contains(inner), isDemoName(component), hasOtherProgram(starts, current) {
                (home, kind) = (inner, .demo)
                break
            } else if around.count == 1, !filled.contains(current) {
                current = inner
            } else {
                break
            }
        }
        let name = String(home.pathComponents.last ?? "Root")
        return folderModule(of: location, named: name, at: home, kind: kind, origin: .folder)
    }

    /// Whether a program that is no demo begins in a folder.
    private func hasOtherProgram(_ starts: Set<String>, _ folder: String) -> Bool {
        starts.contains { !isDemoName($0.lastComponent) }
    }
}
