import ScopeGraph
import SwiftReader

/// A scope is made in a way that cannot be tied to a parent.
public enum UnlinkedChild: Rule {
    public static let id = "unlinked-child"
    public static let title = "Unlinked Child"
    public static let defaultSeverity: Severity? = .error
    public static let reason = """
        Something makes a scope, or hands a dependency to it, and the sources do not tell which scope stands above. In \
        Needle such a scope has no provider and traps when it is made: an error. In RIBs the compiler still looks at \
        the conformance, but what the child needs cannot be followed further up: a note.
        """
    public static let triggeringExample = """
        import NeedleFoundation
        final class LoginComponent: Component<EmptyDependency> {}
        final class LoginScreen {
            func component() -> LoginComponent { LoginComponent(parent: self) }
        }
        """
    public static let silentExample = """
        import NeedleFoundation
        final class LoginComponent: Component<EmptyDependency> {}
        final class AppComponent: BootstrapComponent {
            var login: LoginComponent { LoginComponent(parent: self) }
        }
        """

    public static func findings(in subject: RuleSubject) -> [Finding] {
        subject.graph.faults.compactMap { fault in
            guard case .unlinkedChild(let child, let expression) = fault.kind else { return nil }
            let scope = subject.graph.scopes[child]
            return Finding(
                rule: id,
                title: title,
                severity: scope.dialect == .needle ? .error : .note,
                place: fault.place,
                scope: scope.id,
                headline: """
                    \(code: scope.name) is handed \(code: shortened(expression)), and the sources do not tell which \
                    scope that is
                    """,
                repairs: [
                    Repair(
                        title: "Hand over a component, or a variable whose type is written",
                        place: fault.place
                    )
                ],
                identity: [scope.id, expression, fault.place.file]
            )
        }
    }

    private static func shortened(_ text: String) -> String {
        text.count <= 60 ? text : text.prefix(57) + "..."
    }
}
