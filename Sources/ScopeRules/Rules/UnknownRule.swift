import ScopeGraph
import SwiftReader

/// A comment suppresses an unknown rule.
package enum UnknownRule: Rule {
    package static let id = "unknown-rule"
    package static let title = "Unknown Rule"
    package static let defaultSeverity: Severity? = .warning
    package static let reason = """
        A suppression comment names a rule that does not exist, or has an unknown form. The comment has no effect.
        """
    package static let triggeringExample = """
        import RIBs
        // thimble:disable:next unused-requirments - read by a plugin
        protocol LoginDependency: Dependency {}
        """
    package static let silentExample = """
        import RIBs
        // thimble:disable unknown-dependency - declared by a macro
        final class LoginComponent: Component<LoginDependency> {}
        """

    package static func findings(in subject: RuleSubject) -> [Finding] {
        let known = Set(allRules.map { $0.id })
        return subject.suppressions.filter { !known.contains($0.rule) }.map { suppression in
            let meant = nearestWord(to: suppression.rule, among: known.sorted())
            return Finding(
                rule: id,
                title: title,
                severity: .warning,
                location: suppression.location,
                headline: "Unknown rule \(code: suppression.rule)",
                repairs: [
                    Repair(
                        title: meant.map { "Write \(code: $0)" }
                            ?? "Use one of the rule names that \(code: "thimble rules") lists",
                        location: suppression.location
                    )
                ],
                identity: [suppression.location.file, suppression.rule]
            )
        }
            + subject.suppressionFaults.compactMap(finding)
    }

    private static func finding(on fault: SuppressionFault) -> Finding? {
        let (headline, repair, subject): (Message, Message, String)
        switch fault.kind {
        case .unknownForm(let word):
            headline = "Unknown Thimble comment \(code: word)"
            repair = "Use one of \(Message.list(SuppressionComment.forms.map { form -> Message in "\(code: form)" }))"
            subject = word
        case .namesNoRule(let word):
            headline = "\(code: word) names no rule"
            repair = "Add the names of the rules, as \(code: "thimble rules") lists them"
            subject = word
        case .endsUnknown(let rule):
            headline = "Unknown rule \(code: rule)"
            repair = "Use one of the rule names that \(code: "thimble rules") lists"
            subject = rule
        case .endsNothing: return nil
        }
        return Finding(
            rule: id,
            title: title,
            severity: .warning,
            location: fault.location,
            headline: headline,
            repairs: [Repair(title: repair, location: fault.location)],
            identity: [fault.location.file, subject, "comment"]
        )
    }
}
