import Graphs
import ScopeGraph
import Semantics
import SourceLayout
import SwiftReader

/// A scope is never created, or only by unreachable scopes.
package enum UnreachableScope: Rule {
    package static let id = "unreachable-scope"
    package static let title = "Unreachable Scope"
    package static let defaultSeverity: Severity? = .warning
    package static let reason = """
        Nothing creates the scope. No builder receives a component for it, and no other scope creates it. It is dead \
        code, or its wiring has no effect. Scopes that only an unreachable scope creates are counted with it. A public \
        scope of a library may be meant for other apps: it is reported only if an app in the sources could create it \
        and no code mentions the scope or its builder. A scope that code in use names, by itself or by its builder, is \
        not unreachable, because code can create it in ways that cannot be followed: `unlinked-child` notes it.
        """
    package static let triggeringExample = """
        import RIBs
        protocol LoginDependency: Dependency {}
        final class LoginComponent: Component<LoginDependency> {}
        final class AppComponent: Component<EmptyDependency> {
            init() { super.init(dependency: EmptyComponent()) }
        }
        let app = AppComponent()
        """
    package static let silentExample = """
        import RIBs
        protocol LoginDependency: Dependency {}
        final class LoginComponent: Component<LoginDependency> {}
        final class AppComponent: Component<EmptyDependency>, LoginDependency {
            init() { super.init(dependency: EmptyComponent()) }
        }
        let login = LoginComponent(dependency: AppComponent())
        """

    package static func findings(in subject: RuleSubject) -> [Finding] {
        let graph = subject.graph
        guard var reached = reached(in: graph)?.all else { return [] }
        let missed = graph.scopes.indices.filter { !reached.contains($0) && counts($0, in: graph) }
        if missed.isEmpty { return [] }
        reached.add(reachable(from: possiblyCreated(among: missed, besides: reached, in: subject), in: graph))
        let builders = idleBuilders(in: graph)
        return groups(of: missed, &reached, in: graph).map { finding($0.top, $0.below, in: graph, builders) }
    }

    /// The topmost scopes that code in use names, although nothing is known to create them.
    static func scopesCreatedInUnknownWays(in subject: RuleSubject) -> [Int] {
        let graph = subject.graph
        guard let reached = reached(in: graph)?.all else { return [] }
        let missed = graph.scopes.indices.filter { !reached.contains($0) && counts($0, in: graph) }
        if missed.isEmpty { return [] }
        return possiblyCreated(among: missed, besides: reached, in: subject).filter {
            graph.scopes[$0].kind != .provider && graph.edgesUp[$0].isEmpty
        }
    }

    /// The findings about scopes that may be created in a way that another rule reports, each with its fault: an index
    /// into `ScopeGraph.faults`.
    static func consequences(in subject: RuleSubject) -> [(fault: Int, finding: Finding)] {
        if subject.graph.faults.isEmpty { return [] }
        guard let held = reached(in: subject.graph)?.held, !held.isEmpty else { return [] }
        let builders = idleBuilders(in: subject.graph)
        return held.map {
            (fault: $0.fault, finding: finding($0.group.top, $0.group.below, in: subject.graph, builders))
        }
    }

    /// The names of the builders that create no component, by the location of the dependency that they take.
    private static func idleBuilders(in graph: ScopeGraph) -> [SourceLocation: String] {
        let builders = graph.scopes.lazy.filter { $0.kind == .builder }.compactMap { scope in
            scope.dependency?.location.map { ($0, scope.name) }
        }
        return Dictionary(builders) { first, _ in first }
    }

    /// A scope that is never created, and all scopes that are only below it: indices into `ScopeGraph.scopes`.
    private typealias Group = (top: Int, below: [Int])

    /// What is created, and what may be created in a way that another rule reports.
    private static func reached(in graph: ScopeGraph) -> (all: Reached, held: [(fault: Int, group: Group)])? {
        let roots = graph.scopes.indices.filter { graph.scopes[$0].root != nil }
        // Without a root, the top of the tree is outside the sources, and every scope may be reachable.
        guard roots.contains(where: { counts($0, in: graph) }) else { return nil }
        var reached = Reached(graph)
        reached.add(reachable(from: roots.filter { counts($0, in: graph) }, in: graph))
        reached.add(reachable(byVariantsWith: roots, in: graph))
        var suspects = Suspects(graph)
        let held = graph.faults.indices.flatMap { fault in
            groups(of: suspects.possiblyCreated(despite: graph.faults[fault]), &reached, in: graph).map {
                (fault: fault, group: $0)
            }
        }
        return (reached, held)
    }

    /// The scopes that code may create in a way that cannot be followed.
    private static func possiblyCreated(among missed: [Int], besides reached: Reached, in subject: RuleSubject) -> [Int]
    {
        subject.answers { model, scopes in
            PossibleCreations.scopes(among: missed, isCreated: reached.contains, in: model, scopes)
        }
    }

    /// The unreached ones of some scopes, each with the scopes that are only below it.
    private static func groups(
        of scopes: [Int],
        _ reached: inout Reached,
        in graph: ScopeGraph
    ) -> [Group] {
        let missed = scopes.filter { !reached.contains($0) && counts($0, in: graph) }
        guard !missed.isEmpty else { return [] }
        // A scope may be declared in two branches of `#if`.
        let names = reached.ids
        let rest = missed.filter { !names.contains(graph.scopes[$0].id) }
        // Scopes without parents first; what is left are cycles.
        let tops = rest.filter { scope in graph.parents(of: scope).allSatisfy { $0 == scope } }
        let isTop = Set(tops)
        return (tops + rest.filter { !isTop.contains($0) }).compactMap { scope in
            guard !reached.contains(scope) else { return nil }
            let below = reachable(from: [scope], in: graph).filter { !reached.contains($0) }
            reached.add(below)
            return (scope, below.filter { $0 != scope })
        }
    }

    private static func counts(_ scope: Int, in graph: ScopeGraph) -> Bool {
        !graph.modules[graph.scopes[scope].module].kind.standsAlone
    }

    /// The scopes that other programs create from files that they compile too: such a scope is reachable if one of them
    /// creates it.
    private static func reachable(byVariantsWith roots: [Int], in graph: ScopeGraph) -> [Int] {
        let tops = roots.filter { !graph.modules[graph.scopes[$0].module].companions.isEmpty && !counts($0, in: graph) }
        return Dictionary(grouping: tops) { graph.scopes[$0].module }.sorted { $0.key < $1.key }.flatMap { variant in
            let companions = graph.modules[variant.key].companions
            return reachable(from: variant.value, in: graph).filter {
                companions.contains(graph.modules[graph.scopes[$0].module].name)
            }
        }
    }

    private static func reachable(from scopes: [Int], in graph: ScopeGraph) -> [Int] {
        Graphs.reachable(from: scopes) { graph.edgesDown[$0].lazy.map { graph.edges[$0].child } }
    }

    private static func finding(
        _ number: Int,
        _ below: [Int],
        in graph: ScopeGraph,
        _ builders: [SourceLocation: String]
    ) -> Finding {
        let scope = graph.scopes[number]
        let isExported = graph.isExported(scope)
        let others: Message =
            below.isEmpty
            ? "" : below.count == 1 ? ", nor the scope below it" : ", nor the \(below.count) scopes below it"
        return Finding(
            rule: id,
            title: title,
            severity: .warning,
            location: scope.location,
            scope: scope.id,
            headline: "Nothing makes \(isExported ? "the public scope " : "")\(code: scope.name)\(others)",
            countBelow: below.count,
            repairs: [
                Repair(title: "Create it: \(waySought(scope, builders))", location: scope.location),
                Repair(
                    title: "Delete \(code: scope.name)\(isExported ? ", unless it is meant for others" : "")",
                    location: scope.location
                ),
            ],
            identity: [scope.id]
        )
    }

    private static func waySought(_ scope: Scope, _ builders: [SourceLocation: String]) -> Message {
        guard scope.dialect.isCreatedWithParent else {
            let builder = scope.kind == .component ? scope.dependency?.location.flatMap { builders[$0] } : nil
            return builder.map { "\(code: $0) takes its dependency but creates no component" }
                ?? "pass its parent's component to its builder"
        }
        let creation = scope.dialect.creation(of: SwiftName.written(path: scope.name))
        return "\(code: creation) in the component above it"
    }
}

