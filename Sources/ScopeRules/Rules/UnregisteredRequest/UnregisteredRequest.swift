import ScopeGraph
import SwiftReader

/// A request and the interactors of its executor do not fit.
package enum UnregisteredRequest: Rule {
    package static let id = "unregistered-request"
    package static let title = "Unregistered Request"
    package static let defaultSeverity: Severity? = nil
    package static let reason = """
        A request is executed, but no interactor is registered for it on that executor. An executor finds the \
        interactor at run time, among those registered with `registerInteractor(_:request:)`. The rule also reports a \
        request that is registered twice, or registered and never executed, and one whose `onError` is not set \
        although the executor reports a missing interactor through it. It is off by default. Requests are compared by \
        static type. Executors that the sources cannot tell apart count as the same one, and a call whose request is \
        of an unknown type may concern any.
        """
    package static let triggeringExample = """
        import RIBs
        final class Executor {
            func registerInteractor(_ interactor: AnyObject, request: AnyObject) {}
            func execute(_ request: AnyObject) {}
        }
        final class LoginUser {
            final class Request {}
        }
        final class LoginInteractor: Interactor {
            let executor: Executor
            init(executor: Executor) { self.executor = executor }
            func login() { executor.execute(LoginUser.Request()) }
        }
        final class LoginComponent: Component<EmptyDependency> {
            init() { super.init(dependency: EmptyComponent()) }
            var interactor: LoginInteractor { LoginInteractor(executor: Executor()) }
        }
        let interactor = LoginComponent().interactor
        """
    package static let silentExample = """
        import RIBs
        final class Executor {
            func registerInteractor(_ interactor: AnyObject, request: AnyObject) {}
            func execute(_ request: AnyObject) {}
        }
        final class LoginUser {
            final class Request {}
        }
        final class LoginInteractor: Interactor {
            let executor: Executor
            init(executor: Executor) { self.executor = executor }
            func login() { executor.execute(LoginUser.Request()) }
        }
        final class LoginComponent: Component<EmptyDependency> {
            init() { super.init(dependency: EmptyComponent()) }
            var interactor: LoginInteractor {
                let executor = Executor()
                executor.registerInteractor(LoginUser(), request: LoginUser.Request())
                return LoginInteractor(executor: executor)
            }
        }
        let interactor = LoginComponent().interactor
        """

    package static func findings(in subject: RuleSubject) -> [Finding] {
        let calls = subject.answers { model, _ in RequestCalls.all(in: model, .acInteractor) }
        if calls.isEmpty { return [] }
        let registrations = calls.filter(\.isRegistration)
        let executions = calls.filter { !$0.isRegistration }
        let found =
            executions.compactMap { unregistered($0, registrations) } + repeated(registrations)
            + registrations.compactMap { unexecuted($0, executions) } + executions.compactMap(silent)
        return found.filter { subject.isLinted(module: $0.call.module) }.map(\.finding).inOrder()
    }

    private typealias Found = (call: RequestCall, finding: Finding)

    /// Whether both may concern the same executor.
    private static func mayMeet(_ first: RequestCall, _ second: RequestCall) -> Bool {
        first.executor == second.executor || first.executor == .unknown || second.executor == .unknown
    }

    private static func unregistered(_ call: RequestCall, _ registrations: [RequestCall]) -> Found? {
        guard let request = call.request else { return nil }
        let meeting = registrations.filter { mayMeet($0, call) }
        guard !meeting.contains(where: { $0.request == nil || $0.request == request }) else { return nil }
        let other = registrations.first { $0.request == request }
        let place: Message =
            other.map { "but registered on \(code: $0.executorName)" } ?? "but never registered"
        return found(
            call,
            "\(code: call.requestName) is executed on \(code: call.executorName) \(place)",
            Repair(
                title: "Register its interactor\(registration(of: call))",
                location: (other ?? meeting.first ?? registrations.first)?.location ?? call.location
            ),
            "unregistered"
        )
    }

    /// The registration of a request that is nested in its interactor.
    private static func registration(of call: RequestCall) -> Message {
        guard let dot = call.requestName.lastIndex(of: ".") else { return "" }
        let interactor = call.requestName[..<dot]
        let text = "\(call.executorName).registerInteractor(\(interactor)(…), request: \(call.requestName)())"
        return ": \(code: text)"
    }

    private static func repeated(_ registrations: [RequestCall]) -> [Found] {
        var first: [[Int]: RequestCall] = [:]
        return registrations.compactMap { call in
            guard let request = call.request, call.isCertain else { return nil }
            let executor: Int
            switch call.executor {
            case .only: executor = -1
            case .declared(let number): executor = number
            case .unknown: return nil
            }
            guard let earlier = first[[request, executor]] else {
                first[[request, executor]] = call
                return nil
            }
            return found(
                call,
                "\(code: call.requestName) is registered twice on \(code: call.executorName); only the last registration counts",
                Repair(title: "Delete one of the two registrations; the other one is here", location: earlier.location),
                "repeated"
            )
        }
    }

    private static func unexecuted(_ call: RequestCall, _ executions: [RequestCall]) -> Found? {
        guard let request = call.request, !call.isPublic else { return nil }
        let meeting = executions.filter { mayMeet($0, call) }
        guard !meeting.contains(where: { $0.request == nil || $0.request == request }) else { return nil }
        return found(
            call,
            "\(code: call.requestName) is registered on \(code: call.executorName) and never executed on it",
            Repair(title: "Delete the registration", location: call.location),
            "unexecuted"
        )
    }

    private static func silent(_ call: RequestCall) -> Found? {
        guard call.ignoresErrors else { return nil }
        return found(
            call,
            """
            \(code: call.requestName) is executed without \(code: RequestLibrary.acInteractor.errorHandler), through \
            which the executor reports a missing interactor
            """,
            Repair(
                title: "Set \(code: RequestLibrary.acInteractor.errorHandler) before the request is executed",
                location: call.location
            ),
            "silent"
        )
    }

    private static func found(_ call: RequestCall, _ headline: Message, _ repair: Repair, _ kind: String) -> Found {
        let finding = Finding(
            rule: id,
            title: title,
            severity: .note,
            isOptional: true,
            location: call.location,
            headline: headline,
            repairs: [repair],
            identity: [kind, call.requestName, call.caller, call.location.file]
        )
        return (call, finding)
    }
}
