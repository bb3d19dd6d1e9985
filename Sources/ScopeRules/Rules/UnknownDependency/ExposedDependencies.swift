import ScopeGraph
import Semantics
import SwiftReader

/// Components and builders that are more visible than their dependency.
extension UnknownDependency {
    static func exposedDependencies(in subject: RuleSubject) -> [Finding] {
        let found = subject.answers { model, _ in
            model.exposedDependencies().map { found in
                (
                    type: model.index.types[found.declaredType], dependency: model.index.types[found.dependency],
                    location: model.index.location(of: found.declaredType),
                    home: model.index.location(of: found.dependency)
                )
            }
        }
        return found.filter { subject.graph.modules[$0.type.module].kind != .test }
            .map { type, dependency, location, home in
                Finding(
                    rule: id,
                    title: title,
                    severity: .error,
                    location: location,
                    scope: subject.graph.scopes.first { $0.location == location }?.id,
                    headline: """
                        \(code: type.qualifiedName) is \(code: type.access.word), but its dependency \
                        \(code: dependency.qualifiedName) is \(code: dependency.access.word)
                        """,
                    repairs: [
                        Repair(
                            title: "Make \(code: dependency.qualifiedName) \(code: type.access.word), too",
                            location: home
                        )
                    ],
                    identity: [type.qualifiedName, "exposed", dependency.qualifiedName]
                )
            }
    }
}
