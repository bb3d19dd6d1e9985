import Cores
import SwiftReader

/// Assembles the usage of the scopes of a graph.
struct UsageReader {
    let model: SemanticModel
    let wiring: WiringReader
    private var table: ScopeTable { wiring.table }

    /// - Parameters:
    ///   - scopes: the scopes of the graph.
    ///   - order: the partial scope of each scope.
    ///   - position: the scope of each partial scope; -1 if there is none.
    ///   - extent: how much to analyze.
    func usage(of scopes: [Scope], _ order: [Int], _ position: [Int], _ extent: UsageExtent) -> Usage {
        if extent == .initializerReads { return usageWithInitializerReadsOnly(order, position) }
        let asked = NameFilter(scopes.lazy.flatMap { $0.requirements.lazy.map(\.name) })
        let reads = RequirementUse.reads(of: asked, by: order.lazy.map { table.partialScopes[$0] }, in: model)
        let discardedComponents = DiscardedComponents.all(in: model, table: table)
        let kept = retainedChildren(position)
        let idle = needlessConformances(position)
        let launched = launchedScopes()
        let madeNames = FreshValues.names(madeBy: scopes, asked: asked)
        let provisions = extent == .everything ? ProvisionUse.reads(ofProvisionsOf: scopes, in: model) : nil
        let made = placed(InitializerReadFinder(model: model, table: table).all(), position)
        let partialScopes = table.partialScopes
        let sight = ModuleSight(of: model.index)
        let usages = model.onAllCores(model.shares.portions(ofScopes: order.count)) { model, portion in
            let requirementUse = RequirementUse(model: model, reads: reads, sight: sight)
            let provisionUse = provisions.map { ProvisionUse(model: model, reads: $0) }
            let ownValues = FreshValues(model: model, names: madeNames)
            return portion.map { number in
                let partialScope = order[number]
                let names = requirementUse.names(of: partialScopes[partialScope], scopes[number].requirements)
                return ScopeUsage(
                    unreadRequirements: names.unread,
                    idleRequirements: names.idle,
                    offers: names.offers,
                    discardedComponents: discardedComponents[partialScope] ?? [],
                    retainedChildren: (kept[partialScope] ?? []).sorted {
                        ($0.location, $0.child) < ($1.location, $1.child)
                    },
                    needlessConformances: (idle[partialScope] ?? []).sorted { $0.location < $1.location },
                    isLaunched: launched.contains(partialScope),
                    initializerReads: made[partialScope] ?? [],
                    ownValues: ownValues.names(of: partialScopes[partialScope], scopes[number].provisions),
                    readProvisions: provisionUse?.names(of: partialScopes[partialScope], scopes[number].provisions)
                )
            }
        }
        return Usage(
            scopes: Array(joining: usages),
            backReferences: BackReferences(model: model).all(),
            unsetListeners: UnsetListeners(model: model).all()
        )
    }

    private func usageWithInitializerReadsOnly(_ order: [Int], _ position: [Int]) -> Usage {
        let initializerReads = placed(InitializerReadFinder(model: model, table: table).all(), position)
        let scopes = order.map { partialScope in
            ScopeUsage(
                unreadRequirements: [],
                idleRequirements: [],
                discardedComponents: [],
                retainedChildren: [],
                needlessConformances: [],
                isLaunched: false,
                initializerReads: initializerReads[partialScope] ?? []
            )
        }
        return Usage(scopes: scopes, backReferences: [], unsetListeners: [])
    }

    /// By partial scope.
    private func retainedChildren(_ position: [Int]) -> [Int: [RetainedChildSite]] {
        let partialScopes = RetainedChildren(model: model, table: table, madeByBuilder: wiring.madeByBuilder).all()
        var result: [Int: [RetainedChildSite]] = [:]
        for partialScope in partialScopes {
            for child in partialScope.children where position[child] >= 0 {
                let kept = RetainedChildSite(
                    child: position[child],
                    kept: model.index.types[partialScope.kept].qualifiedName,
                    property: partialScope.property,
                    isShared: partialScope.isShared,
                    location: partialScope.location
                )
                result[partialScope.parent, default: []].append(kept)
            }
        }
        return result
    }

    /// By partial scope.
    private func placed(_ initializerReads: [Int: [InitializerReads]], _ position: [Int]) -> [Int: [InitializerReads]] {
        if initializerReads.isEmpty { return [:] }
        return initializerReads.mapValues { initializerReads in
            initializerReads.map { making in
                let reads = making.reads.compactMap { read -> InitializerRead? in
                    guard case .component(let partialScope) = read.source else { return read }
                    guard position[partialScope] >= 0 else { return nil }
                    return InitializerRead(
                        name: read.name,
                        source: .component(position[partialScope]),
                        location: read.location
                    )
                }
                return InitializerReads(name: making.name, location: making.location, reads: reads)
            }
        }
    }

    /// By partial scope.
    private func needlessConformances(_ position: [Int]) -> [Int: [NeedlessConformanceSite]] {
        let partialScopes = NeedlessConformances(
            model: model,
            table: table,
            edges: wiring.edges,
            faults: table.faults + wiring.faults
        ).all()
        var result: [Int: [NeedlessConformanceSite]] = [:]
        for partialScope in partialScopes {
            let scopes = partialScope.scopes.map { position[$0] }.filter { $0 >= 0 }.sorted()
            let conformance = NeedlessConformanceSite(
                dependencyProtocol: partialScope.dependencyProtocol,
                scopes: scopes,
                location: partialScope.location
            )
            result[partialScope.scope, default: []].append(conformance)
        }
        return result
    }

    /// The scopes whose builder is declared to create or return a `LaunchRouter`.
    private func launchedScopes() -> Set<Int> {
        var result: Set<Int> = []
        for (builder, scopes) in wiring.madeByBuilder {
            let launches = model.members(of: builder)["build"]?.contains { member in
                let source = model.source(member.location.file)
                return source.tokens(in: source[member.location.declaration].type)
                    .contains { source.text($0.range) == "LaunchRouting" }
            }
            if launches ?? false { result.formUnion(scopes) }
        }
        return result
    }
}
