import NeedleText

/// Makes the generated file of a linked graph: its components in portions, which may be worked on side by side, and then
/// the whole.
public struct Generation: Sendable {
    let graph: DropInGraph
    let paths: Paths
    private let search: Search

    /// The ways from the roots are listed one by one: count them before.
    public init(of graph: DropInGraph) {
        self.graph = graph
        paths = Paths(of: graph.pathGraph)
        search = Search(graph, paths)
    }

    /// How many components are written.
    public var componentCount: Int { graph.written.count }

    /// What belongs to some of the components.
    public func part(_ components: Range<Int>) -> GenerationPart {
        var missing: [String] = []
        let providers = graph.written[components].compactMap { search.providers(of: $0, &missing) }
        var text = OutputPart(componentCount: components.count)
        for list in providers where !list.groups.isEmpty {
            for provider in classes(of: list) { text.add(provider) }
            text.add(graph.registration(of: graph.components[list.component]))
        }
        return GenerationPart(text: text, warnings: warnings(on: providers), missing: missing)
    }

    /// All that Needle says, in order.
    ///
    /// - Parameters:
    ///   - parts: of all components, in order.
    ///   - level: what is not logged need not be found out.
    public func log(of parts: [GenerationPart], level: LogLine.Level) -> [LogLine] {
        let warnings = level <= .info ? graph.orphanWarnings : []
        // Needle goes through everything twice, once for each way in which what it writes can be compiled.
        return (warnings + warnings).map { LogLine(.info, $0) } + parts.flatMap(\.missing).map { LogLine(.warning, $0) }
    }

    /// That something is missing: nothing is written then.
    public func fault(in parts: [GenerationPart]) -> DropInError? {
        guard parts.contains(where: { !$0.missing.isEmpty }) else { return nil }
        return DropInError("Some dependencies are missing, please look at the warnings above for the list.")
    }

    /// The file, in UTF-8, in pieces.
    ///
    /// - Parameters:
    ///   - parts: of all components, in order.
    ///   - additionalImports: lines behind the imports of the sources.
    ///   - header: what stands at the top.
    public func contents(of parts: [GenerationPart], additionalImports: [String], header: String) -> [[UInt8]] {
        var plugins = OutputPart()
        for number in graph.pluginized {
            if let plugin = graph.pluginExtensionText(of: graph.components[number]) { plugins.add(plugin) }
        }
        return OutputText(
            header: header,
            imports: graph.imports + additionalImports,
            hash: graph.isPluginized ? graph.inputHash : nil,
            parts: parts.map(\.text) + [plugins]
        )
        .pieces.map(\.bytes)
    }
}

/// What belongs to some of the components.
public struct GenerationPart: Sendable {
    let text: OutputPart
    let warnings: [Warning]
    /// What is not to be had, in Needle's words: nothing is written then.
    let missing: [String]
}
