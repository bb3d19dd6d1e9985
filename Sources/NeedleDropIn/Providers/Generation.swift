import NeedleText

/// The generated file and all that Needle says while it is made.
public struct Generation: Sendable {
    let graph: DropInGraph
    let paths: Paths
    /// For each written component without a missing property.
    let providers: [ComponentProviders]
    /// In order.
    public let log: [LogLine]
    /// That something is missing: nothing is written then.
    public let fault: DropInError?

    /// Makes the providers of a linked graph. The ways from its roots are listed one by one: count them before.
    ///
    /// - Parameter level: what is not logged need not be found out.
    public init(of graph: DropInGraph, level: LogLine.Level) {
        self.graph = graph
        paths = Paths(of: graph.pathGraph)
        let search = Search(graph, paths)
        var missing: [String] = []
        providers = graph.written.compactMap { search.providers(of: $0, &missing) }
        let remarks = level <= .info ? graph.orphanRemarks : []
        // Needle goes through everything twice, once for each way in which what it writes can be compiled.
        log = (remarks + remarks).map { LogLine(.info, $0) } + missing.map { LogLine(.warning, $0) }
        fault =
            missing.isEmpty
            ? nil : DropInError("Some dependencies are missing, please look at the warnings above for the list.")
    }

    /// The file, in UTF-8.
    ///
    /// - Parameters:
    ///   - additionalImports: lines behind the imports of the sources.
    ///   - header: what stands at the top.
    public func contents(additionalImports: [String], header: String) -> [UInt8] {
        var output = OutputText(
            header: header,
            imports: graph.imports + additionalImports,
            hash: graph.isPluginized ? graph.inputHash : nil
        )
        var factories: Set<String> = []
        for list in providers where !list.groups.isEmpty {
            for provider in classes(of: list) { output.add(provider, &factories) }
            output.add(graph.registration(of: graph.components[list.component]))
        }
        for number in graph.pluginized {
            if let plugin = graph.pluginExtensionText(of: graph.components[number]) { output.add(plugin) }
        }
        return output.bytes
    }
}
