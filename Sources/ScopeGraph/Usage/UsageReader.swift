import Cores
import SwiftReader

/// Puts together what the sources do with the scopes of a graph.
struct UsageReader {
    let codebase: Codebase
    let wiring: WiringReader
    private var table: ScopeTable { wiring.table }

    /// - Parameters:
    ///   - scopes: the scopes of the graph.
    ///   - order: for each of them its draft.
    ///   - position: for each draft its scope; -1 where it is none.
    ///   - extent: how much to find out.
    func usage(of scopes: [Scope], _ order: [Int], _ position: [Int], _ extent: UsageExtent) -> Usage {
        if extent == .makings { return usageWithMakingsOnly(order, position) }
        let asked = NameFilter(scopes.lazy.flatMap { $0.requirements.lazy.map(\.name) })
        let reads = RequirementUse.reads(of: asked, by: order.lazy.map { table.drafts[$0] }, in: codebase)
        let discards = Discards.all(in: codebase, table: table)
        let kept = keptChildren(position)
        let idle = idleConformances(position)
        let launched = launchedScopes()
        let madeNames = OwnValues.names(madeBy: scopes, asked: asked)
        let provisions = extent == .everything ? ProvisionUse.reads(ofProvisionsOf: scopes, in: codebase) : nil
        let made = placed(Makings(codebase: codebase, table: table).all(), position)
        let drafts = table.drafts
        let sight = ModuleSight(of: codebase.index)
        let usages = codebase.onAllCores(codebase.shares.portions(ofScopes: order.count)) { codebase, portion in
            let requirementUse = RequirementUse(codebase: codebase, reads: reads, sight: sight)
            let provisionUse = provisions.map { ProvisionUse(codebase: codebase, reads: $0) }
            let ownValues = OwnValues(codebase: codebase, names: madeNames)
            return portion.map { number in
                let draft = order[number]
                let names = requirementUse.names(of: drafts[draft], scopes[number].requirements)
                return ScopeUsage(
                    unreadRequirements: names.unread,
                    idleRequirements: names.idle,
                    offers: names.offers,
                    discards: discards[draft] ?? [],
                    keptChildren: (kept[draft] ?? []).sorted { ($0.place, $0.child) < ($1.place, $1.child) },
                    idleConformances: (idle[draft] ?? []).sorted { $0.place < $1.place },
                    isLaunched: launched.contains(draft),
                    makings: made[draft] ?? [],
                    ownValues: ownValues.names(of: drafts[draft], scopes[number].provisions),
                    readProvisions: provisionUse?.names(of: drafts[draft], scopes[number].provisions)
                )
            }
        }
        return Usage(
            scopes: Array(joining: usages),
            backReferences: BackReferences(codebase: codebase).all(),
            ignoredListeners: IgnoredListeners(codebase: codebase).all()
        )
    }

    private func usageWithMakingsOnly(_ order: [Int], _ position: [Int]) -> Usage {
        let makings = placed(Makings(codebase: codebase, table: table).all(), position)
        let scopes = order.map { draft in
            ScopeUsage(
                unreadRequirements: [],
                idleRequirements: [],
                discards: [],
                keptChildren: [],
                idleConformances: [],
                isLaunched: false,
                makings: makings[draft] ?? []
            )
        }
        return Usage(scopes: scopes, backReferences: [], ignoredListeners: [])
    }

    /// By draft.
    private func keptChildren(_ position: [Int]) -> [Int: [KeptChild]] {
        let drafts = KeptChildren(codebase: codebase, table: table, madeByBuilder: wiring.madeByBuilder).all()
        var result: [Int: [KeptChild]] = [:]
        for draft in drafts {
            for child in draft.children where position[child] >= 0 {
                let kept = KeptChild(
                    child: position[child],
                    kept: codebase.index.types[draft.kept].qualifiedName,
                    property: draft.property,
                    isShared: draft.isShared,
                    place: draft.place
                )
                result[draft.parent, default: []].append(kept)
            }
        }
        return result
    }

    /// By draft.
    private func placed(_ makings: [Int: [Making]], _ position: [Int]) -> [Int: [Making]] {
        if makings.isEmpty { return [:] }
        return makings.mapValues { makings in
            makings.map { making in
                let reads = making.reads.compactMap { read -> MakingRead? in
                    guard case .component(let draft) = read.source else { return read }
                    guard position[draft] >= 0 else { return nil }
                    return MakingRead(name: read.name, source: .component(position[draft]), place: read.place)
                }
                return Making(name: making.name, place: making.place, reads: reads)
            }
        }
    }

    /// By draft.
    private func idleConformances(_ position: [Int]) -> [Int: [IdleConformance]] {
        let drafts = IdleConformances(
            codebase: codebase,
            table: table,
            edges: wiring.edges,
            faults: table.faults + wiring.faults
        ).all()
        var result: [Int: [IdleConformance]] = [:]
        for draft in drafts {
            let scopes = draft.scopes.map { position[$0] }.filter { $0 >= 0 }.sorted()
            let conformance = IdleConformance(contract: draft.contract, scopes: scopes, place: draft.place)
            result[draft.scope, default: []].append(conformance)
        }
        return result
    }

    /// The scopes whose builder says that it makes a `LaunchRouter`, or is written to return one.
    private func launchedScopes() -> Set<Int> {
        var result: Set<Int> = []
        for (builder, scopes) in wiring.madeByBuilder {
            let launches = codebase.members(of: builder)["build"]?.contains { member in
                let source = codebase.source(member.place.file)
                return source.tokens(in: source[member.place.declaration].type)
                    .contains { source.text($0.range) == "LaunchRouting" }
            }
            if launches ?? false { result.formUnion(scopes) }
        }
        return result
    }
}
