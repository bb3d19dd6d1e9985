import ScopeGraph
import SwiftReader

/// A child is created with a parent other than the scope itself.
package enum WrongParent: Rule {
    package static let id = "wrong-parent"
    package static let title = "Wrong Parent"
    package static let defaultSeverity: Severity? = .error
    package static let reason = """
        A Needle component is created with a parent other than `self`. Needle finds the provider of a component by the \
        path of its parents at run time. If the parent is not the component around the call, nothing is registered for \
        the path, and the app traps.
        """
    package static let triggeringExample = """
        import NeedleFoundation
        final class LoginComponent: Component<EmptyDependency> {}
        final class AppComponent: BootstrapComponent {
            func login(below other: AppComponent) -> LoginComponent { LoginComponent(parent: other) }
        }
        """
    package static let silentExample = """
        import NeedleFoundation
        final class LoginComponent: Component<EmptyDependency> {}
        final class AppComponent: BootstrapComponent {
            func login() -> LoginComponent { .init(parent: self) }
        }
        """

    package static func findings(in subject: RuleSubject) -> [Finding] {
        subject.graph.faults.compactMap { fault in
            guard case .wrongParent(let child, let expression) = fault.kind else { return nil }
            let scope = subject.graph.scopes[child]
            return Finding(
                rule: id,
                title: title,
                severity: .error,
                location: fault.location,
                scope: scope.id,
                headline:
                    "\(code: scope.name) is created with the parent \(code: expression) instead of \(code: "self")",
                repairs: [Repair(title: advice(on: scope, createdWith: expression), location: fault.location)],
                identity: [scope.id, expression.filter { !$0.isWhitespace }, fault.location.file]
            )
        }
    }
    /// A component that is created below a new root is probably meant to be the root.
    private static func advice(on scope: Scope, createdWith parent: String) -> Message {
        let place: Message = "in a member of the parent component, with \(code: "self")"
        guard scope.dependency == nil, let root = scope.dialect.rootClass,
            parent.filter({ !$0.isWhitespace }).lastName == "\(root)()"
        else { return "Create it \(place)" }
        return "Make \(code: root) its superclass if it is the root; otherwise create it \(place)"
    }
}
