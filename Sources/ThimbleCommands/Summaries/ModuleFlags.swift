import Modules
import SourceLayout

/// The facts about a module on the command line. What they leave out comes from the nearest manifest.
struct ModuleFlags {
    private static let module = Option("--module", value: "NAME", help: "The name of the module.")
    private static let kind = Option(
        "--kind",
        choices: Module.Kind.words,
        help: "What the module is: tests and demos have graphs of their own."
    )
    private static let package = Option(
        "--package",
        value: "NAME",
        help: "The package that the module belongs to, for the access level 'package'."
    )
    private static let swiftVersion = Option(
        "--swift-version",
        choices: ["4", "5", "6"],
        help: "The language mode of the module."
    )
    private static let defaultIsolation = Option(
        "--default-isolation",
        choices: ["MainActor", "nonisolated"],
        help: "The default isolation of the module's declarations."
    )
    private static let dependsOn = Option(
        "--depends-on",
        value: "NAME",
        help: "A module that this module can import. May be repeated."
    )
    private static let noDependencies = Option(
        "--no-dependencies",
        help: "The module can import no other module of the app."
    )
    private static let ignoreManifests = Option(
        "--ignore-manifests",
        help: "Read no manifests. For build systems, which have to know every file that is read."
    )

    static let options = [
        module, kind, package, swiftVersion, defaultIsolation, dependsOn, noDependencies, ignoreManifests,
    ]

    /// Whether only the options describe the module.
    let ignoresManifests: Bool
    private let name: String
    private let kind: Module.Kind?
    private let package: String?
    private let mode: Int?
    private let isolatesByDefault: Bool?
    private let dependencies: [String]?

    init(_ arguments: Arguments, for shape: CommandShape) throws(Stop) {
        guard let name = arguments.value(Self.module.name) else {
            throw .usage(UsageError("'\(Self.module.usage)' is required.", for: shape))
        }
        self.name = name
        ignoresManifests = arguments.has(Self.ignoreManifests.name)
        kind = arguments.value(Self.kind.name).flatMap(Module.Kind.init(word:))
        package = arguments.value(Self.package.name)
        mode = arguments.value(Self.swiftVersion.name).flatMap { Int($0) }
        isolatesByDefault = arguments.value(Self.defaultIsolation.name).map { $0 == "MainActor" }
        dependencies = try Self.dependencies(arguments, for: shape)
    }

    /// - Returns: `nil` if the command line does not state them.
    private static func dependencies(_ arguments: Arguments, for shape: CommandShape) throws(Stop) -> [String]? {
        let names = arguments.all(dependsOn.name)
        guard arguments.has(noDependencies.name) else {
            return names.isEmpty ? nil : Set(names).sorted { $0.precedesByBytes($1) }
        }
        guard names.isEmpty else {
            let reason = "'\(noDependencies.name)' contradicts '\(dependsOn.name)': use one of them."
            throw .usage(UsageError(reason, for: shape))
        }
        return []
    }

    /// The module of some files.
    ///
    /// - Parameters:
    ///   - layout: the layout of its files alone.
    ///   - files: the files of the layout, at least one.
    func module(of layout: ModuleLayout, files: [NamedFile]) -> Module {
        let found = layout.modules.map(\.module)
        if let named = found.first(where: { $0.name == name }) { return completed(named) }
        // A manifest that names the module in another way still tells its kind and its settings.
        let nearest = layout.modules.max { $0.fileCount < $1.fileCount }?.module
        guard let nearest, nearest.origin != .folder else {
            let folder = commonFolder(of: files)
            return completed(
                Module(name: name, folder: folder, kind: nearest?.kind ?? .library, origin: .option, package: folder)
            )
        }
        return completed(nearest)
    }

    private func completed(_ module: Module) -> Module {
        let language = module.language
        return Module(
            name: name,
            folder: module.folder,
            kind: kind ?? module.kind,
            origin: module.origin,
            package: package ?? module.package,
            dependencies: dependencies ?? module.dependencies,
            reachedPackages: package == nil ? module.reachedPackages : [],
            plugins: module.plugins,
            moduleAliases: module.moduleAliases,
            companions: module.companions,
            language: LanguageSettings(
                mode: mode ?? language.mode,
                infersIsolation: isolatesByDefault ?? language.infersIsolation,
                isolatesByDefault: isolatesByDefault ?? language.isolatesByDefault,
                hidesImports: language.hidesImports,
                runsOnCallersActor: language.runsOnCallersActor,
                checksMemberImports: language.checksMemberImports
            ),
            sharers: module.sharers,
            target: module.target
        )
    }

    private func commonFolder(of files: [NamedFile]) -> String {
        var common: ArraySlice<Substring>?
        for file in files {
            let folders = file.name.split(separator: "/").dropLast()
            common =
                common.map { known in
                    known.prefix(zip(known, folders).prefix { $0 == $1 }.count)
                } ?? folders
        }
        return (common ?? []).joined(separator: "/")
    }
}

extension Module.Kind {
    fileprivate static let words = ["library", "application", "test", "demo"]

    fileprivate init?(word: String) {
        switch word {
        case "library": self = .library
        case "application": self = .application
        case "test": self = .test
        case "demo": self = .demo
        default: return nil
        }
    }
}
