import Modules

/// The layout that a manifest, a project or a marker file of a build system defines for its folder.
///
/// There is one conforming type for each kind of layout. `ModuleFinder` chooses between their placements of a file.
protocol BuildSystemLayout {
    /// The placement of a file in this folder; `nil` if the layout does not know the file.
    ///
    /// - Parameter location: the absolute path of the file.
    func placement(of location: String) -> Placement?

    /// Whether two files in the same folder may have different placements, if no Xcode target lists them.
    var tellsFilesApart: Bool { get }
}

extension BuildSystemLayout {
    var tellsFilesApart: Bool { false }
}

/// Where a layout places a file.
enum Placement {
    /// The file belongs to a module. A placement that follows only from convention is not certain.
    case module(ModuleDescription, isCertain: Bool)
    /// Nothing compiles the file, unless another layout of the same folder certainly does.
    ///
    /// The suggestion is the module that its folder suggests. It is used when the user names the file explicitly.
    case leftOut(why: ModuleLayout.Why, suggestion: ModuleDescription?)
}

/// A module before it is named relative to the given paths.
struct ModuleDescription {
    var name: String
    /// Absolute.
    var folder: String
    var kind: Module.Kind
    var origin: Module.Origin
    /// The file that declares it, such as `Shop.xcodeproj`; "" if there is none.
    var evidence = ""
    /// Absolute.
    var package: String
    var dependencies: [String]?
    /// Absolute.
    var reachedPackages: [String] = []
    /// As in `Module.plugins`.
    var plugins: [String]?
    /// As in `Module.moduleAliases`.
    var moduleAliases: [String: String] = [:]
    var companions: [String] = []
    var language = LanguageSettings.unknown
    var sharers: [String] = []
    /// By the absolute path of a file that belongs to the module, the names of the other targets that compile it,
    /// sorted. Tests are not included.
    var sharedFiles: [String: [String]] = [:]
    var isNameGuessed = false
    /// As in `Module.isKindGuessed`.
    var isKindGuessed = false
    /// As in `Module.target`.
    var target: String?
}
