import ScopeGraph

/// Components that are passed to interactors and other helpers as a protocol to which they do not conform. Nothing is
/// generated for it, because the protocol is not the dependency of a scope.
struct HelperConformances {
    private let subject: RuleSubject

    init(_ subject: RuleSubject) { self.subject = subject }

    func findings() -> [Finding] {
        subject.graph.faults.compactMap { fault in
            guard case .helperConformance(let number, let lacking) = fault.kind else { return nil }
            let scope = subject.graph.scopes[number]
            return Finding(
                rule: MissingPassthrough.id,
                title: MissingPassthrough.title,
                severity: .error,
                location: fault.location,
                scope: scope.id,
                headline: "\(code: scope.name) is passed as \(code: lacking.name) but does not conform to it",
                repairs: [
                    Repair(
                        title: "Make \(code: scope.name) conform to \(code: lacking.name)",
                        location: scope.location
                    )
                ],
                identity: [scope.id, lacking.name, "helper"]
            )
        }
    }
}
