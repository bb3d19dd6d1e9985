import ScopeGraph

/// Components and dependencies that are passed to interactors and other helpers as a protocol to which they do not conform.
/// Nothing is generated for it, because the protocol is not the dependency of a scope.
struct HelperConformances {
    private let subject: RuleSubject

    init(_ subject: RuleSubject) { self.subject = subject }

    func findings() -> [Finding] {
        subject.graph.faults.compactMap { fault in
            guard case .helperConformance(let number, let lacking) = fault.kind, lacking.isCertain else { return nil }
            let scope = subject.graph.scopes[number]
            return Finding(
                rule: MissingPassthrough.id,
                title: MissingPassthrough.title,
                severity: .error,
                location: fault.location,
                scope: scope.id,
                headline: headline(lacking, scope),
                repairs: [repair(lacking, scope)],
                identity: [scope.id, lacking.name, "helper"] + (lacking.passed.map { [$0.holder] } ?? [])
            )
        }
    }

    private func headline(_ lacking: HelperConformance, _ scope: Scope) -> Message {
        guard let passed = lacking.passed else {
            return "\(code: scope.name) is passed as \(code: lacking.name) but does not conform to it"
        }
        return """
            \(code: passed.holder) passes its own dependency \(code: passed.dependency.name) as \(code: lacking.name), but \
            \(code: passed.dependency.name) does not inherit it
            """
    }

    private func repair(_ lacking: HelperConformance, _ scope: Scope) -> Repair {
        guard let passed = lacking.passed else {
            return Repair(
                title: "Make \(code: scope.name) conform to \(code: lacking.name)",
                location: scope.location
            )
        }
        return Repair(
            title: "Make \(code: passed.dependency.name) inherit \(code: lacking.name)",
            location: passed.dependency.location
        )
    }
}
