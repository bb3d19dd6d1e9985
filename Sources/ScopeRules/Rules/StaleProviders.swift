import Providers
import ScopeGraph
import SwiftReader

/// The generated file is not what would be generated now.
public enum StaleProviders: Rule {
    public static let id = "stale-providers"
    public static let title = "Stale Providers"
    public static let defaultSeverity: Severity? = .error
    public static let reason = """
        The sources have changed since the generated file was written, or it was never written. It is only reported for \
        a graph without errors, because an error has to be repaired first anyway.
        """
    public static let triggeringExample = """
        import RIBs
        protocol LoginDependency: Dependency {}
        final class LoginComponent: Component<LoginDependency> {}
        final class AppComponent: Component<EmptyDependency> {
            init() { super.init(dependency: EmptyComponent()) }
        }
        let login = LoginComponent(dependency: AppComponent())
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
        subject.plan.files.filter { $0.isStale == true }.map { file in
            let module = subject.graph.modules[file.module].name
            let isMissing = file.current == nil
            let what: Message =
                isMissing
                ? "The providers of \(code: module) have not been generated yet"
                : "The generated providers of \(code: module) are not what the sources ask for now"
            let scopes: Message =
                file.scopes.isEmpty ? "" : ": they wire \(code: file.scopes.joined(separator: ", "))"
            return Finding(
                rule: id,
                title: title,
                severity: .error,
                place: Place(file: file.path, line: 1, column: 1),
                headline: "\(what)\(scopes)",
                repairs: [Repair(title: "Run \(code: "thimble generate")", place: nil)],
                identity: [module, file.path]
            )
        }
    }
}
