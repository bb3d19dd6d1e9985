import ScopeGraph
import SwiftReader

/// A builder receives a listener and does not use it.
package enum UnsetListener: Rule {
    package static let id = "unset-listener"
    package static let title = "Unset Listener"
    package static let defaultSeverity: Severity? = .warning
    package static let usesAllCores = true
    package static let reason = """
        A builder's `build(withListener:)` takes a listener and never uses it. The interactor cannot call its parent. \
        Any use of the listener counts.
        """
    package static let triggeringExample = """
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
    package static let silentExample = """
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

    package static func findings(in subject: RuleSubject) -> [Finding] {
        let all = subject.answers { model, _ in UnsetListeners(model: model).all() }
        return all.filter { subject.isLinted(module: $0.module) }.map { listener in
            Finding(
                rule: id,
                title: title,
                severity: .warning,
                location: listener.location,
                property: listener.parameter,
                headline: """
                    \(code: "\(listener.builder).build") takes \(code: "\(listener.parameter): \(listener.type)") \
                    and never uses it
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
