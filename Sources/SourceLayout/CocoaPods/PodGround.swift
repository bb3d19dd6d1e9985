/// What a development pod says of the files in its folder.
struct PodGround: Ground {
    private let specification: PodSpecification
    private let folder: String

    init(_ specification: PodSpecification) {
        self.specification = specification
        folder = specification.location.parentFolder
    }

    var tellsFilesApart: Bool {
        specification.parts.contains { ($0.patterns + $0.exclusions).contains(where: \.tellsFilesApart) }
    }

    func placement(of location: String) -> Placement? {
        let path = location.path(below: folder)
        for part in specification.parts.reversed() {
            guard let pattern = part.patterns.first(where: { $0.matches(path) }),
                !part.exclusions.contains(where: { $0.matches(path) })
            else { continue }
            let home = pattern.folder.isEmpty ? folder : joined(folder, pattern.folder)
            return .module(sketch(part, at: home), isCertain: true)
        }
        return hasPatterns ? nil : customary(location)
    }

    private var hasPatterns: Bool { specification.parts.contains { !$0.patterns.isEmpty } }

    /// Where the patterns are computed, the folder is the pod's.
    private func customary(_ location: String) -> Placement {
        let sketch = folderModule(
            in: location.parentFolder,
            named: specification.moduleName,
            at: folder,
            kind: .library,
            origin: .pod,
            evidence: fileName
        )
        return .module(sketch, isCertain: false)
    }

    private var fileName: String { String(specification.location.pathComponents.last ?? "") }

    private func sketch(_ part: PodSpecification.Part, at home: String) -> ModuleSketch {
        let suffix = part.name.isEmpty ? "" : "-\(part.kind == .test ? "Unit-" : "")\(part.name)"
        return ModuleSketch(
            name: cIdentifier(specification.moduleName + suffix),
            folder: home,
            kind: part.kind,
            origin: .pod,
            evidence: fileName,
            package: folder
        )
    }
}
