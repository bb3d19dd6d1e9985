import ScopeGraph
import SwiftReader

/// A child made with a parent that is not the scope itself.
public enum WrongParent: Rule {
    public static let id = "wrong-parent"
    public static let title = "Wrong Parent"
    public static let defaultSeverity: Severity? = .error
    public static let reason = """
        A Needle component finds its provider by the path of its parents at run time. A child that is made with another \
        parent than the component around it has a path for which there is no provider, and traps.
        """
    public static let triggeringExample = """
        import NeedleFoundation
        final class LoginComponent: Component<EmptyDependency> {}
        final class AppComponent: BootstrapComponent {
            func login(below other: AppComponent) -> LoginComponent { LoginComponent(parent: other) }
        }
        """
    public static let silentExample = """
        import NeedleFoundation
        final class LoginComponent: Component<EmptyDependency> {}
        final class AppComponent: BootstrapComponent {
            func login() -> LoginComponent { .init(parent: self) }
        }
        """

    public static func findings(in subject: RuleSubject) -> [Finding] {
        subject.graph.faults.compactMap { fault in
            guard case .wrongParent(let child, let expression) = fault.kind else { return nil }
            let scope = subject.graph.scopes[child]
            return Finding(
                rule: id,
                title: title,
                severity: .error,
                place: fault.place,
                scope: scope.id,
                headline: "\(code: scope.name) is made with the parent \(code: expression), not with \(code: "self")",
                repairs: [
                    Repair(
                        title: "Make it in the component that is its parent, with \(code: "self")",
                        place: fault.place
                    )
                ],
                identity: [scope.id, expression.filter { !$0.isWhitespace }, fault.place.file]
            )
        }
    }
}
