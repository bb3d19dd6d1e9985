import NeedleText

/// Creates the generated file of a linked graph: its components in portions, which may be processed concurrently, and
/// then the whole.
package struct Generation: Sendable {
    let graph: DropInGraph
    let paths: Paths
    private let search: Search

    /// Enumerates the paths from the roots: check their number first.
    package init(of graph: DropInGraph) {
        self.graph = graph
        paths = Paths(of: graph.pathGraph)
        search = Search(graph, paths)
    }

    /// The number of components in the output.
    package var componentCount: Int { graph.written.count }

    /// The generated code for some of the components.
    package func part(_ components: Range<Int>) -> GenerationPart {
        var missing: [String] = []
        let providers = graph.written[components].compactMap { search.providers(of: $0, &missing) }
        var text = OutputPart(componentCount: components.count)
        for list in providers where !list.groups.isEmpty {
            for provider in classes(of: list) { text.add(provider) }
            text.add(graph.registration(of: graph.components[list.component]))
        }
        return GenerationPart(text: text, warnings: warnings(on: providers), missing: missing)
    }

    /// Needle's log, in order.
    ///
    /// - Parameters:
    ///   - parts: of all components, in order.
    ///   - level: messages that are not logged are not computed.
    package func log(of parts: [GenerationPart], level: LogLine.Level) -> [LogLine] {
        let warnings = level <= .info ? graph.orphanWarnings : []
        // Needle repeats its work for each of the two variants of the generated code.
        return (warnings + warnings).map { LogLine(.info, $0) } + parts.flatMap(\.missing).map { LogLine(.warning, $0) }
    }

    /// The error for missing properties, in which case nothing is generated.
    package func fault(in parts: [GenerationPart]) -> DropInError? {
        guard parts.contains(where: { !$0.missing.isEmpty }) else { return nil }
        return DropInError("Some dependencies are missing, please look at the warnings above for the list.")
    }

    /// The file, in UTF-8, in pieces.
    ///
    /// - Parameters:
    ///   - parts: of all components, in order.
    ///   - additionalImports: lines after the imports of the sources.
    ///   - header: the text at the top.
    package func contents(of parts: [GenerationPart], additionalImports: [String], header: String) -> [[UInt8]] {
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

/// The generated code for some of the components.
package struct GenerationPart: Sendable {
    let text: OutputPart
    let warnings: [Warning]
    /// The missing properties, in Needle's words, in which case nothing is generated.
    let missing: [String]
}
