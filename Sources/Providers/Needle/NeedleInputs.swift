import Cores
import Modules
import ScopeGraph
import Semantics
import WiringText

/// What the providers of one module are generated from.
struct NeedleInput {
    let tree: NeedleTree
    let resolution: Resolution
    let sources: [ModuleSources]
    let imports: ImportTable
    let table: SourceTable

    var providers: NeedleProviders {
        NeedleProviders(of: tree, resolution: resolution, imports: imports, sources: table)
    }

    /// The whole file.
    ///
    /// - Parameters:
    ///   - header: the text at its top.
    ///   - others: import statements for other code in the same file.
    func text(header: String, besides others: [String] = []) -> GeneratedText {
        let files = NeedleFiles(of: sources, imports: imports, tree: tree)
        return providers.text(header: header, files: files, besides: others)
    }
}

/// What the providers of each module are generated from: the tree as a target sees it if the target shares files with
/// others, since it may lack members and components of these.
struct NeedleInputs {
    let views: TargetViews
    private let graph: ScopeGraph
    private let resolution: Resolution
    private let sources: [ModuleSources]
    private let imports: Lazy<ImportTable>
    private let table: Lazy<SourceTable>

    /// - Parameters:
    ///   - known: the imports of the sources, if already known.
    ///   - views: what the targets see that share files, if already known.
    init(
        graph: ScopeGraph,
        resolution: Resolution,
        sources: [ModuleSources],
        imports known: ImportTable? = nil,
        views: TargetViews? = nil
    ) {
        self.graph = graph
        self.resolution = resolution
        self.sources = sources
        self.views = views ?? TargetViews(of: sources, in: graph)
        let dialects = graph.dialects
        imports = Lazy { known ?? ImportTable(of: sources, dialects) }
        table = Lazy { SourceTable(sources) }
    }

    /// The tree of a module.
    func tree(of module: Int) -> NeedleTree {
        guard let view = views.view(of: module) else { return NeedleTree(of: graph, module: module) }
        return NeedleTree(of: view.tree.graph, module: view.sources.target)
    }

    func input(of module: Int) -> NeedleInput { input(of: module, tree(of: module)) }

    /// - Parameter tree: the tree of the module.
    func input(of module: Int, _ tree: NeedleTree) -> NeedleInput {
        guard let view = views.view(of: module) else {
            return NeedleInput(
                tree: tree,
                resolution: resolution,
                sources: sources,
                imports: imports.value,
                table: table.value
            )
        }
        return NeedleInput(
            tree: tree,
            resolution: view.tree.resolution,
            sources: view.sources.modules,
            imports: ImportTable(of: view.sources.modules, graph.dialects),
            table: SourceTable(view.sources.modules)
        )
    }
}
