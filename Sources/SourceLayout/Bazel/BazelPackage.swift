import Graphs
import Modules

/// The folder of a build file of Bazel or Buck, with its targets.
struct BazelPackage {
    let folder: String
    /// The name of the build file.
    let evidence: String
    let rules: [BuildRule]
    /// Whether it compiles nothing but the literal sources of its targets.
    let isLiteral: Bool
    /// Whether the build file contains no other sources, even if it has no target.
    let hasLiteralFile: Bool
    /// Where the targets do not decide.
    let customary: FolderLayout
    /// The path of the folder in its workspace; `nil` if the workspace is not known.
    private let path: String?
    private let programs: FolderSet
    private let sources: FolderSet
    /// The names of the targets that contain the code of programs.
    private let applications: Set<String>

    /// - Parameters:
    ///   - marker: the absolute path of the build file.
    ///   - workspaces: the folders that contain workspaces.
    ///   - sources: the folders that contain sources.
    ///   - programs: the folders that contain entry points.
    init(
        _ marker: String,
        _ file: StarlarkFile,
        rules: [BuildRule],
        workspaces: Set<String>,
        sources: FolderSet,
        programs: FolderSet
    ) {
        let folder = marker.parentFolder
        self.folder = folder
        evidence = String(marker.lastComponent)
        self.rules = rules
        hasLiteralFile = file.isLiteral
        isLiteral = hasLiteralFile && rules.contains(where: \.hasSources)
        self.sources = sources
        self.programs = programs
        path = folder.foldersUpwards.first(where: workspaces.contains).map { folder.path(below: $0) }
        applications = programLibraries(of: rules)
        let declared = rules.filter { [applications] in $0.kind != .test || applications.contains($0.name) }
            .compactMap(\.moduleName)
        customary = FolderLayout(marker, programs: programs, moduleName: declared.count == 1 ? declared[0] : nil)
    }

    /// The name of a target's module: as the file declares it or as the rule derives it; the target's name if several
    /// targets would otherwise be the same module; `nil` if the folder decides.
    func moduleName(of rule: BuildRule) -> String? {
        if let declared = rule.moduleName { return cIdentifier(declared) }
        if rule.isNamedByLabel, evidence != "BUCK" { if let path { return Self.moduleName(of: rule.name, in: path) } }
        let isOneOfSeveral = rules.count { !isTest($0) && $0.hasSources } > 1
        return rule.isNamedByTarget || isTest(rule) || isOneOfSeveral ? cIdentifier(rule.name) : nil
    }

    /// The module that the Swift rules of Bazel derive from a label: the package and the name, in which an underscore
    /// replaces each run of other characters.
    static func moduleName(of target: String, in package: String) -> String {
        func words(_ text: String) -> String {
            text.split { !($0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "_") }.joined(separator: "_")
        }
        let name = [words(package), words(target)].filter { !$0.isEmpty }.joined(separator: "_")
        return name.first?.isNumber ?? false ? "_\(name)" : name
    }

    /// The rank of a target among several that compile the same file; the lowest owns it.
    func rank(_ rule: BuildRule) -> Int { isTest(rule) ? 2 : isApplication(rule) ? 0 : 1 }

    /// Whether only tests use a target. The program of a demo may be limited to tests too.
    func isTest(_ rule: BuildRule) -> Bool { rule.kind == .test && !applications.contains(rule.name) }

    private func isApplication(_ rule: BuildRule) -> Bool {
        rule.kind == .application || applications.contains(rule.name)
    }

    /// The module of a target, without those that share its files.
    func module(of rule: BuildRule) -> ModuleDescription? {
        guard let name = moduleName(of: rule) else {
            guard case .module(var module, _)? = customary.placement(of: joined(folder, "New.swift")) else {
                return nil
            }
            module.language = rule.language
            return module
        }
        let home = home(of: rule)
        return ModuleDescription(
            name: name,
            folder: home,
            kind: kind(of: rule, at: home),
            origin: .buildFolder,
            evidence: evidence,
            package: folder,
            language: rule.language
        )
    }

    private func home(of rule: BuildRule) -> String {
        let patterns = rule.sources.map(\.pattern)
        let open = patterns.filter { $0.matches(joined($0.folder, "New.swift")) }
        let folders = (open.isEmpty ? patterns : open).map { $0.folder.isEmpty ? folder : joined(folder, $0.folder) }
        return folders.first(where: sources.contains) ?? folders.first ?? folder
    }

    private func kind(of rule: BuildRule, at home: String) -> Module.Kind {
        if isTest(rule) { return .test }
        return isApplication(rule) || programs.contains(home) ? .application : .library
    }
}

/// The names of the targets that contain the code of programs without sources of their own: those that a program
/// depends on, without what they depend on themselves.
private func programLibraries(of rules: [BuildRule]) -> Set<String> {
    func dependencies(_ rule: BuildRule) -> [String] { rule.dependencies.filter { $0.package == nil }.map(\.name) }
    let byName = Dictionary(rules.map { ($0.name, $0) }) { first, _ in first }
    let programs = rules.filter { $0.kind == .application && !$0.compilesSwift }
    return programs.reduce(into: []) { result, program in
        let own = dependencies(program)
        guard own.count > 1 else { return result.formUnion(own) }
        let further = own.flatMap { byName[$0].map(dependencies) ?? [] }
        let used = Set(reachable(from: further) { byName[$0].map(dependencies) ?? [] })
        let outer = own.filter { !used.contains($0) }
        // Libraries that depend on each other are all kept.
        result.formUnion(outer.isEmpty ? own : outer)
    }
}
