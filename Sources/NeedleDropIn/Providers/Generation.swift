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
        paths = Paths(of: graph)
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
        var output = OutputText()
        output.header = header
        output.imports = graph.imports + additionalImports
        output.hash = graph.isPluginized ? graph.inputHash : nil
        addProviders(to: &output)
        addPluginExtensions(to: &output)
        return output.bytes
    }

    private func addProviders(to output: inout OutputText) {
        let writer = ProviderText(graph: graph, paths: paths)
        let dynamicWriter = DynamicText(graph: graph)
        var factories: Set<String> = []
        for providers in providers where !providers.groups.isEmpty {
            let written = writer.write(providers, &factories)
            output.providers.append(written.code)
            output.registrations += written.registrations
            output.farthest = max(output.farthest, written.farthest)
            output.dynamicProviders.append(dynamicWriter.registration(of: graph.components[providers.component]))
        }
    }

    private func addPluginExtensions(to output: inout OutputText) {
        let dynamicWriter = DynamicText(graph: graph)
        for number in graph.pluginized {
            let component = graph.components[number]
            guard let nonCore = component.nonCore, let found = component.pluginExtension else { continue }
            let pluginExtension = graph.pluginExtensions[found]
            let writer = PluginExtensionText(
                component: component,
                nonCore: graph.components[nonCore],
                pluginExtension: pluginExtension
            )
            output.providers.append(writer.code)
            output.registrations.append(writer.registration)
            output.dynamicProviders.append(dynamicWriter.registration(of: component, pluginExtension))
        }
    }
}
