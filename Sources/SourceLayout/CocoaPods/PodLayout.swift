import Modules

/// The layout that a development pod defines for its folder.
struct PodLayout: BuildSystemLayout {
    private let specification: PodSpecification
    private let folder: String
    /// For each part, the folder of the first pattern of its module that has sources below it.
    private let homes: [String]
    /// For each part, what it compiles, and what it leaves out of that.
    private let sources: [(patterns: SourcePatterns, exclusions: SourcePatterns)]

    /// Whether the pod compiles no more than a folder with its name, if its patterns are computed.
    private let hasNamedFolder: Bool

    /// - Parameters:
    ///   - sources: the folders that contain sources.
    ///   - hasNamedFolder: whether the pod compiles no more than a folder with its name, if its patterns are computed.
    init(_ specification: PodSpecification, sources: FolderSet, hasNamedFolder: Bool) {
        self.specification = specification
        self.hasNamedFolder = hasNamedFolder
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
        /// The part that excludes the file, although one of its patterns matches.
        var excluding: Int?
        for (number, part) in specification.parts.enumerated().reversed()
        where sources[number].patterns.match(path) {
            if sources[number].exclusions.match(path) {
                excluding = number
            } else {
                return .module(module(part, at: homes[number]), isCertain: true)
            }
        }
        if let excluding {
            let suggestion = module(specification.parts[excluding], at: homes[excluding])
            return .leftOut(why: .unlisted(project: fileName), suggestion: suggestion)
        }
        return specification.hasPatterns ? demo(location, below: folder) : customary(location)
    }

    /// Whether a folder contains the sources of a part with patterns.
    func listsFiles(in folder: String) -> Bool { specification.hasPatterns && homes.contains(folder) }

    /// If the patterns are computed, all files of the folder belong to the pod, or all of a folder with its name.
    private func customary(_ location: String) -> Placement? {
        guard let home = hasNamedFolder ? namedFolder(around: location) : folder else { return nil }
        if hasNamedFolder, let demo = demo(location, below: home) { return demo }
        var module = folderModule(
            in: location.parentFolder,
            named: specification.moduleName,
            at: home,
            kind: .library,
            origin: .pod,
            evidence: fileName
        )
        module.language = specification.language
        return .module(module, isCertain: false)
    }

    /// The outermost folder around a file that has the name of the pod.
    private func namedFolder(around location: String) -> String? {
        let components = location.components(below: folder).dropLast()
        let index = components.firstIndex { specification.names.contains(String($0)) }
        return index.map { joined(folder, components[...$0].joined(separator: "/")) }
    }

    /// A folder that is named as a demo, and that the pod does not compile, is a program of its own.
    private func demo(_ location: String, below home: String) -> Placement? {
        let components = location.components(below: home)
        guard components.count > 1, let name = components.first, isDemoName(name) else { return nil }
        let module = folderModule(
            in: location.parentFolder,
            named: String(name),
            at: joined(home, String(name)),
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
