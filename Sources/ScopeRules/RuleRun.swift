import Cores
import ScopeGraph

/// The findings of all enabled rules that are not suppressed, sorted, without duplicates. Stale generated files are not
/// reported while there are errors.
///
/// - Parameter severities: the configured severities, by the ids of the rules; `nil` for a rule that is off.
package func findings(in subject: RuleSubject, severities: [String: Severity?] = [:]) -> [Finding] {
    let severities = ConfiguredSeverities(severities)
    let rules = allRules.filter {
        $0.id != StaleProviders.id && severities.needs($0, subject.suppressions)
    }
    // Another thread begins with these while the others wait for each other. Work that is distributed inside distributed
    // work would stay on one core.
    let others = Future(isWorthwhile: subject.graph.hasManyScopes) {
        mapOnAllCores(rules.filter { !$0.usesAllCores }) { $0.findings(in: subject) }.flatMap { $0 }
    }
    let found = rules.filter { $0.usesAllCores }.flatMap { $0.findings(in: subject) } + others.value()
    let faults = TargetFindings(of: subject, judging: found).judged(found)
    // Regardless of the configured severity: with an error in the tree, the correct generated code is unknown.
    let isFaulty = faults.contains { $0.usualSeverity == .error && !$0.isClosedByGeneration }
    let all = isFaulty ? faults : faults + StaleProviders.findings(in: subject)
    let unused = UnusedSuppression.findings(subject, silencing: all)
    let byReach = Dictionary(grouping: subject.suppressions, by: \.reach)
    func isReported(_ finding: Finding) -> Bool {
        guard severities.severity(of: finding) != nil else { return false }
        return byReach.isEmpty || !(byReach[finding.suppressibleBy]?.contains { $0.covers(finding) } ?? false)
    }
    let causes = DerivedFindings(of: all, in: subject).derived(isReported: isReported)
    return (causes + unused).filter(isReported)
        .compactMap { finding in severities.severity(of: finding).map { finding.with(severity: $0) } }.inOrder()
        .markingUnsafeRepairs(in: subject.sources)
}

/// Whether some rule finds an error, suppressed or not, that generation does not fix.
///
/// - Parameter severities: the configured severities, by the ids of the rules; `nil` for a rule that is off.
package func hasErrors(_ subject: RuleSubject, severities: [String: Severity?]) -> Bool {
    // Its findings depend on those of all other rules.
    if case .error?? = severities[UnusedSuppression.id] { return true }
    let severities = ConfiguredSeverities(severities)
    let rules = allRules.filter { $0.id != StaleProviders.id && severities.mayFindErrors($0) }
    @Sendable func isError(_ finding: Finding) -> Bool {
        !finding.isClosedByGeneration && severities.severity(of: finding) == .error
    }
    // The targets that share files judge the errors of these rules together.
    let common = subject.targetViews.differingGroups.isEmpty ? [] : TargetFindings.rules
    if !common.isEmpty {
        let found = common.flatMap { $0.findings(in: subject) }
        if TargetFindings(of: subject, judging: found).judged(found).contains(where: isError) { return true }
    }
    let judged = Set(common.map { $0.id })
    @Sendable func findsError(_ rule: any Rule.Type) -> Bool {
        !judged.contains(rule.id) && rule.findings(in: subject).contains(where: isError)
    }
    // Another thread begins with the rules that use one core, as in `findings`.
    let others = Future(isWorthwhile: subject.graph.hasManyScopes) {
        rules.contains { !$0.usesAllCores && findsError($0) }
    }
    return rules.contains { $0.usesAllCores && findsError($0) } || others.value()
}
