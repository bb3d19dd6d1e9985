import Graphs
import ScopeGraph
import Modules
import SwiftReader

/// The scopes that are known to be created, and the others.
struct CreatedScopes: Sendable {
    /// A scope that nothing is known to create, and all scopes that are only below it: indices into `ScopeGraph.scopes`.
    typealias Group = (top: Int, below: [Int])

    private let graph: ScopeGraph
    private var reached: Reached
    /// The groups that may be created in a way that another rule reports, each with its fault: an index into
    /// `ScopeGraph.faults`.
    private(set) var held: [(fault: Int, group: Group)] = []
    /// The scopes that nothing is known to create, and that are not held: indices into `ScopeGraph.scopes`.
    private(set) var missed: [Int] = []

    /// Fails if there is no root. Then the top of the tree is outside the sources, and every scope may be created.
    init?(in graph: ScopeGraph) {
        let roots = graph.scopes.indices.filter { graph.scopes[$0].root != nil }
        guard roots.contains(where: { graph.scopes[$0].startsTree && Self.counts($0, in: graph) }) else { return nil }
        self.graph = graph
        reached = Reached(graph)
        reached.add(reachable(from: roots.filter { Self.counts($0, in: graph) }))
        reached.add(reachableByVariants(with: roots))
        var unresolved = UnresolvedCreations(graph)
        for fault in graph.faults.indices {
            let possible = unresolved.possiblyCreated(despite: graph.faults[fault])
            held += groups(of: possible).map { (fault: fault, group: $0) }
        }
        missed = graph.scopes.indices.filter { !contains($0) && Self.counts($0, in: graph) }
    }

    func contains(_ scope: Int) -> Bool { reached.contains(scope) }

    /// The missed scopes in groups.
    ///
    /// - Parameter possible: the scopes that may be created all the same.
    mutating func groups(besides possible: [Int]) -> [Group] {
        reached.add(reachable(from: possible))
        return groups(of: missed)
    }

    /// The unreached ones of some scopes, each with the scopes that are only below it.
    private mutating func groups(of scopes: [Int]) -> [Group] {
        let missed = scopes.filter { !contains($0) && Self.counts($0, in: graph) }
        guard !missed.isEmpty else { return [] }
        // A scope may be declared in two branches of `#if`.
        let names = reached.ids
        let rest = missed.filter { !names.contains(graph.scopes[$0].id) }
        // Scopes without parents first; what is left are cycles.
        let tops = rest.filter { scope in graph.parents(of: scope).allSatisfy { $0 == scope } }
        let isTop = Set(tops)
        return (tops + rest.filter { !isTop.contains($0) }).compactMap { scope in
            guard !contains(scope) else { return nil }
            let below = reachable(from: [scope]).filter { !contains($0) }
            reached.add(below)
            return (scope, below.filter { $0 != scope })
        }
    }

    private static func counts(_ scope: Int, in graph: ScopeGraph) -> Bool {
        !graph.modules[graph.scopes[scope].module].kind.standsAlone
    }

    /// The scopes that other programs create from files that they compile too: such a scope is reachable if one of them
    /// creates it.
    private func reachableByVariants(with roots: [Int]) -> [Int] {
        let tops = roots.filter {
            !graph.modules[graph.scopes[$0].module].companions.isEmpty && !Self.counts($0, in: graph)
        }
        return Dictionary(grouping: tops) { graph.scopes[$0].module }.sorted { $0.key < $1.key }.flatMap { variant in
            let companions = graph.modules[variant.key].companions
            return reachable(from: variant.value).filter {
                companions.contains(graph.modules[graph.scopes[$0].module].name)
            }
        }
    }

    private func reachable(from scopes: [Int]) -> [Int] {
        Graphs.reachable(from: scopes) { graph.edgesDown[$0].lazy.map { graph.edges[$0].child } }
    }
}

/// The scopes that are created, certainly or possibly.
private struct Reached: Sendable {
    private let graph: ScopeGraph
    private var scopes: Set<Int> = []
    /// Scopes whose ids are not in `knownIDs` yet, which is filled on first use.
    private var unnamed: [Int] = []
    private var knownIDs: Set<String> = []

    init(_ graph: ScopeGraph) { self.graph = graph }

    /// The ids of all scopes.
    var ids: Set<String> {
        mutating get {
            for scope in unnamed { knownIDs.insert(graph.scopes[scope].id) }
            unnamed = []
            return knownIDs
        }
    }

    func contains(_ scope: Int) -> Bool { scopes.contains(scope) }

    mutating func add(_ more: [Int]) {
        scopes.formUnion(more)
        unnamed += more
    }
}

/// The scopes that may be created in a way that another rule reports.
private struct UnresolvedCreations {
    private let graph: ScopeGraph
    /// The modules whose scopes have all been returned already.
    private var modules: Set<Int> = []
    private lazy var byLocation = Dictionary(grouping: graph.scopes.indices) { graph.scopes[$0].location }

    init(_ graph: ScopeGraph) { self.graph = graph }

    mutating func possiblyCreated(despite fault: GraphFault) -> [Int] {
        switch fault.kind {
        case .unlinkedChild(let child, _), .wrongParent(let child, _), .parentless(let child): return [child]
        // The builder may be meant to create the scope whose dependency it has.
        case .refusedDependency(let child, let refusal):
            return [child] + graph.scopes(withDependencyAt: refusal.passed.location).filter { $0 != child }
        // It is unknown which of several scopes of one name is created.
        case .duplicateScope(_, let locations): return Set(locations).flatMap { byLocation[$0] ?? [] }.sorted()
        // The unresolved call may create any scope of its module.
        case .unresolvedInjection(let parent, _): return scopes(of: graph.scopes[parent].module)
        // An injection may be recognized by the child's dependency only.
        case .unknownDependency(let scope, _): return graph.scopes[scope].dialect.isCreatedWithParent ? [] : [scope]
        case .unimportedReceiver(_, _, let module, _): return scopes(of: module)
        case .undeclaredDependency, .ambiguousDependency, .openDependency, .hiddenReceiver, .helperConformance:
            return []
        }
    }

    /// The scopes of a module; empty if they have been returned already.
    private mutating func scopes(of module: Int) -> [Int] {
        guard modules.insert(module).inserted else { return [] }
        return graph.scopes.indices.filter { graph.scopes[$0].module == module }
    }
}
