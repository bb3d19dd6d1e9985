import NeedleText
import ScopeGraph
import SourceLayout

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

    private var graph: ScopeGraph { tree.graph }

    /// The whole file.
    ///
    /// - Parameter header: what stands at its top.
    func text(header: String, files: NeedleFiles) -> String {
        let isPluginized = graph.scopes.contains { if case .core? = $0.plugin { true } else { false } }
        var part = OutputPart()
        let groups = tree.components.map { (scope: $0, groups: search.groups(of: $0) ?? []) }
        let read = readProperties(groups)
        for (scope, groups) in groups where !groups.isEmpty {
            for provider in classes(of: scope, groups) { part.add(provider) }
            part.add(registration(of: scope, read[scope] ?? []))
        }
        for scope in tree.components {
            if let plugin = pluginExtension(of: scope) { part.add(plugin) }
        }
        let hash = isPluginized ? files.hash : nil
        let output = OutputText(header: header, imports: files.imports, hash: hash, parts: [part])
        return String(decoding: output.bytes, as: UTF8.self)
    }

    /// For each scope, the names of its properties that others read.
    private func readProperties(_ groups: [(scope: Int, groups: [[NeedleProvider]])]) -> [Int: Set<String>] {
        var read: [Int: Set<String>] = [:]
        for (scope, groups) in groups {
            let requirements = requirements(of: scope)
            for provider in groups.compactMap(\.first) {
                for (requirement, supplier) in zip(requirements, provider.suppliers) {
                    read[supplier.scope, default: []].insert(requirement.name)
                }
            }
        }
        return read
    }

    private func requirements(of scope: Int) -> [Requirement] {
        supply.requirementNeeds(of: scope, in: graph).compactMap { supply.needs[$0].requirement }
    }

    private func classes(of scope: Int, _ groups: [[NeedleProvider]]) -> [ProviderClass] {
        let requirements = requirements(of: scope)
        return groups.compactMap { group in
            guard let first = group.first else { return nil }
            let scopes = first.sources.map(\.scope)
            let sources = names.values(of: scopes, beside: requirements.map(\.name))
            let sourceOfScope = Dictionary(zip(scopes, sources)) { first, _ in first }
            let getters = zip(requirements, first.suppliers).compactMap { requirement, supplier in
                sourceOfScope[supplier.scope].map {
                    ProviderClass.Getter(requirement.variable, from: expression(for: supplier, $0.valueName))
                }
            }
            return ProviderClass(
                dependency: names.dependency(of: scope),
                getters: getters,
                sources: sources,
                ways: group.map { ProviderClass.Way(path: $0.path, levels: $0.sources.map(\.level)) },
                isIsolated: graph.scopes[scope].dependency?.isolation != nil
            )
        }
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
    private func registration(of scope: Int, _ read: Set<String>) -> DynamicText {
        DynamicText(
            component: names.type(of: scope),
            asked: (names.dependency(of: scope) ?? "EmptyDependency", requirements(of: scope).map(\.variable)),
            offered: graph.isNeedleLeaf(scope) ? nil : offered(by: scope, read)
        )
    }

    /// The public properties and those that others read, in the order of the sources: those of the class's file first.
    private func offered(by scope: Int, _ read: Set<String>) -> [TextVariable] {
        let value = graph.scopes[scope]
        let seen = value.provisions.filter { provision in
            provision.carrier == .itself && (provision.access == .public || read.contains(provision.name))
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
