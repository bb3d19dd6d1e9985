import ScopeRules

/// The declarations near errors: a requirement or a conformance there may look unused only because of the error.
struct DeclarationsNearErrors {
    /// The ids of scopes.
    private var scopes: Set<String> = []
    /// The names of the scopes between a root and an error.
    private var names: Set<String> = []

    init(of findings: [Finding]) {
        for finding in findings where finding.severity == .error {
            if let scope = finding.scope { scopes.insert(scope) }
            names.formUnion(finding.chain.map(\.scope) + finding.readers.map(\.scope))
        }
    }

    /// Whether the code that the repair of a finding deletes as unused may be used once an error is fixed.
    func mayExplain(_ finding: Finding) -> Bool {
        if scopes.isEmpty, names.isEmpty { return false }
        guard finding.rule == UnusedRequirement.id || finding.rule == NeedlessConformance.id,
            let scope = finding.scope
        else { return false }
        // The id is the name after that of the module.
        return scopes.contains(scope) || names.contains(String(scope.drop { $0 != "." }.dropFirst()))
    }
}
