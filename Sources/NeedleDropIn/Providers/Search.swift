import NeedleText

/// Searches the paths for suppliers: the nearest one counts, and no component supplies itself.
struct Search {
    /// What an ancestor provides besides its own properties.
    private struct Auxiliary {
        let name: String
        let offers: SortedNumbers
        let properties: [Property]
        /// Components with this dependency skip it, because they would supply themselves.
        let dependency: String
    }

    private let graph: DropInGraph
    private let paths: Paths
    /// The required properties of each dependency, as numbers.
    private let required: [[Int]]
    /// For each component, the numbers of the required properties that it provides.
    private let offers: [SortedNumbers]
    private var nonCores: [Int: Auxiliary] = [:]
    private var pluginExtensions: [Int: Auxiliary] = [:]
    /// The non-core components of pluginized ones.
    private let linkedNonCores: Set<Int>

    init(_ graph: DropInGraph, _ paths: Paths) {
        self.graph = graph
        self.paths = paths
        var numbers: [PropertyKey: Int] = [:]
        required = graph.dependencies.map { dependency in
            dependency.declared.properties.map { property in
                let number = numbers[property.key] ?? numbers.count
                numbers[property.key] = number
                return number
            }
        }
        let known = numbers
        func offered(_ properties: [Property]) -> SortedNumbers {
            SortedNumbers(properties.compactMap { known[$0.key] })
        }
        offers = graph.components.map { offered($0.properties) }
        linkedNonCores = Set(graph.components.compactMap(\.nonCore))
        addAuxiliaries(offered)
    }

    private mutating func addAuxiliaries(_ offered: ([Property]) -> SortedNumbers) {
        // Several components may share one: Needle uses the dependency of the last.
        var dependencies: [String: String] = [:]
        for number in graph.pluginized {
            let component = graph.components[number]
            guard let nonCore = component.nonCore, let found = component.pluginExtension else { continue }
            dependencies[graph.components[nonCore].name] = graph.components[nonCore].declared.dependency
            dependencies[graph.pluginExtensions[found].name] = component.declared.dependency
        }
        func auxiliary(_ name: String, _ properties: [Property]) -> Auxiliary {
            Auxiliary(
                name: name,
                offers: offered(properties),
                properties: properties,
                dependency: dependencies[name] ?? ""
            )
        }
        for number in graph.pluginized {
            guard let nonCore = graph.components[number].nonCore, let found = graph.components[number].pluginExtension
            else { continue }
            nonCores[number] = auxiliary(graph.components[nonCore].name, graph.components[nonCore].properties)
            let pluginExtension = graph.pluginExtensions[found]
            pluginExtensions[number] = auxiliary(pluginExtension.name, pluginExtension.properties)
        }
    }

    /// The providers of a component.
    ///
    /// - Parameters:
    ///   - number: an index into the components.
    ///   - missing: receives the missing properties, in Needle's words.
    /// - Returns: `nil` if something is missing.
    func providers(of number: Int, _ missing: inout [String]) -> ComponentProviders? {
        let component = graph.components[number]
        let groups = paths.suppliers(of: number) {
            graph.components[$0].name < graph.components[$1].name
        } find: {
            suppliers(of: component, at: $0, along: $1, &missing)
        }
        guard let groups else {
            missing.append("Missing one or more dependencies at scope.")
            return nil
        }
        return ComponentProviders(component: number, groups: groups)
    }

    /// - Parameter route: by level, from the component itself up.
    private func suppliers(
        of component: LinkedComponent,
        at step: Int,
        along route: [Int],
        _ missing: inout [String]
    ) -> [Paths.Found<Supplier>]? {
        guard let dependency = component.dependency else { return [] }
        let isBelowNonCore = !linkedNonCores.isEmpty && route.contains(where: linkedNonCores.contains)
        let auxiliaries = isBelowNonCore ? nonCores : pluginExtensions
        var found: [Paths.Found<Supplier>] = []
        found.reserveCapacity(required[dependency].count)
        for (location, id) in required[dependency].enumerated() {
            var supplier: Supplier?
            for level in route.indices.dropFirst() {
                let ancestor = route[level]
                if offers[ancestor].contains(id) {
                    supplier = Supplier(component: ancestor, route: .own)
                } else if !auxiliaries.isEmpty, let auxiliary = auxiliaries[ancestor],
                    auxiliary.dependency != component.declared.dependency,
                    auxiliary.offers.contains(id)
                {
                    supplier = Supplier(component: ancestor, route: isBelowNonCore ? .nonCore : .pluginExtension)
                }
                guard let supplier else { continue }
                found.append((supplier, level))
                break
            }
            if supplier == nil {
                let property = graph.dependencies[dependency].declared.properties[location]
                note(property, of: component, at: step, auxiliaries, &missing)
            }
        }
        return found.count == required[dependency].count ? found : nil
    }

    private func note(
        _ property: Property,
        of component: LinkedComponent,
        at step: Int,
        _ auxiliaries: [Int: Auxiliary],
        _ missing: inout [String]
    ) {
        var message =
            "Could not find a provider for (\(property.name): \(property.type)) which was required by "
            + "\(component.declared.dependency), along the DI branch of \(paths.text(of: step))."
        for ancestor in paths.upwards(from: step).dropFirst() {
            let own = graph.components[ancestor]
            var locations = [(own.name, own.properties)]
            if let auxiliary = auxiliaries[ancestor] { locations.append((auxiliary.name, auxiliary.properties)) }
            let near = locations.lazy.map { name, list in (name, list.filter { $0.type == property.type }.map(\.name)) }
            guard let (name, matches) = near.first(where: { !$0.1.isEmpty }) else { continue }
            message += " Found possible matches \(matches) at \(name)."
            break
        }
        missing.append(message)
    }
}
