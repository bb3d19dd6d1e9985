import Modules

/// The layout that a Tuist project defines for its folder: its declared targets, or otherwise the conventional folders.
struct TuistLayout: BuildSystemLayout {
    private let manifest: TuistManifest
    private let listing: TuistListing
    private let sources: FolderSet
    private let programs: FolderSet
    /// The absolute path of the folder of the project's main module by convention.
    private let mainFolder: String

    /// - Parameters:
    ///   - listing: the listing of all projects.
    ///   - filled: the folders of the project that contain sources directly.
    ///   - sources: the folders that contain sources.
    ///   - programs: the folders that contain entry points.
    init(
        _ manifest: TuistManifest,
        in listing: TuistListing,
        filled: [String],
        sources: FolderSet,
        programs: FolderSet
    ) {
        let home = manifest.folder
        let isCustomary = sources.contains(joined(home, "Sources"))
        mainFolder = isCustomary ? joined(home, "Sources") : Self.mainFolder(of: filled, in: home)
        self.manifest = manifest
        self.listing = listing
        self.sources = sources
        self.programs = programs
    }

    var tellsFilesApart: Bool { !manifest.targets.isEmpty }

    func placement(of location: String) -> Placement? {
        if let written = listing.module(of: location) { return .module(written, isCertain: true) }
        let customary = customary(location)
        if listing.isLiteral(in: manifest.folder) {
            return .leftOut(why: .unlisted(project: "Project.swift"), suggestion: customary)
        }
        // Targets that cannot be read may compile the other parts, such as tests.
        let isMain = customary.name == cIdentifier(manifest.name)
        if listing.excludes(location, from: customary.name)
            || isMain && listing.certainlyExcludes(location, in: manifest.folder)
        {
            return .leftOut(why: .unlisted(project: "Project.swift"), suggestion: nil)
        }
        return .module(listing.module(named: customary.name, in: manifest.folder) ?? customary, isCertain: false)
    }

    /// `Sources`, `Interface`, `Testing`, `Tests` and `Demo` or `Example`, in the project's folder or in
    /// `Targets/<Name>`.
    private func customary(_ location: String) -> ModuleDescription {
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
            return module(isPlain ? name + suffix : String(word), at: joined(folder, path), kind: .test)
        }
        let part = inner.first ?? ""
        let partFolder = joined(folder, String(part))
        if part == "Interface" { return module("\(name)Interface", at: partFolder, kind: .library) }
        if part == "Testing" { return module("\(name)Testing", at: partFolder, kind: .test) }
        if isDemoName(part) { return module("\(name)\(part)", at: partFolder, kind: .demo) }
        let isInner = sources.contains(joined(folder, "Sources"))
        let home = folder == manifest.folder ? mainFolder : isInner ? joined(folder, "Sources") : folder
        var main = module(name, at: home, kind: programs.contains(home) ? .application : .library)
        // If a project compiles both into one module, no file of the main part imports the interface.
        if sources.contains(joined(folder, "Interface")) { main.companions = ["\(name)Interface"] }
        return main
    }

    /// The innermost folder with all sources of the main module, because the targets probably do not compile new files
    /// around it.
    private static func mainFolder(of filled: [String], in folder: String) -> String {
        let main = filled.filter { inner in
            let components = inner.components(below: folder)
            guard let first = components.first else { return true }
            return !components.contains(where: isTestFolder) && !isDemoName(first)
                && !["Interface", "Testing", "Targets", "Tuist"].contains(first)
        }
        return main.isEmpty ? folder : commonFolder(of: main.map { joined($0, "New.swift") })
    }

    private func module(
        _ name: String,
        at folder: String,
        kind: Module.Kind,
        origin: Module.Origin = .tuistFolder
    ) -> ModuleDescription {
        ModuleDescription(
            name: cIdentifier(name),
            folder: folder,
            kind: kind,
            origin: origin,
            evidence: "Project.swift",
            package: manifest.folder,
            isNameGuessed: origin == .tuistFolder
        )
    }
}

/// The folder with Tuist's helpers and templates, which no app compiles.
struct TuistHelpersLayout: BuildSystemLayout {
    func placement(of location: String) -> Placement? {
        .leftOut(why: .projectDescription, suggestion: nil)
    }
}
