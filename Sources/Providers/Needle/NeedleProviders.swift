import Cores
import NeedleText
import ScopeGraph
import Semantics
import SwiftReader
import WiringText

/// Generates the provider classes and registrations of the components below one module's roots, in Needle's form. The
/// bytes are identical to Needle's if Needle accepts an app and interprets it correctly.
struct NeedleProviders {
    let tree: NeedleTree
    let resolution: Resolution
    let names: NeedleNames
    let imports: ImportTable
    let sources: SourceTable
    private let search: NeedleSearch
    /// By module, the conditions under which the generated file imports it; `nil` for modules without components.
    private let importConditions: [[String]?]

    init(of tree: NeedleTree, resolution: Resolution, imports: ImportTable, sources: SourceTable) {
        self.imports = imports
        self.sources = sources
        self.tree = tree
        self.resolution = resolution
        names = NeedleNames(of: tree.graph, module: tree.module, imports)
        search = NeedleSearch(of: tree, resolution: resolution)
        var conditions = [[String]?](repeating: nil, count: tree.graph.modules.count)
        for home in Set(tree.components.map({ tree.graph.scopes[$0].module })) {
            conditions[home] = Self.importConditions(of: home, in: tree, imports)
        }
        importConditions = conditions
    }

    /// The generated code of one component.
    private struct Part {
        let scope: Int
        /// In the order of declaration.
        let requirements: [Requirement]
        /// Their declarations, one for each.
        let variables: [TextVariable]
        let groups: [[PathSuppliers<NeedleSupplier>]]
    }

    var graph: ScopeGraph { tree.graph }

    /// The providers of a scope, as `NeedleSearch` groups them; `nil` if not all of them can be generated.
    func groups(of scope: Int, _ needs: [Int]) -> [[PathSuppliers<NeedleSupplier>]]? {
        search.groups(of: scope, needs).flatMap { groups in groups.allSatisfy { isWritable(scope, $0) } ? groups : nil }
    }

    /// All paths from the roots to a scope.
    func paths(of scope: Int) -> [String] { search.paths.ofComponent[scope].map(pathText) }

    /// A path as it is registered.
    func pathText(of step: Int) -> String { search.paths.text(of: step) }

    /// The whole file.
    ///
    /// - Parameters:
    ///   - header: the text at its top.
    ///   - files: the files that declare the components.
    ///   - others: import statements for other code in the same file.
    func text(header: String, files: NeedleFiles, besides others: [String] = []) -> GeneratedText {
        let components = tree.components
        let written = mapOnAllCores(portions(of: components.count)) { self.written(components[$0]) }
        var read = readProperties(written)
        addPluginReads(to: &read)
        var plugins = OutputPart()
        for plugin in pluginExtensions() { plugins.add(plugin) }
        let providers = written.map { portion in
            OutputPiece.unwritten { [classes = portion.classes] in
                var output = OutputPart()
                for (provider, names) in classes { output.write(provider, named: names) }
                return output.providers
            }
        }
        let registrations = NeedleRegistrations(of: self, required: written.flatMap(\.required), read: read)
        let dynamicProviders = written.map { portion in
            OutputPiece.unwritten { [required = portion.required] in registrations.text(of: required.map(\.scope)) }
        }
        let membersByName = OutputPiece.unwritten { [lookups = written.flatMap(\.required)] in
            accessors(of: lookups).dynamicProviders
        }
        let output = OutputText(
            header: header,
            imports: others.isEmpty ? files.imports : mergedImports(files.imports, others),
            hash: files.hash,
            registered: written.map(\.registrations) + [plugins],
            providers: providers + [.written(plugins.providers)],
            dynamicProviders: dynamicProviders + [membersByName, .written(plugins.dynamicProviders)]
        )
        let libraryNames = names.libraryNames
        return GeneratedText(output.pieces.map(libraryNames.written))
    }

