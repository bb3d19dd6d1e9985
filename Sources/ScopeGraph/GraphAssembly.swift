import Cores
import Semantics
import Modules
import SwiftReader

extension ScopeGraph {
    /// Builds the graph of the sources.
    ///
    /// Test modules form graphs of their own: the scopes that they create are never parents of an app's scopes.
    package static func graph(of sources: [ModuleSources], dialects: Dialects = .usual) -> ScopeGraph {
        GraphAssembly(reading: sources, dialects, .usually).tree().graph
    }
}

/// Sorts partial scopes and edges and creates the final graph.
struct GraphAssembly {
    private let model: SemanticModel
    private let wiring: WiringReader
    private var index: TypeIndex { model.index }
    private var partialScopes: [PartialScope] { wiring.table.partialScopes }

    init(reading sources: [ModuleSources], _ dialects: Dialects, _ shares: Partitioning) {
        model = SemanticModel(index: .index(of: sources, dialects.known, shares), shares: shares)
        var wiring = WiringReader(model: model, table: model.components(of: dialects))
        wiring.read(sources)
        self.wiring = wiring
    }

    func tree() -> (graph: ScopeGraph, model: ScopeModel) {
        let index = index
        let visibility = Future(isWorthwhile: partialScopes.count > ScopeGraph.manyScopes) {
            ModuleVisibility(of: index, isCertain: true)
        }
        let names = ScopeNames(of: partialScopes, in: index)
        let ids = names.identifiers
        let kept = keptScopes()
        let order = partialScopes.indices.filter { kept[$0] }.sorted { left, right in
            let distance = ids[left].distanceByBytes(to: ids[right])
            return distance > 0 || distance == 0 && partialScopes[left].location < partialScopes[right].location
        }
        var position = [Int](repeating: -1, count: partialScopes.count)
        for (new, old) in order.enumerated() { position[old] = new }
        let hasParent = Set(wiring.edges.filter { $0.parent != $0.child && !isOnlyShown($0) }.map(\.child))
        let faults =
            (wiring.table.faults + wiring.faults).compactMap { moved($0, position) }
            + duplicates(among: names.namesakes.map { $0.filter { kept[$0] } })
        let graph = ScopeGraph(
            modules: index.modules,
            dialects: wiring.table.dialects,
            scopes: scopes(order, ids, openScopes(hasParent)),
            edges: edges(position),
            faults: faults.sorted { $0.location < $1.location },
            modulesWithForeignImports: model.modulesWithForeignImports,
            visibility: visibility.value()
        )
        let declarations = ScopeDeclarations(
            table: wiring.table,
            order: order,
            position: position,
            edges: wiring.edges,
            faulty: faulty,
            componentsOfBuilder: wiring.madeByBuilder,
            unlinkedConstructions: wiring.unlinkedConstructions
        )
        return (graph, ScopeModel(model.forRules(), declarations))
    }

    /// Whether an edge belongs to the graph of a demo and not to that of the app.
    private func isOnlyShown(_ edge: PartialEdge) -> Bool {
        index.modules[partialScopes[edge.parent].module].kind.standsAlone
            && !index.modules[partialScopes[edge.child].module].kind.standsAlone
    }

    /// The scopes that the sources do not create but other code may: those of libraries with a public dependency or
    /// class, and those that a plugin point outside the sources creates.
    private func openScopes(_ hasParent: Set<Int>) -> Set<Int> {
        let candidates = partialScopes.indices.filter { partialScopes[$0].root == nil && !hasParent.contains($0) }
        let plugins = candidates.filter { isNonCore(partialScopes[$0]) }
        let exported = candidates.filter { !isNonCore(partialScopes[$0]) && isExported(partialScopes[$0]) }
        return Set(plugins).union(exported).subtracting(wiring.unnamed(among: exported))
    }

    private func isNonCore(_ partialScope: PartialScope) -> Bool {
        guard let type = partialScope.type else { return false }
        return model.ancestry(of: type).libraryRoles.contains(.nonCoreComponent)
    }

    private func isExported(_ partialScope: PartialScope) -> Bool {
        guard index.modules[partialScope.module].kind == .library, partialScope.kind != .provider else { return false }
        return partialScope.access >= .package || (partialScope.dependencyProtocol?.access ?? .internal) >= .package
    }

