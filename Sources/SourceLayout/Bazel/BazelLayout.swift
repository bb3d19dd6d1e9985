/// The layout that a build file of Bazel or Buck defines for its folder: its targets, or otherwise the folder as one
/// module.
struct BazelLayout: BuildSystemLayout {
    private let rules: [BuildRule]
    private let customary: FolderLayout
    private let folder: String
    private let evidence: String
    private let programs: FolderSet
    /// The names of the targets that contain the code of programs.
    private let applications: Set<String>

    /// - Parameters:
    ///   - marker: the absolute path of the build file.
    ///   - programs: the folders that contain entry points.
    init(_ marker: String, rules: [BuildRule], programs: FolderSet) {
        folder = marker.parentFolder
        evidence = String(marker.lastComponent)
        self.programs = programs
        self.rules = rules.filter { !$0.patterns.isEmpty }
        applications = Set(rules.filter { $0.kind == .application }.flatMap(\.dependencies))
        let libraries = rules.filter { $0.kind != .test && $0.moduleName != nil }
        customary = FolderLayout(
            marker,
            programs: programs,
            moduleName: libraries.count == 1 ? libraries[0].moduleName : nil
        )
    }

    var tellsFilesApart: Bool { rules.count > 1 || rules.contains { $0.patterns.contains(where: \.tellsFilesApart) } }

    func placement(of location: String) -> Placement? {
        let path = location.path(below: folder)
        let holding = rules.filter { rule in
            rule.patterns.contains { $0.matches(path) } && !rule.exclusions.contains { $0.matches(path) }
        }
        guard let rule = holding.min(by: { rank($0) < rank($1) }) else { return customary.placement(of: location) }
        guard let name = name(of: rule) else { return customary.placement(of: location) }
        let sharers = holding.filter { $0.name != rule.name }.compactMap { self.name(of: $0) }
        let home = home(of: rule)
        let module = ModuleDescription(
            name: cIdentifier(name),
            folder: home,
            kind: kind(of: rule, at: home),
            origin: .buildFolder,
            evidence: evidence,
            package: folder,
            sharers: Set(sharers).sorted()
        )
        return .module(module, isCertain: true)
    }

    private func rank(_ rule: BuildRule) -> (Int, String) {
        let isApplication = rule.kind == .application || applications.contains(rule.name)
        return (rule.kind == .test ? 2 : isApplication ? 0 : 1, rule.name)
    }

    /// The module name declared in the file; the target's name if several targets would otherwise be the same module.
    private func name(of rule: BuildRule) -> String? {
        rule.moduleName ?? (rules.count { $0.kind != .test } > 1 || rule.kind == .test ? rule.name : nil)
    }

    private func home(of rule: BuildRule) -> String {
        let inner = rule.patterns.first { $0.matches(joined($0.folder, "New.swift")) } ?? rule.patterns.first
        guard let inner, !inner.folder.isEmpty else { return folder }
        return joined(folder, inner.folder)
    }

    private func kind(of rule: BuildRule, at home: String) -> Module.Kind {
        if rule.kind == .test { return .test }
        let isProgram = rule.kind == .application || applications.contains(rule.name) || programs.contains(home)
        return isProgram ? .application : .library
    }
}