    /// The generated code of some components, with facts for the remaining code.
    private struct Written {
        var registrations = OutputPart()
        var classes: [(provider: ProviderClass, names: ProviderNames)] = []
        /// The components with providers, and how they look up their requirements.
        var required: [NeedleLookups] = []
        /// The properties that they read, as those that read them declare them.
        var read: [(scope: Int, name: String, variable: TextVariable)] = []
    }

    private func written(_ components: ArraySlice<Int>) -> Written {
        var written = Written()
        for part in components.lazy.map(part) where !part.groups.isEmpty {
            for provider in tree.served.contains(part.scope) ? [] : classes(of: part) {
                written.classes.append((provider, written.registrations.register(provider)))
            }
            written.required.append(lookups(of: part.scope, part.requirements, part.variables))
            for provider in part.groups.compactMap(\.first) {
                for (supplier, (requirement, variable)) in zip(
                    provider.suppliers,
                    zip(part.requirements, part.variables)
                ) where !supplier.owner.isDependency {
                    written.read.append((supplier.scope, requirement.name, variable))
                }
            }
        }
        return written
    }

    private func part(of scope: Int) -> Part {
        let needs = resolution.requirementNeeds(of: scope, in: graph)
        let requirements = needs.compactMap { resolution.needs[$0].ownRequirement }
        return Part(
            scope: scope,
            requirements: requirements,
            variables: requirements.map(names.variable),
            groups: (search.groups(of: scope, needs) ?? []).filter { isWritable(scope, $0) }
        )
    }

    /// Adds the properties that plugin extensions look up in non-core components.
    private func addPluginReads(to read: inout NeedleReads) {
        for scope in tree.components {
            guard case .core(let point)? = graph.scopes[scope].plugin, let nonCore = nonCore(of: scope) else {
                continue
            }
            for requirement in point.requirements {
                read[nonCore, default: [:]][requirement.name, default: []].insert(
                    NeedleRead(names.variable(of: requirement))
                )
            }
        }
    }

    private func readProperties(_ written: [Written]) -> NeedleReads {
        var read: NeedleReads = [:]
        for (scope, name, variable) in written.lazy.flatMap(\.read) {
            read[scope, default: [:]][name, default: []].insert(NeedleRead(variable))
        }
        return read
    }

    private func classes(of part: Part) -> [ProviderClass] {
        part.groups.compactMap { group in
            guard let first = group.first else { return nil }
            let scopes = first.sources.map(\.component)
            let sources = names.values(of: scopes, beside: part.requirements.map(\.name))
            let sourceOfScope = Dictionary(zip(scopes, sources)) { first, _ in first }
            let conditions = self.conditions(of: part.scope, readingFrom: scopes)
            let isIsolated = isIsolated(part)
            let isolatesByDefault = graph.modules[tree.module].language.isolatesByDefault
            let getters = zip(zip(part.variables, part.requirements), first.suppliers).compactMap {
                declared,
                supplier -> ProviderClass.Getter? in
                let (variable, requirement) = declared
                // A property that an extension of the dependency implements needs no getter.
                if supplier.owner.isDependency { return nil }
                return sourceOfScope[supplier.scope].map {
                    ProviderClass.Getter(
                        isolated(
                            variable.with(conditions: variable.conditions, around: conditions),
                            readingOn: supplier.isolation,
                            isRequiredOnActor: requirement.isolation != nil,
                            isFree: requirement.isolation == nil
                                && (isIsolated || isolatesByDefault && isFree(requirement, readFrom: supplier))
                        ),
                        from: expression(for: supplier, $0.valueName),
                        marks: supplier.effects.marks
                    )
                }
            }
            return ProviderClass(
                dependency: names.dependency(of: part.scope),
                getters: getters,
                sources: sources,
                routes: group.map { ProviderClass.Route(path: pathText(of: $0.step), levels: $0.sources.map(\.level)) },
                isIsolated: isIsolated || getters.contains { $0.variable.attributes.contains(Self.free) },
                conformanceAttribute: graph.scopes[part.scope].dependency?.writtenIsolation(
                    isIsolatedByDefault: isolatesByDefault
                ) ?? "",
                isSendable: graph.scopes[part.scope].dependency?.isSendable ?? false,
                availability: availability(of: part.scope, readingFrom: scopes),
                conditions: names.dependency(of: part.scope) != nil || names.isBranch(part.scope) ? conditions : []
            )
        }
    }

