import Modules

/// The target that compiles each file, across all Tuist projects of a tree.
struct TuistListing {
    /// A target of a project.
    struct Member: Hashable {
        let project: Int
        let target: Int
    }

    /// A target with a unique name.
    private struct Target {
        let name: String
        /// `nil` if it follows from the folder of its sources.
        let kind: Module.Kind?
        let isKindKnown: Bool
        /// Whether it is an app, as opposed to a tool, a widget or the like.
        let isApp: Bool
        let sources: [TuistManifest.Sources]
        let language: LanguageSettings
        let isNameGuessed: Bool
    }

    private struct Claim {
        let member: Member
        let sources: TuistManifest.Sources
    }

    private let folders: [String]
    private let targets: [[Target]]
    /// By project, whether all its targets are known.
    private let areAllKnown: [Bool]
    /// The folders of projects that compile nothing but the literal sources of their targets, nor does a project around
    /// them.
    private let literalFolders: Set<String>
    /// The names of the targets of the other projects.
    private let computedNames: Set<String>
    private let programs: FolderSet
    /// The owning target of each file, by the absolute path of the file.
    private var owners: [String: Member] = [:]
    private var modules: [Member: ModuleDescription] = [:]
    /// By the absolute path of the file that their pattern names, or of its folder.
    private var claims: [String: [Claim]] = [:]
    /// By the absolute paths of files without a target, the names of the targets that exclude them.
    private var excluded: [String: Set<String>] = [:]

    /// - Parameters:
    ///   - locations: the absolute paths of all files of the tree.
    ///   - programs: the folders that contain entry points.
    init(_ manifests: [TuistManifest], locations: some Sequence<String>, programs: FolderSet) {
        folders = manifests.map(\.folder)
        targets = manifests.map { Self.named($0) }
        areAllKnown = manifests.map(\.areAllKnown)
        let computed = Set(manifests.filter { !$0.isLiteral }.map(\.folder))
        literalFolders = Set(folders.filter { !$0.foldersUpwards.contains(where: computed.contains) })
        let isLiteral = folders.map(literalFolders.contains)
        computedNames = Set(zip(targets, isLiteral).filter { !$0.1 }.flatMap(\.0).map(\.name))
        self.programs = programs
        for (project, targets) in targets.enumerated() {
            for (number, target) in targets.enumerated() {
                for sources in target.sources {
                    let member = Member(project: project, target: number)
                    let home = "/" + (sources.pattern.file ?? sources.pattern.folder)
                    claims[home, default: []].append(Claim(member: member, sources: sources))
                }
            }
        }
        guard !claims.isEmpty else { return }
        var shares = TargetShares<Member>()
        for location in locations {
            let members = members(compiling: location)
            guard let owner = members.min(by: { rank($0) < rank($1) }) else {
                let path = String(location.dropFirst())
                let excluding = claims(at: location).filter { $0.sources.pattern.matches(path) }
                if !excluding.isEmpty { excluded[location] = Set(excluding.map { self[$0.member].name }) }
                continue
            }
            owners[location] = owner
            shares.add(location, owner: owner, of: members)
        }
        describeModules(shares)
    }

    private func members(compiling location: String) -> [Member] {
        let path = String(location.dropFirst())
        var members: [Member] = []
        for claim in claims(at: location) where !members.contains(claim.member) {
            if claim.sources.hold(path) { members.append(claim.member) }
        }
        return members
    }

    /// Those whose pattern may match a file.
    private func claims(at location: String) -> [Claim] {
        (claims[location] ?? []) + location.parentFolder.foldersUpwards.flatMap { claims[$0] ?? [] }
    }

    /// The modules that compile a file, whether it exists or not.
    func compilers(of location: String) -> Compilers {
        if claims.isEmpty { return Compilers() }
        let certain = members(compiling: location).map { self[$0] }.filter { $0.kind != .test }.map(\.name)
        return Compilers(certain: Set(certain), possible: computedNames)
    }

    /// Whether a target with a name excludes a file that no other target compiles.
    func excludes(_ location: String, from name: String) -> Bool { excluded[location]?.contains(name) ?? false }

    /// Whether a project certainly compiles no file that no target compiles.
    func isLiteral(in folder: String) -> Bool { literalFolders.contains(folder) }

    /// Whether a target of a project excludes a file that no other target compiles, and all its targets are known.
    func certainlyExcludes(_ location: String, in folder: String) -> Bool {
        guard let excluding = excluded[location], let project = folders.firstIndex(of: folder) else { return false }
        return areAllKnown[project] && targets[project].contains { excluding.contains($0.name) }
    }

    /// The module of a file according to the targets of all projects, in any folder.
    func module(of location: String) -> ModuleDescription? { owners[location].flatMap { modules[$0] } }

    /// The module of a project's target with a name.
    func module(named name: String, in folder: String) -> ModuleDescription? {
        guard let project = folders.firstIndex(of: folder),
            let target = targets[project].firstIndex(where: { $0.name == name })
        else { return nil }
        return modules[Member(project: project, target: target)]
    }

    private subscript(member: Member) -> Target { targets[member.project][member.target] }