    /// The final scopes of partial scopes.
    ///
    /// - Parameter open: the partial scopes that other code may create.
    private func scopes(_ order: [Int], _ ids: [String], _ open: Set<Int>) -> [Scope] {
        let table = wiring.table
        let methodNames = model.methodNames(
            of: partialScopes.lazy.filter(\.dialect.parentsConform).compactMap(\.dependencyType)
        )
        let libraryNames = model.namesOfLibraryProperties(
            of: partialScopes.filter { $0.kind == .component && !$0.dialect.parentsConform }
        )
        let found = model.onAllCores(model.shares.portions(ofScopes: order.count)) { model, portion in
            let builder = ScopeBuilder(
                model: model,
                table: table,
                ids: ids,
                methodNames: methodNames,
                libraryNames: libraryNames
            )
            return order[portion].map { builder.scope($0, isOpen: open.contains($0)) }
        }
        return Array(joining: found)
    }

    /// The partial scopes that a fault concerns.
    private var faulty: Set<Int> { Set((wiring.table.faults + wiring.faults).compactMap(\.kind.scope)) }

    /// Omits providers without edges, and components that are only superclasses.
    private func keptScopes() -> [Bool] {
        let parents = Set(wiring.edges.map(\.parent))
        let linked = parents.union(wiring.edges.map(\.child))
        let superclasses = wiring.table.superclasses(in: model)
        let faulty = faulty
        return partialScopes.indices.map { scope in
            let partialScope = partialScopes[scope]
            if partialScope.kind == .provider { return parents.contains(scope) }
            // A scope that a finding names is kept.
            if faulty.contains(scope) { return true }
            let isOnlyBase = partialScope.type.map { superclasses.contains($0) } ?? false
            return !isOnlyBase || linked.contains(scope) || partialScope.root != nil
        }
    }

    private func edges(_ position: [Int]) -> [Edge] {
        let partialScopes = partialScopes
        let edges = PartialEdge.unique(wiring.edges, position)
        let found = model.onAllCores(model.shares.portions(ofScopes: edges.count)) { model, portion in
            var builder = EdgeBuilder(
                model: model,
                partialScopes: partialScopes,
                position: position
            )
            return edges[portion].map { builder.edge($0) }
        }
        return Array(joining: found)
    }

    /// A fault with the final index of its scope.
    private func moved(_ fault: GraphFault, _ position: [Int]) -> GraphFault? {
        guard let scope = fault.kind.scope else { return fault }
        guard position.indices.contains(scope), position[scope] >= 0 else { return nil }
        return GraphFault(kind: fault.kind.with(scope: position[scope]), location: fault.location)
    }

    /// Components of one module with the same name that are visible at the same time: not in two branches of an `#if`,
    /// and not each private to its own file.
    ///
    /// - Parameter namesakes: the scopes of each name that several have.
    private func duplicates(among namesakes: [[Int]]) -> [GraphFault] {
        namesakes.compactMap { scopes in
            let group = scopes.filter { partialScopes[$0].kind == .component }
            let clashing = group.filter { one in group.contains { $0 != one && clash(one, $0) } }
            guard let first = clashing.first else { return nil }
            let locations = clashing.map { partialScopes[$0].location }.sorted()
            return GraphFault(
                kind: .duplicateScope(name: partialScopes[first].name, locations: locations),
                location: locations.last ?? partialScopes[first].location
            )
        }
    }

    private func clash(_ left: Int, _ right: Int) -> Bool {
        guard let one = partialScopes[left].type, let other = partialScopes[right].type else { return false }
        let first = index.types[one]
        let second = index.types[other]
        guard first.module == second.module else { return false }
        let isHidden = first.access <= .fileprivate || second.access <= .fileprivate
        if isHidden, first.file != second.file { return false }
        return !first.isConditional && !second.isConditional && !mayExtendOthers(first)
    }

    /// Whether a type is nested in one that no source declares: extensions of that name may be of different types.
    private func mayExtendOthers(_ nested: DeclaredType) -> Bool {
        let outer = nested.qualifiedName.dropLast(nested.name.count)
        return !outer.isEmpty && index.types(named: String(outer.dropLast())).isEmpty
    }
}
