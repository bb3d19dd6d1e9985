import Modules

/// The targets that files of a package belong to according to their folders, because the manifest computes targets in a
/// way that cannot be evaluated.
struct PackageGuesses {
    /// The name of the package's folder.
    let name: String
    /// The targets whose paths are not known, by name.
    private let targets: [String: PackageManifest.Target]
    /// The texts of the manifest that may name targets, in lowercase.
    private let possibleNames: Set<String>
    private let hasSources: (String) -> Bool
    private let holdsFiles: (String) -> Bool
    private let isProgram: (String) -> Bool

    /// - Parameters:
    ///   - hasSources: whether a folder, relative to the package, contains Swift files at any depth.
    ///   - holdsFiles: whether it contains Swift files directly.
    ///   - isProgram: whether it contains an entry point.
    /// - Returns: `nil` if all targets are known.
    init?(
        _ manifest: PackageManifest,
        hasSources: @escaping (String) -> Bool,
        holdsFiles: @escaping (String) -> Bool,
        isProgram: @escaping (String) -> Bool
    ) {
        guard let names = manifest.possibleNames else { return nil }
        name = String(manifest.folder.lastComponent)
        let unplaced = manifest.targets.filter(\.isPathUnknown)
        targets = Dictionary(unplaced.map { ($0.name, $0) }) { first, _ in first }
        possibleNames = names.subtracting(Self.groupNames)
        self.hasSources = hasSources
        self.holdsFiles = holdsFiles
        self.isProgram = isProgram
    }

    /// Names of folders that contain modules or parts of a module.
    private static let groupNames: Set<String> = [
        "sources", "source", "src", "srcs", "tests", "modules", "module", "features", "feature", "packages",
        "libraries", "frameworks", "targets", "components", "projects", "apps", "code", "interface", "testing",
    ]

    /// The target that probably compiles a file.
    ///
    /// - Parameter path: relative to the package.
    /// - Returns: `nil` for a file beside the manifest, or of a plugin.
    func home(of path: String) -> PackageFolders.Home? {
        let folders = Array(path.pathComponents.dropLast())
        guard let first = folders.first, first != "Plugins" else { return nil }
        if let tests = folders.firstIndex(where: isTestFolder) { return testHome(folders, tests) }
        guard let number = module(of: folders[...]) else { return nil }
        var folder = folders[...number].joined(separator: "/")
        var module = String(folders[number])
        let part = folders.dropFirst(number + 1).first ?? ""
        if part == "Interface" || part == "Testing" {
            (module, folder) = (module + part, "\(folder)/\(part)")
        } else if let inner = PackageFolders.sourceFolders.first(where: { hasSources("\(folder)/\($0)") }) {
            // The folder beside may belong to the target or to another one, which its imports tell.
            let isBeside = !part.isEmpty && !PackageFolders.sourceFolders.contains(String(part))
            if isBeside { module += part }
            folder += isBeside ? "/\(part)" : "/\(inner)"
        }
        let kind = isProgram(folder) ? PackageManifest.Target.Kind.executable : .library
        return home(module, at: folder, kind)
    }

    private func testHome(_ folders: [Substring], _ tests: Int) -> PackageFolders.Home {
        let isPlain = ["Test", "Tests", "UnitTests"].contains(folders[tests])
        // `Tests/ShopTests/…`
        let end = isPlain && tests == 0 && folders.count > 1 ? 1 : tests
        var module = String(folders[end])
        if isPlain, end == tests {
            module = (self.module(of: folders[..<tests]).map { String(folders[$0]) } ?? name) + "Tests"
        }
        return home(module, at: folders[...end].joined(separator: "/"), .test)
    }

    private func home(_ name: String, at folder: String, _ kind: PackageManifest.Target.Kind) -> PackageFolders.Home {
        let known = targets[name]
        let target = known ?? .init(guessed: name, kind)
        return PackageFolders.Home(target: target, folder: folder, evidence: known == nil ? .guess : .nameOfTarget)
    }

    /// The index of the folder that is a module; `nil` if there is none.
    private func module(of folders: ArraySlice<Substring>) -> Int? {
        if let known = folders.firstIndex(where: { targets[String($0)] != nil }) { return known }
        let named = folders.indices.filter { possibleNames.contains(folders[$0].lowercased()) }
        if let first = named.first {
            // A text may also name a folder of modules.
            return named.first { isModule(folders[...$0].joined(separator: "/")) } ?? first
        }
        if let sources = folders.firstIndex(where: { PackageFolders.sourceFolders.contains(String($0)) }) {
            if sources > 0 { return sources - 1 }
            return folders.count > 1 ? 1 : nil
        }
        return folders.indices.dropFirst().first ?? folders.indices.first
    }

    /// Whether a folder contains sources where a module has them.
    private func isModule(_ folder: String) -> Bool {
        holdsFiles(folder) || PackageFolders.sourceFolders.contains { hasSources("\(folder)/\($0)") }
    }
}

extension PackageManifest.Target {
    /// A target of which only a folder is known.
    init(guessed name: String, _ kind: Kind) {
        self.init(
            name: name,
            kind: kind,
            path: nil,
            isPathUnknown: true,
            sources: nil,
            exclude: [],
            dependencies: nil,
            plugins: nil,
            moduleAliases: [:],
            argumentCount: 0,
            language: .unknown
        )
    }
}
