/// What a Tuist project says of the files in its folder: its targets where they are written in literals, else the
/// customary folders.
struct TuistGround: Ground {
    private let manifest: TuistManifest
    private let sources: FolderSet
    private let programs: FolderSet

    /// - Parameters:
    ///   - sources: the folders that hold sources.
    ///   - programs: the folders in which programs begin.
    init(_ manifest: TuistManifest, sources: FolderSet, programs: FolderSet) {
        self.manifest = manifest
        self.sources = sources
        self.programs = programs
    }

    var tellsFilesApart: Bool { manifest.targets.contains { $0.patterns.contains(where: \.tellsFilesApart) } }

    func placement(of location: String) -> Placement? {
        let path = location.path(below: manifest.folder)
        if let written = written(path) { return .module(written, isCertain: true) }
        return .module(customary(location), isCertain: false)
    }

    /// The target whose pattern begins with the innermost folder.
    private func written(_ path: String) -> ModuleSketch? {
        var best: (target: TuistManifest.Target, pattern: SourcePattern)?
        for target in manifest.targets {
            for pattern in target.patterns where pattern.matches(path) {
                if let known = best, known.pattern.folder.utf8.count >= pattern.folder.utf8.count { continue }
                best = (target, pattern)
            }
        }
        guard let best else { return nil }
        let folder = best.pattern.folder
        return sketch(
            best.target.name,
            at: folder.isEmpty ? manifest.folder : joined(manifest.folder, folder),
            kind: best.target.kind == .application && isDemoName(best.target.name) && manifest.targets.count > 1
                ? .demo : best.target.kind,
            origin: .tuistTarget
        )
    }

    /// `Sources`, `Interface`, `Testing`, `Tests` and `Demo` or `Example`, in the project's folder or in
    /// `Targets/<Name>`.
    private func customary(_ location: String) -> ModuleSketch {
        var (folder, name) = (manifest.folder, manifest.name)
        var inner = location.components(below: folder).dropLast()
        if inner.first == "Targets", let target = inner.dropFirst().first {
            (folder, name) = (joined(folder, "Targets/\(target)"), String(target))
            inner = inner.dropFirst(2)
        }
        if let tests = inner.firstIndex(where: isTestFolder) {
            let word = inner[tests]
            let isPlain = ["Test", "Tests", "UnitTests", "UITests"].contains(word)
            let path = inner[...tests].joined(separator: "/")
            let suffix = word == "UITests" ? "UITests" : "Tests"
            return sketch(isPlain ? name + suffix : String(word), at: joined(folder, path), kind: .test)
        }
        let part = inner.first ?? ""
        let partFolder = joined(folder, String(part))
        if part == "Interface" { return sketch("\(name)Interface", at: partFolder, kind: .library) }
        if part == "Testing" { return sketch("\(name)Testing", at: partFolder, kind: .test) }
        if isDemoName(part) { return sketch("\(name)\(part)", at: partFolder, kind: .demo) }
        let home = sources.contains(joined(folder, "Sources")) ? joined(folder, "Sources") : folder
        var main = sketch(name, at: home, kind: programs.contains(home) ? .application : .library)
        // Where a project makes one module of both, nothing imports the other part.
        if sources.contains(joined(folder, "Interface")) { main.companions = ["\(name)Interface"] }
        return main
    }

    private func sketch(
        _ name: String,
        at folder: String,
        kind: Module.Kind,
        origin: Module.Origin = .tuistFolder
    ) -> ModuleSketch {
        ModuleSketch(
            name: cIdentifier(name),
            folder: folder,
            kind: kind,
            origin: origin,
            evidence: "Project.swift",
            package: manifest.folder
        )
    }
}

/// The folder with Tuist's own helpers and templates, which no app compiles.
struct TuistHelpersGround: Ground {
    func placement(of location: String) -> Placement? {
        .leftOut(why: .projectDescription, suggestion: nil)
    }
}
