import ScopeGraph
import SwiftReader

/// No ancestor provides a requirement on some way up.
public enum MissingProvider: Rule {
    public static let id = "missing-provider"
    public static let title = "Missing Provider"
    public static let defaultSeverity: Severity? = .error
    public static let reason = """
        A scope declares in its dependency what it needs from the scopes above it. When no scope on some way up to the \
        root has a property of that name and type, the app does not compile, or traps when the scope is made. One \
        missing property is one finding, however many scopes wait for it.
        """
    public static let triggeringExample = """
        import RIBs
        protocol LoginDependency: Dependency { var session: Session { get } }
        final class LoginComponent: Component<LoginDependency> {}
        final class LoginBuilder: Builder<LoginDependency> {
            func build() { print(LoginComponent(dependency: dependency).dependency.session) }
        }
        final class AppComponent: Component<EmptyDependency> {
            init() { super.init(dependency: EmptyComponent()) }
        }
        func start() { LoginBuilder(dependency: AppComponent()).build() }
        """
    public static let silentExample = """
        import RIBs
        protocol LoginDependency: Dependency { var session: Session { get } }
        final class LoginComponent: Component<LoginDependency> {}
        final class LoginBuilder: Builder<LoginDependency> {
            func build() { print(LoginComponent(dependency: dependency).dependency.session) }
        }
        final class AppComponent: Component<EmptyDependency>, LoginDependency {
            var session: Session { Session() }
            init() { super.init(dependency: EmptyComponent()) }
        }
        func start() { LoginBuilder(dependency: AppComponent()).build() }
        """

    public static func findings(in subject: RuleSubject) -> [Finding] {
        subject.missingFindings(id, title) + subject.unmetRequirements(id, title)
    }
}
