import Modules

/// The layout that a development pod defines for its folder.
struct PodLayout: BuildSystemLayout {
    private let specification: PodSpecification
    private let folder: String
    /// For each part, the folder of the first pattern of its module that has sources below it.
    private let homes: [String]
    /// For each part, what it compiles, and what it leaves out of that.
    private let sources: [(patterns: SourcePatterns, exclusions: SourcePatterns)]

    /// - Parameter sources: the folders that contain sources.
    init(_ specification: PodSpecification, sources: FolderSet) {
        self.specification = specification
        let folder = specification.location.parentFolder
        self.folder = folder
        let library = specification.parts.filter { $0.kind == .library }.flatMap(\.patterns)
        homes = specification.parts.map { part in
            let patterns = part.kind == .library ? library : part.patterns
            let folders = patterns.map { $0.folder.isEmpty ? folder : joined(folder, $0.folder) }
            return folders.first(where: sources.contains) ?? folders.first ?? folder
        }
        self.sources = specification.parts.map { (SourcePatterns($0.patterns), SourcePatterns($0.exclusions)) }
    }

    var tellsFilesApart: Bool {
        specification.parts.contains { ($0.patterns + $0.exclusions).contains(where: \.tellsFilesApart) }
    }

    func placement(of location: String) -> Placement? {
        let path = location.path(below: folder)
        for (number, part) in specification.parts.enumerated().reversed() {
            guard sources[number].patterns.match(path), !sources[number].exclusions.match(path) else { continue }
            return .module(module(part, at: homes[number]), isCertain: true)
        }
        return hasPatterns ? demo(location) : customary(location)
    }

    private var hasPatterns: Bool { specification.parts.contains { !$0.patterns.isEmpty } }

    /// Whether a folder contains the sources of a part with patterns.
    func listsFiles(in folder: String) -> Bool { hasPatterns && homes.contains(folder) }

    /// If the patterns are computed, all files of the folder belong to the pod.
    private func customary(_ location: String) -> Placement {
        var module = folderModule(
            in: location.parentFolder,
            named: specification.moduleName,
            at: folder,
            kind: .library,
            origin: .pod,
            evidence: fileName
        )
        module.language = specification.language
        return .module(module, isCertain: false)
    }

    /// A folder that is named as a demo, and that the pod does not compile, is a program of its own.
    private func demo(_ location: String) -> Placement? {
        let components = location.components(below: folder)
        guard components.count > 1, let name = components.first, isDemoName(name) else { return nil }
        let module = folderModule(
            in: location.parentFolder,
            named: String(name),
            at: joined(folder, String(name)),
            kind: .demo,
            origin: .folder
        )
        return .module(module, isCertain: false)
    }

    var fileName: String { String(specification.location.pathComponents.last ?? "") }

    private func module(_ part: PodSpecification.Part, at home: String) -> ModuleDescription {
        let suffix = part.name.isEmpty ? "" : "-\(part.kind == .test ? "Unit-" : "")\(part.name)"
        return ModuleDescription(
            name: cIdentifier(specification.moduleName + suffix),
            folder: home,
            kind: part.kind,
            origin: .pod,
            evidence: fileName,
            package: folder,
            language: specification.language
        )
    }
}
