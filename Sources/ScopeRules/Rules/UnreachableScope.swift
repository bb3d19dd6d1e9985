import ScopeGraph
import SourceLayout
import SwiftReader

/// Nothing makes a scope, or only scopes that nothing makes.
public enum UnreachableScope: Rule {
    public static let id = "unreachable-scope"
    public static let title = "Unreachable Scope"
    public static let defaultSeverity: Severity? = .warning
    public static let reason = """
        Nothing makes the scope: no builder is handed a component for it, no other scope makes it, and it is not public \
        in a library. It is either dead code or wired in a way that does nothing. Scopes that only it makes are counted \
        with it.
        """
    public static let triggeringExample = """
        import RIBs
        protocol LoginDependency: Dependency {}
        final class LoginComponent: Component<LoginDependency> {}
        final class AppComponent: Component<EmptyDependency> {
            init() { super.init(dependency: EmptyComponent()) }
        }
        let app = AppComponent()
        """
    public static let silentExample = """
        import RIBs
        protocol LoginDependency: Dependency {}
        final class LoginComponent: Component<LoginDependency> {}
        final class AppComponent: Component<EmptyDependency>, LoginDependency {
            init() { super.init(dependency: EmptyComponent()) }
        }
        let login = LoginComponent(dependency: AppComponent())
        """

    public static func findings(in subject: RuleSubject) -> [Finding] {
        let graph = subject.graph
        let roots = graph.scopes.indices.filter { graph.scopes[$0].root != nil }
        // Without any root the top of the tree is not among the sources, and nothing can be said.
        guard roots.contains(where: { counts($0, in: graph) }) else { return [] }
        var reached = Set(reachable(from: roots + madeSomehow(in: graph), in: graph))
        // In two branches of `#if` one scope is declared twice.
        let names = Set(reached.map { graph.scopes[$0].id })
        let rest = graph.scopes.indices.filter { scope in
            !reached.contains(scope) && counts(scope, in: graph) && !names.contains(graph.scopes[scope].id)
        }
        // Tops first; what is left then goes round in circles.
        let tops = rest.filter { scope in graph.parents(of: scope).allSatisfy { $0 == scope } }
        let isTop = Set(tops)
        return (tops + rest.filter { !isTop.contains($0) }).compactMap { scope in
            guard !reached.contains(scope) else { return nil }
            let below = reachable(from: [scope], in: graph).filter { !reached.contains($0) }
            reached.formUnion(below)
            return finding(scope, below.filter { $0 != scope }, in: graph)
        }
    }

    /// The scopes that something makes in a way that another rule has a word about.
    private static func madeSomehow(in graph: ScopeGraph) -> [Int] {
        graph.faults.flatMap { fault -> [Int] in
            switch fault.kind {
            case .unlinkedChild(let child, _), .wrongParent(let child, _): [child]
            // Which of several scopes of one name is made, nobody can tell.
            case .duplicateScope(_, let places): graph.scopes.indices.filter { places.contains(graph.scopes[$0].place) }
            // Anything of its module may be made there.
            case .unknownTaker(let parent, _):
                graph.scopes.indices.filter { graph.scopes[$0].module == graph.scopes[parent].module }
            case .unknownDependency, .ambiguousDependency: []
            }
        }
    }

    private static func counts(_ scope: Int, in graph: ScopeGraph) -> Bool {
        !graph.modules[graph.scopes[scope].module].kind.standsAlone
    }

    private static func reachable(from scopes: [Int], in graph: ScopeGraph) -> [Int] {
        var reached = Set(scopes)
        var pending = scopes
        var next = 0
        while next < pending.count {
            for edge in graph.edgesDown[pending[next]] where reached.insert(graph.edges[edge].child).inserted {
                pending.append(graph.edges[edge].child)
            }
            next += 1
        }
        return pending
    }

    private static func finding(_ number: Int, _ below: [Int], in graph: ScopeGraph) -> Finding {
        let scope = graph.scopes[number]
        let others: Message =
            below.isEmpty
            ? "" : below.count == 1 ? ", nor the scope below it" : ", nor the \(below.count) scopes below it"
        return Finding(
            rule: id,
            title: title,
            severity: .warning,
            place: scope.place,
            scope: scope.id,
            headline: "Nothing makes \(code: scope.name)\(others)",
            nearMisses: below.map {
                let name = graph.scopes[$0].name
                return NearMiss(
                    scope: name,
                    place: graph.scopes[$0].place,
                    message: "\(code: name) is only made below it"
                )
            },
            repairs: [
                Repair(
                    title: "Make it where it belongs: hand the component above it to its builder",
                    place: scope.place
                ),
                Repair(title: "Delete \(code: scope.name)", place: scope.place),
            ],
            identity: [scope.id]
        )
    }
}
