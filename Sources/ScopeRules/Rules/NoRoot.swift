import ScopeGraph
import SwiftReader

/// The sources have scopes, but no root: the requirements of the topmost scopes cannot be checked.
package enum NoRoot: Rule {
    package static let id = "no-root"
    package static let title = "No Root"
    package static let defaultSeverity: Severity? = .note
    package static let reason = """
        The sources contain scopes but no root. What the topmost scopes require comes from components that are not among \
        the sources, so it cannot be checked. A root has an empty dependency, is a `BootstrapComponent`, or is created by \
        the app delegate. Check the folder of the whole app to check these requirements too.
        """
    package static let triggeringExample = """
        import RIBs
        protocol LoginDependency: Dependency {
            var loginService: LoginService { get }
        }
        final class LoginComponent: Component<LoginDependency> {
            var service: LoginService { dependency.loginService }
        }
        final class LoginService {}
        """
    package static let silentExample = """
        import RIBs
        protocol LoginDependency: Dependency {
            var loginService: LoginService { get }
        }
        final class LoginComponent: Component<LoginDependency> {
            var service: LoginService { dependency.loginService }
        }
        final class LoginService {}
        final class AppComponent: Component<EmptyDependency>, LoginDependency {
            let loginService = LoginService()
            init() { super.init(dependency: EmptyComponent()) }
        }
        let login = LoginComponent(dependency: AppComponent())
        """

    package static func findings(in subject: RuleSubject) -> [Finding] {
        let graph = subject.graph
        let counted = graph.scopes.indices.filter { graph.modules[graph.scopes[$0].module].kind != .test }
        let hasRoot = counted.contains { graph.scopes[$0].isClosedRoot && graph.scopes[$0].startsTree }
        if hasRoot { return [] }
        let needing = Set(subject.resolution.needs.map(\.scope))
        let tops = counted.filter { graph.edgesUp[$0].isEmpty && needing.contains($0) }
        return [finding(tops.map { graph.scopes[$0] })].compactMap(\.self)
    }

    private static func finding(_ tops: [Scope]) -> Finding? {
        guard let first = tops.first else { return nil }
        let count = tops.count - 1
        let them: Message = count == 0 ? "it" : "them"
        let more: Message = count == 0 ? "" : " and \(count) more scope\(count == 1 ? "" : "s")"
        return Finding(
            rule: id,
            title: title,
            severity: .note,
            location: first.location,
            scope: first.id,
            headline: """
                The requirements of \(code: first.name)\(more) are not checked, because the sources contain no root
                """,
            readers: tops.map {
                Reader(scope: $0.name, dependencyProtocol: $0.dependency?.name ?? $0.name, location: $0.location)
            },
            repairs: [Repair(title: "Also check the folder of the app that creates \(them)", location: nil)],
            identity: [first.id]
        )
    }
}
