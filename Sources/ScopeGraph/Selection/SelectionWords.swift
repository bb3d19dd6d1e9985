import SwiftReader

/// The words with which the dialects begin: a file that has none of them, nor any name that leads to them, cannot
/// change an answer.
enum SelectionWords {
    /// What leads to a scope.
    static let roots = WordSet(scopeWords + ribWords)
    /// These, and the word of an import that brings another module to whoever imports this one.
    static let ofFiles = WordSet(scopeWords + ribWords + ["_exported"])
    /// What a type inherits, directly or not, whose properties are asked for or offered.
    static let scopes = WordSet(scopeWords)

    /// Words of scopes and of what they need.
    private static let scopeWords = [
        "Component", "BootstrapComponent", "PluginizedComponent", "NonCoreComponent", "EmptyComponent", "Dependency",
        "EmptyDependency", "PluginExtension", "Builder", "ComponentizedBuilder", "SimpleComponentizedBuilder",
        "MultiStageComponentizedBuilder", "SimpleMultiStageComponentizedBuilder",
    ]

    /// Other words of the libraries that rules know, and the names of the libraries.
    private static let ribWords = [
        "Router", "ViewableRouter", "LaunchRouter", "Interactor", "PresentableInteractor", "Presentable", "Buildable",
        "Interactable", "InteractorScope", "LaunchRouting", "RouterScope", "Routing", "ViewControllable",
        "ViewableRouting", "NeedleFoundation", "RIB", "RIBs",
    ]
}
