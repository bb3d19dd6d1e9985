import ScopeGraph
import SwiftReader

/// The way of a request from the code that executes it to the interactor that handles it.
package struct RequestRoute: Sendable {
    /// A class that executes or registers the request.
    package struct Use: Sendable {
        /// The qualified name of the class; empty at the top level.
        package let name: String
        /// The scopes for which it works, as indices into `ScopeGraph.scopes`, ascending.
        package let scopes: [Int]
        package let location: SourceLocation

        package init(name: String, scopes: [Int], location: SourceLocation) {
            self.name = name
            self.scopes = scopes
            self.location = location
        }
    }

    /// The qualified name of the request.
    package let request: String
    /// The interactors that are registered for it, sorted; empty if there is none.
    package let interactors: [String]
    /// One for each class, in source order.
    package let executions: [Use]
    package let registrations: [Use]

    package init(request: String, interactors: [String], executions: [Use], registrations: [Use]) {
        self.request = request
        self.interactors = interactors
        self.executions = executions
        self.registrations = registrations
    }

    /// All requests of the app's executors, sorted by name.
    package static func all(in subject: RuleSubject) -> [RequestRoute] {
        subject.answers { model, scopes in
            let calls = RequestCalls.all(in: model, .acInteractor).filter { $0.request != nil }
            if calls.isEmpty { return [] }
            let code = ScopeCode(of: model, scopes)
            return Dictionary(grouping: calls, by: \.request).values.map { route($0, code) }
                .sorted { ($0.request, $0.location) < ($1.request, $1.location) }
        }
    }

    /// Where it is registered, or else executed first.
    package var location: SourceLocation {
        (registrations.first ?? executions.first)?.location ?? SourceLocation(file: "", line: 1, column: 1)
    }

    /// - Parameter calls: of one request, in source order.
    private static func route(_ calls: [RequestCall], _ code: ScopeCode) -> RequestRoute {
        func uses(_ isRegistration: Bool) -> [Use] {
            var uses: [Use] = []
            for call in calls where call.isRegistration == isRegistration {
                if uses.contains(where: { $0.name == call.caller }) { continue }
                let scopes = call.callerType.map { code[$0] } ?? []
                uses.append(Use(name: call.caller, scopes: scopes, location: call.location))
            }
            return uses
        }
        return RequestRoute(
            request: calls[0].requestName,
            interactors: Set(calls.map(\.interactor).filter { !$0.isEmpty }).sorted(),
            executions: uses(false),
            registrations: uses(true)
        )
    }
}
