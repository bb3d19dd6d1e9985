import ScopeGraph
import SwiftReader

/// Types in tests and demos that implement a dependency without being scopes.
extension RuleSubject {
    /// The members that such types lack. A build sees only a part of the sources.
    func incompleteDoubles(_ rule: String, _ title: String) -> [Finding] {
        guard moduleOfBuild == nil, graph.modules.contains(where: \.kind.standsAlone) else { return [] }
        return answers { IncompleteDoubles(model: $0, scopes: $1).all() }.flatMap { double in
            double.unmet.map { finding($0, of: double, rule, title) }
        }
    }

    private func finding(
        _ conformance: UnmetConformance,
        of double: IncompleteDouble,
        _ rule: String,
        _ title: String
    ) -> Finding {
        let (dependency, member) = (conformance.protocolName, conformance.requirement.text)
        return Finding(
            rule: rule,
            title: title,
            severity: .error,
            location: conformance.clause,
            property: conformance.name,
            headline: "\(code: double.name) does not conform to \(code: dependency): it lacks \(code: member)",
            nearMisses: [
                NearMiss(
                    scope: dependency,
                    location: conformance.requirement.location,
                    message: "\(code: dependency) requires it here"
                )
            ],
            repairs: [
                Repair(title: "Add \(code: member) to \(code: double.name)", location: double.location)
            ],
            identity: [graph.modules[double.module].name, double.name, dependency, member]
        )
    }
}