    /// Whether the class of a provider gets an isolation from its dependency, or from a part of a composition.
    private func isIsolated(_ part: Part) -> Bool {
        guard let dependencyProtocol = graph.scopes[part.scope].dependency else { return false }
        return dependencyProtocol.isolation != nil
            || dependencyProtocol.isComposition && part.requirements.contains { $0.isolation != nil }
    }

    /// Whether a getter belongs to no actor in a module in which everything belongs to the main actor by default: an
    /// asynchronous one may access a component that belongs to no actor only there.
    private func isFree(_ requirement: Requirement, readFrom supplier: NeedleSupplier) -> Bool {
        requirement.isNonisolated || requirement.effects.isAsync && supplier.isolation == nil
    }

    private static let free = "nonisolated"

    /// An asynchronous getter is isolated to the actor of the property that it reads, since only there may it access
    /// the component.
    ///
    /// - Parameters:
    ///   - actor: the actor of the property.
    ///   - isRequiredOnActor: whether the requirement names an actor.
    ///   - isFree: whether the getter belongs to no actor, but the class does.
    func isolated(
        _ variable: TextVariable,
        readingOn actor: String?,
        isRequiredOnActor: Bool,
        isFree: Bool
    ) -> TextVariable {
        var mark = isFree ? Self.free : nil
        if variable.effects.hasPrefix("async"), let actor {
            mark = variable.attributes.contains(actor) ? nil : actor
        }
        guard let mark else { return variable }
        // The actor of the requirement is the last attribute.
        let isReplaced = isRequiredOnActor && mark != Self.free
        return TextVariable(
            name: variable.name,
            type: variable.type,
            attributes: (isReplaced ? variable.attributes.dropLast() : variable.attributes) + [mark],
            conditions: variable.conditions,
            isSettable: variable.isSettable,
            effects: variable.effects
        )
    }

    private func expression(for supplier: NeedleSupplier, _ name: String) -> String {
        switch supplier.owner {
        case .itself, .dependencyExtension, .unseen, .unseenDependencyPart: name
        case .pluginExtension: "\(name).pluginExtension"
        case .nonCore: "(\(name).nonCoreComponent as! \(nonCore(of: supplier.scope).map(names.type) ?? "AnyObject"))"
        }
    }

    /// The non-core component of a core.
    func nonCore(of scope: Int) -> Int? {
        guard case .core(let point)? = graph.scopes[scope].plugin else { return nil }
        return graph.children(of: scope).first { graph.scopes[$0].id == point.nonCore }
    }

    /// The conditions under which the compiler sees a scope, its dependency and its suppliers.
    private func conditions(of scope: Int, readingFrom sources: [Int]) -> [String] {
        var all = BuildConditions.both(conditions(of: scope), dependencyConditions(of: scope))
        for source in sources { all = BuildConditions.both(all, conditions(of: source)) }
        return all
    }

    /// The conditions under which the compiler sees a scope.
    func conditions(of scope: Int) -> [String] {
        BuildConditions.both(graph.scopes[scope].conditions, importConditions(of: graph.scopes[scope].module))
    }

    /// The conditions under which the compiler sees the dependency of a scope.
    func dependencyConditions(of scope: Int) -> [String] {
        guard let dependencyProtocol = graph.scopes[scope].dependency else { return [] }
        guard let home = dependencyProtocol.module else { return dependencyProtocol.conditions }
        return BuildConditions.both(dependencyProtocol.conditions, importConditions(of: home))
    }

    private func importConditions(of home: Int) -> [String] {
        importConditions[home] ?? Self.importConditions(of: home, in: tree, imports)
    }

    private static func importConditions(of home: Int, in tree: NeedleTree, _ imports: ImportTable) -> [String] {
        home == tree.module ? [] : imports.conditions(of: tree.graph.modules[home].name, in: tree.module)
    }
}
