import ScopeGraph
import SwiftReader

/// Components that are declared in a function. They are no scopes of the graph.
extension UnregistrableScope {
    static func localComponents(in subject: RuleSubject) -> [Finding] {
        subject.answers { $0.localComponents(besides: $1) }.filter { subject.isLinted(module: $0.module) }
            .map { component in
                Finding(
                    rule: id,
                    title: title,
                    severity: .error,
                    location: component.location,
                    headline: "\(code: component.name) is declared in a function: generated code cannot register it",
                    repairs: [
                        Repair(
                            title: "Declare \(code: component.name) outside of the function",
                            location: component.location
                        )
                    ],
                    identity: ["local", component.location.file, component.name]
                )
            }
    }
}
