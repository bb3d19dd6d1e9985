import SwiftReader

/// A module: the unit in which a name refers to one type.
///
/// It is identified by its name *and* its folder: six tutorials with a `TicTacToe` each are six modules.
package struct Module: Hashable, Sendable {
    package enum Kind: UInt8, Sendable, CaseIterable {
        /// For use by other modules: a scope that is not created in the sources may be created elsewhere.
        case library
        /// A program: a scope that is not created in the sources is never created.
        case application
        /// A test target, or code that only tests use; it has its own graph.
        case test
        /// A program beside the app, such as a demo or a variant of it; it has its own graph.
        case demo

        /// Whether it has its own graph and is never a parent in the graphs of other modules.
        package var standsAlone: Bool { self == .test || self == .demo }
    }

    /// How the module was detected; shown to the user.
    package enum Origin: String, Sendable, CaseIterable {
        case package = "SwiftPM target"
        /// A folder of a package whose manifest computes targets in a way that cannot be evaluated.
        case packageFolder = "folder of a SwiftPM package"
        /// An Xcode target that lists its files.
        case xcodeTarget = "Xcode target"
        /// An Xcode target that compiles every file of a folder.
        case synchronizedFolder = "Xcode target with a synchronized folder"
        /// A project whose targets could not be read.
        case xcodeProject = "folder of an Xcode project"
        case tuistTarget = "Tuist target"
        /// A conventional folder in a Tuist project.
        case tuistFolder = "folder of a Tuist project"
        case pod = "development pod"
        /// A folder with a build file of Bazel or Buck.
        case buildFolder = "folder with a build file"
        case podfile = "folder with a Podfile"
        case folder = "folder"
        case option = "--module"
        /// The public surface of a library without sources.
        case stub = "stub of a library"
    }

    package let name: String
    /// The folder of its sources, relative to the given path, with `/`; "" for the given path itself.
    package let folder: String
    package let kind: Kind
    package let origin: Origin
    /// The folder of its SwiftPM package or Xcode project. It bounds `package` access, and names are looked up here
    /// first.
    package let package: String
    /// The names of the modules that it can import; `nil` if the layout does not declare them.
    package let dependencies: [String]?
    /// The packages that its manifest or project refers to by path, each as in `package`.
    package let reachedPackages: [String]
    /// The names of the SwiftPM plugins that its target uses; `nil` if unknown.
    package let plugins: [String]?
    /// By the name that its files import, the name that a module has in its own package: its SwiftPM target uses
    /// `moduleAliases`.
    package let moduleAliases: [String: String]
    /// The names of the modules that own files which its target also compiles: it sees them without an import.
    package let companions: [String]
    package let language: LanguageSettings
    /// The names of the other targets that compile some of its files: importing one of them may refer to declarations
    /// of this module.
    package let sharers: [String]
    /// Whether the name is derived from a folder or project, because no manifest declares it in a readable way.
    package let isNameGuessed: Bool
    /// Whether a manifest declares it without a readable kind, so that its imports decide whether it is a test.
    package let isKindGuessed: Bool
    /// The name of the Xcode target that builds it, which need not be a Swift identifier: `Shop-Kit`; `nil` without
    /// one.
    package let target: String?
    /// The names of the modules that one of its files imports with `@testable`, which shows it their internal
    /// declarations. Known once the files are read.
    package var testableImports: Set<String> = []
    /// The same in all builds, by the path of the file with the imports.
    package var testableImportsByFile: [String: Set<String>] = [:]

    package init(
        name: String,
        folder: String,
        kind: Kind,
        origin: Origin,
        package: String,
        dependencies: [String]? = nil,
        reachedPackages: [String] = [],
        plugins: [String]? = nil,
        moduleAliases: [String: String] = [:],
        companions: [String] = [],
        language: LanguageSettings = .unknown,
        sharers: [String] = [],
        isNameGuessed: Bool = false,
        isKindGuessed: Bool = false,
        target: String? = nil
    ) {
        self.name = name
        self.folder = folder
        self.kind = kind
        self.origin = origin
        self.package = package
        self.dependencies = dependencies
        self.reachedPackages = reachedPackages
        self.plugins = plugins
        self.moduleAliases = moduleAliases
        self.companions = companions
        self.language = language
        self.sharers = sharers
        self.isNameGuessed = isNameGuessed
        self.isKindGuessed = isKindGuessed
        self.target = target
    }

    /// The name that an imported module has in its own package.
    package func ownName(ofImported name: String) -> String {
        moduleAliases.isEmpty ? name : moduleAliases[name] ?? name
    }

    /// The name by which its files import a module; of several, the first in byte order.
    package func importedName(of name: String) -> String {
        moduleAliases.isEmpty
            ? name : moduleAliases.filter { $0.value == name }.keys.min { $0.precedesByBytes($1) } ?? name
    }

    /// Whether its target uses plugins that are known, without the one that generates code in a build.
    package var lacksGeneration: Bool { plugins.map { !$0.contains(Self.generatingPlugin) } ?? false }

    /// The name of the plugin that generates code in a build.
    package static let generatingPlugin = "ThimbleGenerate"
    /// The name of the plugin that checks in a build, and generates nothing.
    package static let checkingPlugin = "ThimbleCheck"

    /// Whether a plugin of its builds, other than those of Thimble, may write code that is not in the sources.
    package var mayBeGeneratedByOthers: Bool {
        !(plugins ?? []).allSatisfy([Self.generatingPlugin, Self.checkingPlugin].contains)
    }

    /// The module of a library's stub.
    package static func stub(named name: String) -> Module {
        Module(name: name, folder: "<\(name)>", kind: .library, origin: .stub, package: "<\(name)>")
    }

    /// A copy with another name or kind, or that shares files with other targets.
    package func with(
        name: String? = nil,
        kind: Kind? = nil,
        companions: [String]? = nil,
        sharers: [String]? = nil
    ) -> Module {
        Module(
            name: name ?? self.name,
            folder: folder,
            kind: kind ?? self.kind,
            origin: origin,
            package: package,
            dependencies: dependencies,
            reachedPackages: reachedPackages,
            plugins: plugins,
            moduleAliases: moduleAliases,
            companions: companions ?? self.companions,
            language: language,
            sharers: sharers ?? self.sharers,
            isNameGuessed: isNameGuessed && name == nil,
            isKindGuessed: isKindGuessed && kind == nil,
            target: target
        )
    }
}

