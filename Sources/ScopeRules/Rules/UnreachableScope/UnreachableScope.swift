import ScopeGraph
import Semantics
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
        and no code mentions the scope or its builder. A scope that code in use names, by itself or by its builder, \
        may be created in a way that cannot be followed: `unlinked-child` reports it instead.
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
        guard var created = subject.createdScopes.value, !created.missed.isEmpty else { return [] }
        let builders = idleBuilders(in: subject.graph)
        return created.groups(besides: subject.possiblyCreatedScopes.value).map {
            finding($0.top, $0.below, in: subject.graph, builders)
        }
    }

    /// The findings about scopes that may be created in a way that another rule reports, each with its fault: an index
    /// into `ScopeGraph.faults`.
    static func consequences(in subject: RuleSubject) -> [(fault: Int, finding: Finding)] {
        if subject.graph.faults.isEmpty { return [] }
        guard let held = subject.createdScopes.value?.held, !held.isEmpty else { return [] }
        let builders = idleBuilders(in: subject.graph)
        return held.map {
            (fault: $0.fault, finding: finding($0.group.top, $0.group.below, in: subject.graph, builders))
        }
    }

    /// The names of the builders that create no component with the dependency that they take, by its location.
    private static func idleBuilders(in graph: ScopeGraph) -> [SourceLocation: String] {
        let builders = graph.scopes.lazy.filter { $0.kind == .builder }.compactMap { scope in
            scope.dependency?.location.map { ($0, scope.name) }
        }
        return Dictionary(builders) { first, _ in first }
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
            ? "" : below.count == 1 ? " or the scope below it" : " or the \(below.count) scopes below it"
        return Finding(
            rule: id,
            title: title,
            severity: .warning,
            location: scope.location,
            scope: scope.id,
            headline: "Nothing creates \(isExported ? "the public scope " : "")\(code: scope.name)\(others)",
            countBelow: below.count,
            repairs: [
                Repair(title: adviceToCreate(scope, builders), location: scope.location),
                Repair(
                    title: "Delete \(code: scope.name)\(isExported ? ", unless it is meant for other apps" : "")",
                    location: scope.location
                ),
            ],
            identity: [scope.id]
        )
    }

    private static func adviceToCreate(_ scope: Scope, _ builders: [SourceLocation: String]) -> Message {
        guard scope.dialect.isCreatedWithParent else {
            let builder = scope.kind == .component ? scope.dependency?.location.flatMap { builders[$0] } : nil
            guard let builder else { return "Create it: pass its parent's component to its builder" }
            return "Create it in \(code: builder), which takes its dependency but creates no component with it"
        }
        let creation = scope.dialect.creation(of: SwiftName.written(path: scope.name))
        return "Create it: \(code: creation) in its parent component"
    }
}
