import ScopeGraph
import SwiftReader

/// A builder receives a listener and does not use it.
public enum UnsetListener: Rule {
    public static let id = "unset-listener"
    public static let title = "Unset Listener"
    public static let defaultSeverity: Severity? = .warning
    public static let reason = """
        A builder's `build(withListener:)` takes a listener and never uses it. The interactor cannot call its parent. \
        Any use of the listener counts.
        """
    public static let triggeringExample = """
        import RIBs
        protocol LoginListener: AnyObject { func didLogIn() }
        final class LoginInteractor: Interactor {
            weak var listener: LoginListener?
        }
        final class LoginBuilder: Builder<EmptyDependency> {
            func build(withListener listener: LoginListener) -> LoginInteractor {
                let interactor = LoginInteractor()
                return interactor
            }
        }
        """
    public static let silentExample = """
        import RIBs
        protocol LoginListener: AnyObject { func didLogIn() }
        final class LoginInteractor: Interactor {
            weak var listener: LoginListener?
        }
        final class LoginBuilder: Builder<EmptyDependency> {
            func build(withListener listener: LoginListener) -> LoginInteractor {
                let interactor = LoginInteractor()
                interactor.listener = listener
                return interactor
            }
        }
        """

    public static func findings(in subject: RuleSubject) -> [Finding] {
        subject.graph.usage.unsetListeners.filter { subject.isLinted(module: $0.module) }.map { listener in
            Finding(
                rule: id,
                title: title,
                severity: .warning,
                location: listener.location,
                property: listener.parameter,
                headline: """
                    \(code: "\(listener.builder).build") takes \(code: "\(listener.parameter): \(listener.type)") \
                    and never assigns it
                    """,
                repairs: [
                    Repair(
                        title: "Set it on the interactor: \(code: "interactor.listener = \(listener.parameter)")",
                        location: listener.location
                    )
                ],
                identity: [listener.builder, listener.parameter, listener.location.file]
            )
        }
    }
}
