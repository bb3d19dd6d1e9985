import Modules

/// The layout that a development pod defines for its folder.
struct PodLayout: BuildSystemLayout {
    private let specification: PodSpecification
    private let folder: String
    /// For each part, the folder of the first pattern of its module that has sources below it.
    private let homes: [String]

    /// The folders that contain entry points.
    private let programs: FolderSet

    /// - Parameters:
    ///   - sources: the folders that contain sources.
    ///   - programs: the folders that contain entry points.
    init(_ specification: PodSpecification, sources: FolderSet, programs: FolderSet) {
        self.specification = specification
        self.programs = programs
        let folder = specification.location.parentFolder
        self.folder = folder
        let library = specification.parts.filter { $0.kind == .library }.flatMap(\.patterns)
        homes = specification.parts.map { part in
            let patterns = part.kind == .library ? library : part.patterns
            let folders = patterns.map { $0.folder.isEmpty ? folder : joined(folder, $0.folder) }
            return folders.first(where: sources.contains) ?? folders.first ?? folder
        }
    }

    var tellsFilesApart: Bool {
        specification.parts.contains { ($0.patterns + $0.exclusions).contains(where: \.tellsFilesApart) }
    }

    func placement(of location: String) -> Placement? {
        let path = location.path(below: folder)
        for (part, home) in zip(specification.parts, homes).reversed() {
            guard part.patterns.contains(where: { $0.matches(path) }),
                !part.exclusions.contains(where: { $0.matches(path) })
            else { continue }
            return .module(module(part, at: home), isCertain: true)
        }
        if isExcluded(path) { return .excluded(why: .unlisted(project: fileName)) }
        return hasPatterns ? nil : customary(location)
    }

    /// Whether the pod would contain a file if the specification did not exclude it on all platforms. Tests, demos and
    /// programs are usually excluded because other targets compile them.
    private func isExcluded(_ path: String) -> Bool {
        let folders = path.pathComponents.dropLast()
        guard !folders.contains(where: { isTestFolder($0) || isDemoName($0) }) else { return false }
        return specification.parts.contains { part in
            (part.patterns.contains { $0.matches(path) } || part.kind == .library && !hasPatterns)
                && part.exclusionsOnAllPlatforms.contains {
                    $0.matches(path) && !programs.contains($0.folder.isEmpty ? folder : joined(folder, $0.folder))
                }
        }
    }

    private var hasPatterns: Bool { specification.parts.contains { !$0.patterns.isEmpty } }

    /// If the patterns are computed, all files of the folder belong to the pod.
    private func customary(_ location: String) -> Placement {
        let module = folderModule(
            in: location.parentFolder,
            named: specification.moduleName,
            at: folder,
            kind: .library,
            origin: .pod,
            evidence: fileName
        )
        return .module(module, isCertain: false)
    }

    private var fileName: String { String(specification.location.pathComponents.last ?? "") }

    private func module(_ part: PodSpecification.Part, at home: String) -> ModuleDescription {
        let suffix = part.name.isEmpty ? "" : "-\(part.kind == .test ? "Unit-" : "")\(part.name)"
        return ModuleDescription(
            name: cIdentifier(specification.moduleName + suffix),
            folder: home,
            kind: part.kind,
            origin: .pod,
            evidence: fileName,
            package: folder
        )
    }
}