/// The scopes that are created, certainly or possibly.
private struct Reached {
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
private struct Suspects {
    private let graph: ScopeGraph
    /// The modules whose scopes have all been returned already.
    private var modules: Set<Int> = []
    private lazy var byLocation = Dictionary(grouping: graph.scopes.indices) { graph.scopes[$0].location }

    init(_ graph: ScopeGraph) { self.graph = graph }

    mutating func possiblyCreated(despite fault: GraphFault) -> [Int] {
        switch fault.kind {
        case .unlinkedChild(let child, _), .wrongParent(let child, _): return [child]
        // It is unknown which of several scopes of one name is created.
        case .duplicateScope(_, let locations): return Set(locations).flatMap { byLocation[$0] ?? [] }.sorted()
        // The unresolved call may create any scope of its module.
        case .unresolvedInjection(let parent, _): return scopes(of: graph.scopes[parent].module)
        // An injection may be recognized by the child's dependency only.
        case .unknownDependency(let scope, _): return graph.scopes[scope].dialect.isCreatedWithParent ? [] : [scope]
        case .unimportedReceiver(_, _, let module, _): return scopes(of: module)
        case .ambiguousDependency, .hiddenReceiver: return []
        }
    }

    /// The scopes of a module; empty if they have been returned already.
    private mutating func scopes(of module: Int) -> [Int] {
        guard modules.insert(module).inserted else { return [] }
        return graph.scopes.indices.filter { graph.scopes[$0].module == module }
    }
}
