/// A folder in which something tells the modules: a manifest, a project, or the mark of a build system.
///
/// There is one for each kind of layout, all alike: what they say of a file is weighed by `ModuleFinder`.
protocol BuildSystemLayout {
    /// What this layout says of a file in its folder; `nil` where it says nothing.
    ///
    /// - Parameter location: the absolute path of the file.
    func placement(of location: String) -> Placement?

    /// Whether it may say one thing of a file, and another one of a file beside it that no Xcode target lists.
    var tellsFilesApart: Bool { get }
}

extension BuildSystemLayout {
    var tellsFilesApart: Bool { false }
}

/// What a layout says of a file.
enum Placement {
    /// The file belongs to a module. What is only customary, and written nowhere, is not certain.
    case module(ModuleDescription, isCertain: Bool)
    /// Nothing compiles the file.
    ///
    /// The suggestion is the module that its folder suggests, for someone who points at the file.
    case leftOut(why: ModuleLayout.Why, suggestion: ModuleDescription?)
}

/// What is known of a module before it has its name in paths.
struct ModuleDescription {
    var name: String
    /// Absolute.
    var folder: String
    var kind: Module.Kind
    var origin: Module.Origin
    /// The file that says so, such as `Shop.xcodeproj`; "" where none does.
    var evidence = ""
    /// Absolute.
    var package: String
    var dependencies: [String]?
    /// Absolute.
    var reachedPackages: [String] = []
    var companions: [String] = []
    var language = LanguageSettings.unknown
    var sharers: [String] = []
    /// By the absolute path of a file that counts for the module, the names of the other targets that compile it, sorted.
    /// Tests are not among them.
    var sharedFiles: [String: [String]] = [:]
    var isNameGuessed = false
    /// As in `Module.target`.
    var target: String?
}
