import Cores
import ScopeGraph

/// All rules, sorted by id.
package let allRules: [any Rule.Type] = [
    AmbiguousSupplier.self,
    DefaultArgumentDependency.self,
    DiscardedComponent.self,
    DuplicateScope.self,
    HiddenSingleton.self,
    InaccessibleProvider.self,
    MissingPassthrough.self,
    MissingPluginProperty.self,
    MissingProvider.self,
    NeedlessConformance.self,
    NoRoot.self,
    ProviderCycle.self,
    RecursiveScope.self,
    RetainedChild.self,
    ShadowedProvider.self,
    StaleProviders.self,
    StrongBackReference.self,
    StrongCycle.self,
    TypeMismatch.self,
    UnknownDependency.self,
    UnknownRule.self,
    UnlinkedChild.self,
    UnreachableScope.self,
    UnregisteredRequest.self,
    UnregistrableScope.self,
    UnsetListener.self,
    UnusedProvider.self,
    UnusedRequirement.self,
    UnusedSuppression.self,
    WrongParent.self,
]

/// The findings of all enabled rules that are not suppressed, sorted, without duplicates. Stale generated files are not
/// reported while there are errors.
///
/// - Parameter severities: the configured severities, by the ids of the rules; `nil` for a rule that is off.
package func findings(in subject: RuleSubject, severities: [String: Severity?] = [:]) -> [Finding] {
    func severity(of finding: Finding) -> Severity? { severities[finding.rule] ?? finding.usualSeverity }
    let rules = allRules.filter {
        $0.id != StaleProviders.id && $0.isNeeded(severities: severities, subject.suppressions)
    }
    // Another thread begins with these while the others wait for each other. Work that is distributed inside distributed
    // work would stay on one core.
    let others = Future(isWorthwhile: subject.graph.hasManyScopes) {
        mapOnAllCores(rules.filter { !$0.usesAllCores }) { $0.findings(in: subject) }.flatMap { $0 }
    }
    let faults = rules.filter { $0.usesAllCores }.flatMap { $0.findings(in: subject) } + others.value()
    // Regardless of the configured severity: with an error in the tree, the correct generated code is unknown.
    let isFaulty = faults.contains { $0.usualSeverity == .error && !$0.isClosedByGeneration }
    let all = isFaulty ? faults : faults + StaleProviders.findings(in: subject)
    let unused = UnusedSuppression.findings(subject, silencing: all)
    let byReach = Dictionary(grouping: subject.suppressions, by: \.reach)
    func isReported(_ finding: Finding) -> Bool {
        guard severity(of: finding) != nil else { return false }
        return byReach.isEmpty || !(byReach[finding.suppressibleBy]?.contains { $0.covers(finding) } ?? false)
    }
    let causes = DerivedFindings(of: all, in: subject).derived(isReported: isReported)
    return (causes + unused).filter(isReported)
        .compactMap { finding in severity(of: finding).map { finding.with(severity: $0) } }.inOrder()
        .markingUnsafeRepairs(in: subject.sources)
}

extension Rule {
    /// Whether the rule can change what is reported: it is on, suppressed somewhere, or may find errors. Errors withhold
    /// findings that follow from them, and stale files, even if they are not reported.
    static func isNeeded(severities: [String: Severity?], _ suppressions: [Suppression]) -> Bool {
        let usual = [defaultSeverity] + Dialect.all.map { defaultSeverity(in: $0) }
        if usual.contains(.error) { return true }
        let isOn = severities[id].map { $0 != nil } ?? usual.contains { $0 != nil }
        return isOn || suppressions.contains { $0.rule == id }
    }
}

/// Whether some rule finds an error, suppressed or not, that generation does not fix. Rules that only report
/// warnings are skipped.
///
/// - Parameter severities: the configured severities, by the ids of the rules; `nil` for a rule that is off.
package func hasErrors(_ subject: RuleSubject, severities: [String: Severity?]) -> Bool {
    // Its findings depend on those of all other rules.
    if case .error?? = severities[UnusedSuppression.id] { return true }
    let rules = allRules.filter {
        $0.id != StaleProviders.id && (severities[$0.id] ?? $0.defaultSeverity) == .error
    }
    @Sendable func findsError(_ rule: any Rule.Type) -> Bool {
        rule.findings(in: subject).contains { finding in
            !finding.isClosedByGeneration && (severities[rule.id] ?? finding.usualSeverity) == .error
        }
    }
    // Another thread begins with the rules that use one core, as in `findings`.
    let others = Future(isWorthwhile: subject.graph.hasManyScopes) {
        rules.contains { !$0.usesAllCores && findsError($0) }
    }
    return rules.contains { $0.usesAllCores && findsError($0) } || others.value()
}
