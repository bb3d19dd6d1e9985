import Cores
import NeedleText
import ScopeGraph

/// Writes the provider classes and registrations of the components below one module's roots, in Needle's form: where
/// Needle accepts an app and reads it right, the bytes are the same.
struct NeedleProviders {
    let tree: NeedleTree
    let supply: Supply
    let names: NeedleNames
    private let search: NeedleSearch

    init(of tree: NeedleTree, supply: Supply) {
        self.tree = tree
        self.supply = supply
        names = NeedleNames(of: tree.graph, module: tree.module)
        search = NeedleSearch(of: tree, supply: supply)
    }

    /// What is written for one component.
    private struct Part {
        let scope: Int
        /// In the order in which its protocols declare them.
        let requirements: [Requirement]
        /// How they are written, one for each.
        let variables: [TextVariable]
        let groups: [[NeedleProvider]]
    }

    private var graph: ScopeGraph { tree.graph }

    /// The whole file.
    ///
    /// - Parameter header: what stands at its top.
    func text(header: String, files: NeedleFiles) -> GeneratedText {
        let components = tree.components
        let written = mapOnAllCores(portions(of: components.count)) { self.written(components[$0]) }
        let read = readProperties(written)
        var plugins = OutputPart()
        for plugin in components.compactMap(pluginExtension) { plugins.add(plugin) }
        let providers = written.map { portion in
            OutputPiece.unwritten { [classes = portion.classes] in
                var output = OutputPart()
                for (provider, names) in classes { output.write(provider, named: names) }
                return output.providers
            }
        }
        let dynamicProviders = written.map { portion in
            OutputPiece.unwritten { [asked = portion.asked] in self.dynamicProviders(asked, read) }
        }
        let output = OutputText(
            header: header,
            imports: files.imports,
            hash: files.hash,
            registered: written.map(\.registrations) + [plugins],
            providers: providers + [.written(plugins.providers)],
            dynamicProviders: dynamicProviders + [.written(plugins.dynamicProviders)]
        )
        return GeneratedText(output.pieces)
    }

    /// What is written for some components, and what is known of them then.
    private struct Written {
        var registrations = OutputPart()
        var classes: [(provider: ProviderClass, names: ProviderNames)] = []
        /// Those that have providers, with what they ask for.
        var asked: [(scope: Int, variables: [TextVariable])] = []
        /// The properties that they read.
        var read: [(scope: Int, name: String)] = []
    }

    private func written(_ components: ArraySlice<Int>) -> Written {
        var written = Written()
        for part in components.lazy.map(part) where !part.groups.isEmpty {
            for provider in classes(of: part) {
                written.classes.append((provider, written.registrations.register(provider)))
            }
            written.asked.append((part.scope, part.variables))
            for provider in part.groups.compactMap(\.first) {
                written.read += zip(provider.suppliers, part.requirements).map { ($0.scope, $1.name) }
            }
        }
        return written
    }

    /// What stands for the classes of some components where everything is looked up at run time.
    private func dynamicProviders(
        _ asked: [(scope: Int, variables: [TextVariable])],
        _ read: [Int: Set<String>]
    ) -> [UInt8] {
        var output = OutputPart()
        for (scope, variables) in asked { output.add(registration(of: scope, variables, read[scope] ?? [])) }
        return output.dynamicProviders
    }

    private func part(of scope: Int) -> Part {
        let needs = supply.requirementNeeds(of: scope, in: graph)
        let requirements = needs.compactMap { supply.needs[$0].requirement }
        return Part(
            scope: scope,
            requirements: requirements,
            variables: requirements.map(\.variable),
            groups: search.groups(of: scope, needs) ?? []
        )
    }

    /// For each scope, the names of its properties that others read.
    private func readProperties(_ written: [Written]) -> [Int: Set<String>] {
        var read: [Int: Set<String>] = [:]
        for (scope, name) in written.lazy.flatMap(\.read) { read[scope, default: []].insert(name) }
        return read
    }

    private func classes(of part: Part) -> [ProviderClass] {
        part.groups.compactMap { group in
            guard let first = group.first else { return nil }
            let scopes = first.sources.map(\.scope)
            let sources = names.values(of: scopes, beside: part.requirements.map(\.name))
            let sourceOfScope = Dictionary(zip(scopes, sources)) { first, _ in first }
            let getters = zip(part.variables, first.suppliers).compactMap { variable, supplier in
                sourceOfScope[supplier.scope].map {
                    ProviderClass.Getter(
                        variable,
                        from: expression(for: supplier, $0.valueName),
                        marks: variable.effects.isEmpty ? nil : marks(for: supplier, variable)
                    )
                }
            }
            return ProviderClass(
                dependency: names.dependency(of: part.scope),
                getters: getters,
                sources: sources,
                ways: group.map { ProviderClass.Way(path: $0.path, levels: $0.sources.map(\.level)) },
                isIsolated: graph.scopes[part.scope].dependency?.isolation != nil
            )
        }
    }

    /// The words in front of what is read in an effectful getter: it waits for an actor that it does not belong to.
    private func marks(for supplier: NeedleSupplier, _ variable: TextVariable) -> String {
        let isElsewhere = supplier.isolation.map { !variable.attributes.contains($0) } ?? false
        return Effects(isAsync: supplier.effects.isAsync || isElsewhere, thrown: supplier.effects.thrown).marks
    }

    private func expression(for supplier: NeedleSupplier, _ name: String) -> String {
        switch supplier.carrier {
        case .itself: name
        case .pluginExtension: "\(name).pluginExtension"
        case .nonCore: "(\(name).nonCoreComponent as! \(nonCore(of: supplier.scope).map(names.type) ?? "AnyObject"))"
        }
    }

    /// The non-core component of a core.
    private func nonCore(of scope: Int) -> Int? {
        guard case .core(let point)? = graph.scopes[scope].plugin else { return nil }
        return graph.children(of: scope).first { graph.scopes[$0].id == point.nonCore }
    }

    /// What stands for the providers where everything is looked up at run time.
    private func registration(of scope: Int, _ variables: [TextVariable], _ read: Set<String>) -> DynamicText {
        DynamicText(
            component: names.type(of: scope),
            asked: (names.dependency(of: scope) ?? "EmptyDependency", variables),
            offered: graph.isNeedleLeaf(scope) ? nil : offered(by: scope, read)
        )
    }

    /// The public properties and those that others read, in the order of the sources: those of the class's file first.
    private func offered(by scope: Int, _ read: Set<String>) -> [TextVariable] {
        let value = graph.scopes[scope]
        let seen = value.provisions.filter { provision in
            provision.carrier == .itself && provision.effects == .none
                && (provision.access == .public || read.contains(provision.name))
        }
        let sorted = seen.sorted { left, right in
            let (one, other) = (left.place.file == value.place.file, right.place.file == value.place.file)
            return one != other ? one : left.place < right.place
        }
        return sorted.compactMap { provision in
            provision.type.map { TextVariable(name: SwiftName.written(provision.name), type: $0.spelling) }
        }
    }

    private func pluginExtension(of scope: Int) -> PluginExtensionText? {
        guard case .core(let point)? = graph.scopes[scope].plugin, let nonCore = nonCore(of: scope) else { return nil }
        let values = names.values(of: [scope, nonCore], beside: point.requirements.map(\.name))
        let requirements = point.requirements.sorted { $0.place < $1.place }
        return PluginExtensionText(
            component: values[0],
            key: graph.scopes[scope].pathName,
            nonCore: values[1],
            asked: (point.pluginExtension, requirements.map(\.variable))
        )
    }
}
