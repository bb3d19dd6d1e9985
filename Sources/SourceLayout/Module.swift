import SwiftReader

/// A module: the unit in which a name means one type.
///
/// It is its name *and* its folder: six tutorials with a `TicTacToe` each are six modules.
public struct Module: Hashable, Sendable {
    public enum Kind: UInt8, Sendable {
        /// Made to be used by other modules: what nothing in the sources makes may be made elsewhere.
        case library
        /// A program: what nothing in the sources makes is never made.
        case application
        /// A test target, or what only tests use: a graph of its own.
        case test
        /// A program beside the app, such as a demo or a variant of it: a graph of its own.
        case demo

        /// Whether it makes a graph of its own and is never a parent in the graphs of other modules.
        public var standsAlone: Bool { self == .test || self == .demo }
    }

    /// How it came to be known, to be shown to a person.
    public enum Origin: String, Sendable {
        case package = "SwiftPM target"
        /// An Xcode target that lists its files.
        case xcodeTarget = "Xcode target"
        /// An Xcode target that takes every file of a folder.
        case synchronizedFolder = "Xcode target with a synchronized folder"
        /// A project whose targets could not be read.
        case xcodeProject = "folder of an Xcode project"
        case tuistTarget = "Tuist target"
        /// A customary folder in a Tuist project.
        case tuistFolder = "folder of a Tuist project"
        case pod = "development pod"
        /// A folder with a build file of Bazel or Buck.
        case buildFolder = "folder with a build file"
        case podfile = "folder with a Podfile"
        case folder = "folder"
        case option = "--module"
    }

    public let name: String
    /// The folder that holds its sources, as found from the given path, with `/`; "" for the given path itself.
    public let folder: String
    public let kind: Kind
    public let origin: Origin
    /// What belongs together, such as one SwiftPM package or one Xcode project: its folder.
    /// `package` access reaches as far, and names are looked up here before they are looked up elsewhere.
    public let package: String
    /// The names of the modules that it can import, where the layout says so; `nil` where it does not.
    public let dependencies: [String]?
    /// The packages that its manifest or project names by their paths, each as in `package`.
    public let reachedPackages: [String]
    /// The names of modules whose files its target compiles too, though they count for the other module: it sees them
    /// without an import.
    public let companions: [String]
    public let language: LanguageSettings
    /// The names of the targets that compile some of its files too, though these count for this module: who imports one
    /// of them may mean what stands here.
    public let sharers: [String]
    /// Whether no manifest says its name in a way that can be read, so that a folder or project gave it one.
    public let isNameGuessed: Bool
    /// The name of the Xcode target that makes it, which need not be a name in Swift: `Shop-Kit`; `nil` without one.
    public let target: String?

    public init(
        name: String,
        folder: String,
        kind: Kind,
        origin: Origin,
        package: String,
        dependencies: [String]? = nil,
        reachedPackages: [String] = [],
        companions: [String] = [],
        language: LanguageSettings = .unknown,
        sharers: [String] = [],
        isNameGuessed: Bool = false,
        target: String? = nil
    ) {
        self.name = name
        self.folder = folder
        self.kind = kind
        self.origin = origin
        self.package = package
        self.dependencies = dependencies
        self.reachedPackages = reachedPackages
        self.companions = companions
        self.language = language
        self.sharers = sharers
        self.isNameGuessed = isNameGuessed
        self.target = target
    }

    /// The same module as one of another name or kind.
    func with(name: String? = nil, kind: Kind? = nil) -> Module {
        Module(
            name: name ?? self.name,
            folder: folder,
            kind: kind ?? self.kind,
            origin: origin,
            package: package,
            dependencies: dependencies,
            reachedPackages: reachedPackages,
            companions: companions,
            language: language,
            sharers: sharers,
            isNameGuessed: isNameGuessed && name == nil,
            target: target
        )
    }
}

/// Who writes the wiring between the scopes of a module.
public enum WiringMode: String, Sendable, CaseIterable {
    /// The team.
    case hand
    /// `thimble generate`.
    case generated
}

/// A module with what was read of its files.
public struct ModuleSources: Sendable {
    public let module: Module
    /// Sorted by the bytes of their paths. Generated files are not among them, nor those that cannot change an answer.
    public let files: [SourceFile]
    /// What the module's other files import, sorted.
    public let otherImports: [String]
    /// The files that Thimble wrote for this module, as they are now; sorted likewise.
    public let generated: [GeneratedSource]
    /// The files with Needle's mark, likewise; of each the beginning, as far as its imports.
    public let generatedForNeedle: [GeneratedSource]
    /// Where a person wants what is generated for this module, as found from the given path; absolute outside of it.
    public let generatedPath: String?
    /// By the paths of those files that other targets compile too, the names of these targets, sorted.
    public let sharersOfFiles: [String: [String]]
    /// Who writes the wiring of the module, where the configuration says so.
    public let wiringMode: WiringMode?

    public init(
        module: Module,
        files: [SourceFile],
        generated: [GeneratedSource],
        generatedForNeedle: [GeneratedSource] = [],
        otherImports: [String] = [],
        generatedPath: String? = nil,
        sharersOfFiles: [String: [String]] = [:],
        wiringMode: WiringMode? = nil
    ) {
        self.wiringMode = wiringMode
        self.sharersOfFiles = sharersOfFiles
        self.otherImports = otherImports
        self.generatedPath = generatedPath
        self.generatedForNeedle = generatedForNeedle
        self.module = module
        self.files = files
        self.generated = generated
    }

    /// The same files of another module.
    func with(_ module: Module) -> ModuleSources {
        ModuleSources(
            module: module,
            files: files,
            generated: generated,
            generatedForNeedle: generatedForNeedle,
            otherImports: otherImports,
            generatedPath: generatedPath,
            sharersOfFiles: sharersOfFiles,
            wiringMode: wiringMode
        )
    }
}

/// A file that a generator wrote, known by its mark.
public struct GeneratedSource: Hashable, Sendable {
    /// As found from the given path.
    public let path: String
    public let bytes: [UInt8]

    public init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }
}
