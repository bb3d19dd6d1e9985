import Providers
import ScopeGraph
import ScopeRules
import Semantics
import Modules
import SwiftReader

extension RuleSubject {
    /// All that rules may ask about one file of an app.
    ///
    /// - Parameters:
    ///   - app: the name of the app's module.
    ///   - isGenerated: whether what would be generated stands beside it already.
    convenience init(
        source: String,
        app: String = "App",
        isGenerated: Bool = false,
        allowedSingletons: Set<String> = [],
        language: LanguageSettings = .unknown
    ) {
        let module = Module(
            name: app,
            folder: "App",
            kind: .application,
            origin: .folder,
            package: "",
            language: language
        )
        let file = SourceFile(path: "App/App.swift", reading: Array(source.utf8))
        var sources = [ModuleSources(module: module, files: [file], generated: [])]
        var tree = ResolvedGraph(reading: sources)
        var plan = GenerationPlan(graph: tree.graph, resolution: tree.resolution, sources: sources)
        if isGenerated {
            let written = plan.files.map { GeneratedSource(path: $0.path, bytes: Array($0.contents.utf8)) }
            sources = [ModuleSources(module: module, files: [file], generated: written)]
            tree = ResolvedGraph(reading: sources)
            plan = GenerationPlan(graph: tree.graph, resolution: tree.resolution, sources: sources)
        }
        self.init(
            graph: tree.graph,
            resolution: tree.resolution,
            model: tree.model,
            plan: plan,
            suppressions: file.suppressions,
            suppressionFaults: file.suppressionFaults,
            sources: SourceTable(sources),
            allowedSingletons: allowedSingletons
        )
    }

    /// All that rules may ask about a graph made by hand.
    convenience init(graph: ScopeGraph) {
        let resolution = Resolution(of: graph)
        let sources = graph.modules.map { ModuleSources(module: $0, files: [], generated: []) }
        self.init(
            graph: graph,
            resolution: resolution,
            plan: GenerationPlan(graph: graph, resolution: resolution, sources: sources)
        )
    }
}
