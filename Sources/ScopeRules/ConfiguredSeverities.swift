import ScopeGraph

/// The severities of findings, with those that a configuration sets for rules.
struct ConfiguredSeverities: Sendable {
    /// By the ids of the rules; `nil` for a rule that is off.
    private let configured: [String: Severity?]
    /// The lowest and the highest severity that a rule has by default, by its id.
    private let defaults: [String: ClosedRange<Severity>]

    init(_ configured: [String: Severity?]) {
        self.configured = configured
        defaults = allRules.reduce(into: [:]) { ranges, rule in
            guard configured[rule.id] != nil else { return }
            let usual = rule.usualSeverities.compactMap { $0 }
            if let lowest = usual.min(), let highest = usual.max() { ranges[rule.id] = lowest...highest }
        }
    }

    /// The severity with which a finding is reported; `nil` if it is not.
    ///
    /// A rule may be less sure of one finding than of the others: a configured severity does not raise it. What the
    /// compiler refuses may be worse than the rule's other findings: a configured severity does not lower it.
    func severity(of finding: Finding) -> Severity? {
        guard let severity = configured[finding.rule] else { return finding.usualSeverity }
        guard let severity, !finding.isOptional, let usual = defaults[finding.rule] else { return severity }
        if finding.severity < usual.lowerBound { return min(severity, finding.severity) }
        if finding.severity > usual.upperBound { return max(severity, finding.severity) }
        return severity
    }

    /// Whether a rule can change what is reported: it is on, suppressed somewhere, or may find errors. Errors withhold
    /// findings that follow from them, and stale files, even if they are not reported.
    func needs(_ rule: any Rule.Type, _ suppressions: [Suppression]) -> Bool {
        if rule.findsErrors { return true }
        let isOn = configured[rule.id].map { $0 != nil } ?? rule.usualSeverities.contains { $0 != nil }
        return isOn || suppressions.contains { $0.rule == rule.id }
    }

    /// Whether a rule may report errors.
    func mayFindErrors(_ rule: any Rule.Type) -> Bool {
        guard let severity = configured[rule.id] else { return rule.findsErrors }
        return severity == .error || severity != nil && rule.findsErrors
    }
}
