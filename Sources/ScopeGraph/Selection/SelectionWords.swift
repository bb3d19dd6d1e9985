import SwiftReader

/// The words that identify the dialects. A file that contains none of them, and no name that leads to them, cannot
/// affect a result.
enum SelectionWords {
    /// The words that lead to a scope.
    static let roots = WordSet(scopeWords + ribWords)
    /// The same, and the attribute of an import that reexports another module.
    static let ofFiles = WordSet(scopeWords + ribWords + ["_exported"])
    /// The words that types with required or provided properties inherit, directly or not.
    static let scopes = WordSet(scopeWords)

    /// The words of scopes and their dependencies.
    private static let scopeWords = [
        "Component", "BootstrapComponent", "PluginizedComponent", "NonCoreComponent", "EmptyComponent", "Dependency",
        "EmptyDependency", "PluginExtension", "Builder", "ComponentizedBuilder", "SimpleComponentizedBuilder",
        "MultiStageComponentizedBuilder", "SimpleMultiStageComponentizedBuilder",
    ]

    /// Other words of the libraries that rules recognize, and the names of the libraries.
    private static let ribWords = [
        "Router", "ViewableRouter", "LaunchRouter", "Interactor", "PresentableInteractor", "Presentable", "Buildable",
        "Interactable", "InteractorScope", "LaunchRouting", "RouterScope", "Routing", "ViewControllable",
        "ViewableRouting", "NeedleFoundation", "RIB", "RIBs",
    ]
}
