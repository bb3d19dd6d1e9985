import Modules

/// The target that compiles each file, across all build files of a tree.
struct BazelListing {
    private let packages: [String: BazelPackage]
    /// By the folder of the package that contains the files.
    private var claims: [String: BazelClaims] = [:]
    /// The owning target of each file, by the absolute path of the file.
    private var owners: [String: BazelTarget] = [:]
    private var modules: [BazelTarget: ModuleDescription] = [:]
    /// By the absolute paths of files without a target, the names of the modules that exclude them.
    private var excluded: [String: Set<String>] = [:]

    /// - Parameters:
    ///   - packages: by their folders.
    ///   - locations: the absolute paths of all files of the tree.
    init(_ packages: [String: BazelPackage], locations: some Sequence<String>) {
        self.packages = packages
        if packages.isEmpty { return }
        for folder in packages.keys.sorted() { claimFiles(of: folder) }
        var shares = TargetShares<BazelTarget>()
        var homes: [String: String] = [:]
        for location in locations {
            // A package does not contain the files of the packages below it.
            let parent = location.parentFolder
            let home = homes[parent] ?? parent.foldersUpwards.first { packages[$0] != nil } ?? ""
            homes[parent] = home
            let targets = targets(compiling: location, of: home)
            guard let owner = targets.min(by: { rank($0) < rank($1) }) else {
                let excluding = claims[home]?.matching(location.path(below: home)) ?? []
                if !excluding.isEmpty { excluded[location] = Set(excluding.compactMap { name(of: $0.target) }) }
                continue
            }
            owners[location] = owner
            shares.add(location, owner: owner, of: targets)
        }
        describeModules(shares)
    }

    /// The module of a file, and whether a target names it.
    func module(of location: String) -> (module: ModuleDescription, isNamed: Bool)? {
        guard let owner = owners[location], let module = modules[owner] else { return nil }
        return (module, name(of: owner) != nil)
    }

    /// Whether a target of a module excludes a file that no other target compiles.
    func excludes(_ location: String, from name: String) -> Bool { excluded[location]?.contains(name) ?? false }

    /// Whether two files in the same folder of a package may belong to different targets.
    func tellsFilesApart(in folder: String) -> Bool {
        claims[folder].map { $0.targets.count > 1 || $0.tellFilesApart } ?? false
    }

    /// The modules that compile a file, whether it exists or not.
    func compilers(of location: String) -> Compilers {
        guard let home = location.parentFolder.foldersUpwards.first(where: { packages[$0] != nil }) else {
            return Compilers()
        }
        func names(_ targets: some Sequence<BazelTarget>) -> Set<String> {
            Set(targets.filter { !isTest($0) }.compactMap { modules[$0]?.name ?? name(of: $0) })
        }
        let claiming = claims[home]?.targets ?? []
        let computed = claiming.filter { packages[$0.folder]?.isLiteral != true }
        return Compilers(
            certain: names(targets(compiling: location, of: home)),
            possible: names(computed),
            isComplete: !claiming.isEmpty && computed.isEmpty && packages[home]?.hasLiteralFile == true
        )
    }

    private func rule(_ target: BazelTarget) -> BuildRule? { packages[target.folder]?.rules[target.rule] }

    private func isTest(_ target: BazelTarget) -> Bool {
        rule(target).map { packages[target.folder]?.isTest($0) ?? false } ?? false
    }

    private func name(of target: BazelTarget) -> String? {
        rule(target).flatMap { packages[target.folder]?.moduleName(of: $0) }
    }

    private func rank(_ target: BazelTarget) -> (Int, String, String) {
        guard let package = packages[target.folder], let rule = rule(target) else { return (.max, "", "") }
        return (package.rank(rule), rule.name, target.folder)
    }

    private func targets(compiling location: String, of home: String) -> [BazelTarget] {
        guard let claims = claims[home] else { return [] }
        let path = location.path(below: home)
        var targets: [BazelTarget] = []
        for claim in claims.matching(path) where !targets.contains(claim.target) {
            if claim.files.contains(path) { targets.append(claim.target) }
        }
        return targets
    }

    private mutating func claimFiles(of folder: String) {
        guard let package = packages[folder] else { return }
        for (number, rule) in package.rules.enumerated() where rule.kind != .files {
            let target = BazelTarget(folder: folder, rule: number)
            var pending = [(rule: rule, home: folder)]
            var visited: Set<String> = []
            while let next = pending.popLast() {
                for files in next.rule.sources { claims[next.home, default: BazelClaims()].add(files, of: target) }
                for label in next.rule.references {
                    let home = self.folder(of: label, in: next.home)
                    guard let home, visited.insert("\(home):\(label.name)").inserted else { continue }
                    if let group = packages[home]?.rules.first(where: { $0.name == label.name && $0.kind == .files }) {
                        pending.append((group, home))
                    } else if label.name.hasSuffix(".swift") {
                        let file = BuildRule.Files(pattern: SourcePattern(label.name), exclusions: [])
                        claims[home, default: BazelClaims()].add(file, of: target)
                    }
                }
            }
        }
    }

    /// The folder of the package that a label names.
    private func folder(of label: BuildLabel, in home: String) -> String? {
        guard let path = label.package else { return home }
        return home.foldersUpwards.lazy.map { joined($0, path) }.first { packages[$0] != nil }
    }

    private mutating func describeModules(_ shares: TargetShares<BazelTarget>) {
        for target in shares.owners {
            guard let rule = rule(target), var module = packages[target.folder]?.module(of: rule) else { continue }
            func names(_ targets: some Sequence<BazelTarget>) -> [String] {
                Set(targets.compactMap { name(of: $0) }).subtracting([module.name]).sorted()
            }
            let shared = shares.sharers(ofFilesOf: target).mapValues { sharers in
                names(sharers.filter { !isTest($0) })
            }
            module.companions = names(shares.companions(of: target))
            module.sharers = names(shares.sharers(of: target))
            module.sharedFiles = shared.filter { !$0.value.isEmpty }
            if module.kind == .application, !module.companions.isEmpty { module.kind = .demo }
            modules[target] = module
        }
    }
}
