import Providers
import ScopeGraph
import ScopeRules
import Semantics
import SourceLayout
import SwiftReader

extension RuleSubject {
    /// All that rules may ask about one file of an app.
    ///
    /// - Parameter isGenerated: whether what would be generated stands beside it already.
    init(source: String, isGenerated: Bool = false, allowedSingletons: Set<String> = []) {
        let module = Module(name: "App", folder: "App", kind: .application, origin: .folder, package: "")
        let file = SourceFile(path: "App/App.swift", reading: Array(source.utf8))
        func subject(_ generated: [GeneratedSource]) -> RuleSubject {
            let sources = [ModuleSources(module: module, files: [file], generated: generated)]
            let tree = ResolvedGraph(reading: sources)
            let (graph, resolution) = (tree.graph, tree.resolution)
            let plan = GenerationPlan(graph: graph, resolution: resolution, sources: sources)
            return RuleSubject(
                graph: graph,
                resolution: resolution,
                model: tree.model,
                plan: plan,
                suppressions: file.suppressions,
                suppressionFaults: file.suppressionFaults,
                sources: SourceTable(sources),
                allowedSingletons: allowedSingletons
            )
        }
        let first = subject([])
        let written = first.plan.files.map { file in
            GeneratedSource(path: file.path, bytes: Array(file.contents.utf8))
        }
        self = isGenerated ? subject(written) : first
    }

    /// All that rules may ask about a graph made by hand.
    init(graph: ScopeGraph) {
        let resolution = Resolution(of: graph)
        let sources = graph.modules.map { ModuleSources(module: $0, files: [], generated: []) }
        self.init(
            graph: graph,
            resolution: resolution,
            plan: GenerationPlan(graph: graph, resolution: resolution, sources: sources)
        )
    }
}