/// Who writes the wiring between the scopes of a module.
package enum WiringMode: String, Sendable, CaseIterable {
    /// The team.
    case hand
    /// `thimble generate`.
    case generated
}

/// A module with the results of reading its files.
package struct ModuleSources: Sendable {
    package let module: Module
    /// In byte order of their paths, without generated files and files that cannot affect a result.
    package let files: [SourceFile]
    /// The imports of the module's other files, sorted.
    package let otherImports: [String]
    /// Whether the user has excluded files of the module, whose imports are unknown.
    package let hasExcludedFiles: Bool
    /// The files that Thimble generated for this module, with their current contents, in byte order of their paths.
    package let generated: [GeneratedSource]
    /// The files with Needle's mark, in byte order of their paths; only their beginnings, up to the imports.
    package let generatedForNeedle: [GeneratedSource]
    /// The configured path of the code generated for this module, relative to the given path; absolute outside it.
    package let generatedPath: String?
    /// Whether the build generates the code of this module, so that no file of it is in the sources.
    package let isGeneratedByBuild: Bool
    /// By the paths of files that other targets also compile, the names of these targets, sorted; of generated files only
    /// those with Needle's mark.
    package let sharersOfFiles: [String: [String]]
    /// The same for the files that Thimble generated.
    package let sharersOfGenerated: [String: [String]]
    /// Who writes the wiring of the module; `nil` if it is not configured.
    package let wiringMode: WiringMode?
    /// Where new files of the module are compiled; `nil` if unknown.
    package let newFiles: NewFiles?

    package init(
        module: Module,
        files: [SourceFile],
        generated: [GeneratedSource],
        generatedForNeedle: [GeneratedSource] = [],
        otherImports: [String] = [],
        hasExcludedFiles: Bool = false,
        generatedPath: String? = nil,
        isGeneratedByBuild: Bool = false,
        sharersOfFiles: [String: [String]] = [:],
        sharersOfGenerated: [String: [String]] = [:],
        wiringMode: WiringMode? = nil,
        newFiles: NewFiles? = nil
    ) {
        self.newFiles = newFiles
        self.wiringMode = wiringMode
        self.sharersOfFiles = sharersOfFiles
        self.sharersOfGenerated = sharersOfGenerated
        self.otherImports = otherImports
        self.hasExcludedFiles = hasExcludedFiles
        self.generatedPath = generatedPath
        self.isGeneratedByBuild = isGeneratedByBuild
        self.generatedForNeedle = generatedForNeedle
        self.module = module
        self.files = files
        self.generated = generated
    }

    /// A copy with the files of another module, which are part of this one.
    package func with(filesOf other: ModuleSources) -> ModuleSources {
        ModuleSources(
            module: module,
            files: (files + other.files).sorted { $0.path.precedesByBytes($1.path) },
            generated: (generated + other.generated).sorted { $0.path.precedesByBytes($1.path) },
            generatedForNeedle: (generatedForNeedle + other.generatedForNeedle)
                .sorted { $0.path.precedesByBytes($1.path) },
            otherImports: Set(otherImports + other.otherImports).sorted(),
            generatedPath: generatedPath,
            isGeneratedByBuild: isGeneratedByBuild,
            sharersOfFiles: sharersOfFiles.merging(other.sharersOfFiles) { first, _ in first },
            wiringMode: wiringMode,
            newFiles: newFiles
        )
    }

    /// A copy whose files belong to another module.
    package var withoutFiles: ModuleSources { ModuleSources(module: module, files: [], generated: []) }

    /// A copy with another module.
    package func with(_ module: Module) -> ModuleSources { copy(module, wiringMode) }

    /// A copy with another configuration.
    package func with(_ wiringMode: WiringMode) -> ModuleSources { copy(module, wiringMode) }

    private func copy(_ module: Module, _ wiringMode: WiringMode?) -> ModuleSources {
        ModuleSources(
            module: module,
            files: files,
            generated: generated,
            generatedForNeedle: generatedForNeedle,
            otherImports: otherImports,
            hasExcludedFiles: hasExcludedFiles,
            generatedPath: generatedPath,
            isGeneratedByBuild: isGeneratedByBuild,
            sharersOfFiles: sharersOfFiles,
            sharersOfGenerated: sharersOfGenerated,
            wiringMode: wiringMode,
            newFiles: newFiles
        )
    }
}

/// A generated file, recognized by its mark.
package struct GeneratedSource: Hashable, Sendable {
    /// Relative to the given path.
    package let path: String
    package let bytes: [UInt8]

    package init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }
}
