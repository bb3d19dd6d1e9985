import Modules
import SwiftReader

/// The layout that a SwiftPM package defines for its folder.
struct PackageLayout: BuildSystemLayout {
    private let manifest: PackageManifest
    private let folders: PackageFolders
    /// For each target that declares them, the targets that it depends on, including those of products.
    private let dependencies: [String: [String]]
    private let hasApplication: Bool
    private let reachedPackages: [String]
    let tellsFilesApart: Bool

    /// - Parameters:
    ///   - sources: the folders that contain Swift files at any depth.
    ///   - filled: those that contain some directly.
    ///   - programs: the folders that contain entry points.
    ///   - packages: all packages of the tree, by folder.
    ///   - products: the targets of each product of the tree.
    init(
        _ manifest: PackageManifest,
        sources: FolderSet,
        filled: Set<String>,
        programs: FolderSet,
        packages: [String: PackageManifest],
        products: [String: [String]]
    ) {
        self.manifest = manifest
        let folder = manifest.folder
        func below(_ contains: @escaping (String) -> Bool) -> (String) -> Bool {
            { contains($0.isEmpty ? folder : joined(folder, $0)) }
        }
        let guesses = PackageGuesses(
            manifest,
            hasSources: below(sources.contains),
            holdsFiles: below(filled.contains),
            isProgram: below(programs.contains)
        )
        folders = PackageFolders(manifest, guesses: guesses, hasSources: below(sources.contains))
        let ownTargets = Set(manifest.targets.map(\.name))
        reachedPackages = manifest.references.map(\.folder)
        // A package that is referred to by path takes precedence over one that only has a product of that name.
        let near = reachedPackages.reversed().compactMap { packages[$0] }.map(\.products)
        func targets(_ name: String) -> [String] {
            near.lazy.compactMap { $0[name] }.first ?? products[name] ?? [name]
        }
        let used = manifest.targets.compactMap { target in
            target.dependencies.map { names in
                (target.name, names.flatMap { ownTargets.contains($0) ? [$0] : targets($0) })
            }
        }
        dependencies = Dictionary(used) { first, _ in first }
        tellsFilesApart = manifest.targets.contains(where: \.namesFiles)
        hasApplication = manifest.targets.contains { $0.kind == .executable && !isDemoName($0.name) }
    }

    func placement(of location: String) -> Placement? {
        // Such a package only fetches tools or libraries.
        if manifest.declaresNoTargets { return nil }
        let path = location.path(below: manifest.folder)
        guard let home = folders.home(of: path), home.target.kind != .plugin else {
            return .leftOut(why: .noTarget, suggestion: nil)
        }
        let inner = home.isGuessed ? home.folder : folders.folderForNewFiles(of: home)
        let module = ModuleDescription(
            name: cIdentifier(home.target.name),
            folder: inner.isEmpty ? manifest.folder : joined(manifest.folder, inner),
            kind: isDemo(home.target) ? .demo : home.target.moduleKind,
            origin: home.isGuessed ? .packageFolder : .package,
            evidence: "Package.swift",
            package: manifest.folder,
            dependencies: home.target.dependencies == nil
                ? nil : dependencies[home.target.name]?.map { cIdentifier($0) },
            reachedPackages: reachedPackages,
            plugins: home.target.plugins,
            moduleAliases: home.target.moduleAliases,
            language: home.target.language,
            isNameGuessed: home.evidence == .guess,
            isKindGuessed: home.evidence == .guess
        )
        // A package of tools often claims its whole folder.
        let isPlaced = !home.isGuessed || PackageFolders.isUsual(folder: home.folder)
        return .module(module, isCertain: !inner.isEmpty && home.evidence != .convention && isPlaced)
    }

    /// A program with the name of a demo beside the program that it demonstrates.
    private func isDemo(_ target: PackageManifest.Target) -> Bool {
        target.kind == .executable && hasApplication && isDemoName(target.name)
    }
}

extension PackageManifest.Target {
    /// Whether its sources or exclusions name individual files.
    fileprivate var namesFiles: Bool {
        exclude.contains { $0.endsWithBytes(".swift") } || sources?.contains { $0.endsWithBytes(".swift") } ?? false
    }

    fileprivate var moduleKind: Module.Kind {
        switch kind {
        case .library, .plugin: .library
        case .executable: .application
        case .test: .test
        }
    }
}