    /// The rank of a target among several that compile the same file; the lowest owns it.
    private func rank(_ member: Member) -> (Int, String, Int) {
        let target = self[member]
        let kind: Int
        switch target.kind {
        case .test: kind = 3
        case .demo: kind = 2
        case .application: kind = target.isApp ? 0 : 1
        case .library, nil: kind = 1
        }
        return (kind, target.name, member.project)
    }

    private mutating func describeModules(_ shares: TargetShares<Member>) {
        var taken: Set<String> = []
        let members = shares.owners.sorted { rank($0) < rank($1) }
        for member in members {
            let target = self[member]
            let own = shares.unsharedFiles(of: member)
            let folder = home(of: target, files: own.isEmpty ? shares.files(of: member) : own, taken)
            taken.insert(folder)
            let shared = shares.sharers(ofFilesOf: member).mapValues { sharers in
                Set(sharers.map { self[$0] }.filter { $0.kind != .test }.map(\.name)).subtracting([target.name])
                    .sorted()
            }
            let companions = Set(shares.companions(of: member).map { self[$0].name }).subtracting([target.name])
            let kind = target.kind ?? (programs.contains(folder) ? .application : .library)
            modules[member] = ModuleDescription(
                name: target.name,
                folder: folder,
                kind: kind == .application && !companions.isEmpty ? .demo : kind,
                origin: .tuistTarget,
                evidence: "Project.swift",
                package: folders[member.project],
                companions: companions.sorted(),
                language: target.language,
                sharers: Set(shares.sharers(of: member).map { self[$0].name }).subtracting([target.name]).sorted(),
                sharedFiles: shared.filter { !$0.value.isEmpty },
                isNameGuessed: target.isNameGuessed,
                isKindGuessed: !target.isKindKnown
            )
        }
    }

    /// The folder of a target's first sources where a new file would be compiled with it; unique for each target.
    private func home(of target: Target, files: [String], _ taken: Set<String>) -> String {
        var candidates: [String] = []
        var known: Set<String> = []
        let paths = files.map { String($0.dropFirst()) }
        let all = Set(paths)
        for sources in target.sources {
            let named = sources.pattern.file.map { all.contains($0) ? [$0] : [] }
            let held = (named ?? paths).filter(sources.hold)
            guard !held.isEmpty else { continue }
            let parents = Set(held.map { "/\($0)".parentFolder })
            let ordered = parents.sorted { ($0.utf8.count, $0) < ($1.utf8.count, $1) }
            candidates += (["/" + sources.pattern.folder] + ordered).filter { known.insert($0).inserted }
        }
        let fitting = candidates.filter { folder in
            target.sources.contains { $0.hold("\(folder.dropFirst())/New.swift") }
        }
        return (fitting + candidates).first { !taken.contains($0) } ?? candidates.first ?? commonFolder(of: files)
    }

    private static let libraries: Set<String> = [
        "framework", "staticFramework", "staticLibrary", "dynamicLibrary", "bundle", "macro",
    ]

    /// The targets of a project, with unique names.
    private static func named(_ manifest: TuistManifest) -> [Target] {
        var taken = Set(manifest.targets.compactMap(\.name))
        return manifest.targets.map { target in
            let name = target.name ?? unusedName(for: target, of: manifest, taken)
            taken.insert(name)
            let kind = kind(of: target.product, named: name)
            let isDemo = kind == .application && isDemoName(name) && manifest.targets.count > 1
            return Target(
                name: name,
                kind: isDemo ? .demo : kind,
                isKindKnown: target.product != nil,
                isApp: target.product == "app",
                sources: target.sources,
                language: target.language,
                isNameGuessed: target.name == nil
            )
        }
    }

    private static func kind(of product: String?, named name: String) -> Module.Kind? {
        guard let product else { return name.hasSuffix("Tests") ? .test : nil }
        // A library that only tests use.
        if libraries.contains(product) { return name.hasSuffix("Testing") ? .test : .library }
        return product == "unitTests" || product == "uiTests" ? .test : .application
    }

    /// Whether a folder of this name contains a part of a feature beside the feature itself.
    private static func isPartName(_ name: String) -> Bool {
        name == "Interface" || name == "Testing" || isDemoName(name)
    }

    /// The name that a target would have by convention: the project's, with a suffix for its product or the folder of
    /// its sources.
    private static func unusedName(
        for target: TuistManifest.Target,
        of manifest: TuistManifest,
        _ taken: Set<String>
    ) -> String {
        let inner = target.sources.first.map { ("/" + $0.pattern.folder).components(below: manifest.folder) } ?? []
        let part = inner.first.map(String.init) ?? ""
        let base = cIdentifier(manifest.name)
        var choices: [String] = []
        switch target.product {
        case "unitTests": choices.append("\(base)Tests")
        case "uiTests": choices.append("\(base)UITests")
        default:
            let others = manifest.targets.filter { $0.name == nil && $0.product?.hasSuffix("Tests") != true }
            let isMain = ["", "Source", "Sources"].contains(part) || others.count == 1 && !isPartName(part)
            if isMain { choices.append(base) }
        }
        choices.append(cIdentifier(base + part))
        let numbered = (2...(taken.count + 3)).map { "\(base)\(part)\($0)" }
        return (choices + numbered).first { !taken.contains($0) } ?? base
    }
}
