import ScopeGraph
import SwiftReader

/// A comment suppresses a rule that reports nothing there.
package enum UnusedSuppression: Rule {
    package static let id = "unused-suppression"
    package static let title = "Unused Suppression"
    package static let defaultSeverity: Severity? = .warning
    package static let reason = """
        A suppression comment has no effect, because the rule finds nothing there. The fault has been repaired, or was \
        never there. The comment would hide the next one.
        """
    package static let triggeringExample = """
        import RIBs
        // thimble:disable:next unknown-dependency
        protocol LoginDependency: Dependency {}
        """
    package static let silentExample = """
        import RIBs
        // thimble:disable:next unknown-dependency - a macro declares it
        final class LoginComponent: Component<LoginDependency> {}
        """

    /// Comments that end a suppression that was never begun. Unused suppressions are known only after all other rules:
    /// see the other function.
    package static func findings(in subject: RuleSubject) -> [Finding] {
        subject.suppressionFaults.compactMap { fault in
            guard case .endsNothing(let rule) = fault.kind else { return nil }
            return Finding(
                rule: id,
                title: title,
                severity: .warning,
                location: fault.location,
                headline: "This comment enables \(code: rule), which is not disabled here",
                repairs: [Repair(title: "Delete the comment", location: fault.location, edits: fault.deletion)],
                identity: [fault.location.file, rule, "enable"]
            )
        }
    }

    /// The suppressions that match none of the findings.
    static func findings(_ subject: RuleSubject, silencing findings: [Finding]) -> [Finding] {
        guard !subject.suppressions.isEmpty else { return [] }
        // Whether a rule that is off would report something is unknown.
        let known = Set(allRules.filter { $0.defaultSeverity != nil }.map { $0.id })
        let byReach = Dictionary(grouping: findings, by: \.suppressibleBy)
        return subject.suppressions.filter { suppression in
            known.contains(suppression.rule) && suppression.rule != id
                && !(byReach[suppression.reach]?.contains(where: suppression.covers) ?? false)
        }
        .map { suppression in
            Finding(
                rule: id,
                title: title,
                severity: .warning,
                location: suppression.location,
                headline: "Suppression of \(code: suppression.rule) has no effect",
                repairs: [
                    Repair(
                        title: suppression.isOnlyOne
                            ? "Delete the comment" : "Delete \(code: suppression.rule) from the comment",
                        location: suppression.location,
                        edits: suppression.deletion
                    )
                ],
                identity: [suppression.location.file, suppression.rule]
            )
        }
    }
}
