import Foundation
import TestSupport

/// The Swift modules of a fixture with what was generated for it: those of its `Modules.txt`; else one for each folder in
/// `Sources` and `Tests` of a package; else the whole folder.
///
/// A line of `Modules.txt` is the name of a module and its files or folders, from `Input`, with spaces between.
struct FixtureModules {
    struct Module {
        let name: String
        /// Absolute.
        var files: [String] = []
        /// The modules of the same fixture that it imports.
        var imports: Set<String> = []
    }

    /// Each after those that it imports.
    let modules: [Module]

    /// Whether the app is one of Needle's alone, whose faults the compiler does not see.
    let isNeedle: Bool

    /// The language mode, if the tools version of its package decides it.
    private let languageMode: [String]

    /// The modules whose targets, each on one line of the manifest, set a default isolation.
    private let isolatedModules: Set<String>

    /// The modules whose targets, each on one line of the manifest, enable `MemberImportVisibility`.
    private let modulesCheckingImports: Set<String>

    /// The modules of a fixture's input with what was recorded as generated for it.
    init(of fixture: Fixture) throws {
        let generated = fixture.expected.appendingPathComponent("Generated")
        let written = Files.paths(below: generated.path)
        let own = Files.paths(below: fixture.input.path).filter { !written.contains($0) }
        try self.init(of: fixture, own.map { ($0, fixture.input) } + written.map { ($0, generated) })
    }

    /// The modules of a copy of a fixture's input, with what stands in it.
    init(of fixture: Fixture, copiedTo folder: URL) throws {
        try self.init(of: fixture, Files.paths(below: folder.path).map { ($0, folder) })
    }

    private init(of fixture: Fixture, _ located: [(path: String, folder: URL)]) throws {
        let names = try Self.names(in: fixture, isPackage: located.contains { $0.path == "Package.swift" })
        var found: [String: Module] = [:]
        var imported: [String: Set<String>] = [:]
        for (path, folder) in located where path.hasSuffix(".swift") && path != "Package.swift" {
            let file = folder.appendingPathComponent(path)
            for name in names(path) {
                found[name, default: Module(name: name)].files.append(file.path)
                imported[name, default: []].formUnion(try Self.imports(of: file))
            }
        }
        let known = Set(found.keys)
        for (name, others) in imported { found[name]?.imports = others.intersection(known) }
        let libraries = imported.values.reduce(into: Set<String>()) { $0.formUnion($1) }
        isNeedle = libraries.contains("NeedleFoundation") && !libraries.contains("RIBs")
        modules = Self.ordered(found)
        let manifest = try Self.manifest(of: fixture)
        let isSix = manifest.hasPrefix("// swift-tools-version: 6") && !manifest.contains("swiftLanguageMode")
        languageMode = isSix ? ["-swift-version", "6"] : []
        func targets(setting word: String) -> Set<String> {
            let lines = manifest.split(separator: "\n").filter { $0.contains(word) }
            return known.filter { name in lines.contains { $0.contains("arget(name: \"\(name)\"") } }
        }
        isolatedModules = targets(setting: "defaultIsolation")
        modulesCheckingImports = targets(setting: "MemberImportVisibility")
    }

    /// The options that its package sets for a module.
    func options(of module: Module) -> [String] {
        languageMode + (isolatedModules.contains(module.name) ? ["-default-isolation", "MainActor"] : [])
            + (modulesCheckingImports.contains(module.name)
                ? ["-enable-upcoming-feature", "MemberImportVisibility"] : [])
    }

    private static func manifest(of fixture: Fixture) throws -> String {
        let manifest = fixture.input.appendingPathComponent("Package.swift")
        guard FileManager.default.fileExists(atPath: manifest.path) else { return "" }
        return try Files.text(of: manifest.path)
    }

    /// The modules that compile a file, by its path.
    private static func names(in fixture: Fixture, isPackage: Bool) throws -> (String) -> [String] {
        guard fixture.hasModuleList else {
            return { path in
                isPackage ? path.split(separator: "/").dropFirst().prefix(1).map(String.init) : [fixture.name]
            }
        }
        let text = try Files.text(of: fixture.moduleList.path)
        let rows = text.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
        return { path in
            rows.compactMap { row in
                row.dropFirst().contains { path == $0 || path.hasPrefix("\($0)/") } ? row.first : nil
            }
        }
    }

    private static let levels: Set<Substring> = ["public", "package", "internal", "fileprivate", "private"]

    private static func imports(of file: URL) throws -> [String] {
        let text = try Files.text(of: file.path)
        return text.split(separator: "\n").compactMap { line in
            let words = line.split(separator: " ")
            guard let position = words.firstIndex(of: "import"), position + 1 < words.count else { return nil }
            let isImport = words[..<position].allSatisfy { $0.hasPrefix("@") || levels.contains($0) }
            return isImport ? String(words[position + 1]) : nil
        }
    }

    private static func ordered(_ modules: [String: Module]) -> [Module] {
        var result: [Module] = []
        var rest = modules.values.sorted { $0.name < $1.name }
        while !rest.isEmpty {
            let done = Set(result.map(\.name))
            let ready = rest.filter { $0.imports.isSubset(of: done) }
            guard !ready.isEmpty else { return result + rest }
            result += ready
            rest.removeAll { module in ready.contains { $0.name == module.name } }
        }
        return result
    }

    /// Whether another module of the fixture imports it.
    func isImported(_ module: Module) -> Bool { modules.contains { $0.imports.contains(module.name) } }
}
