import ScopeGraph
import ScopeRules

/// When a check fails.
struct FailLevel: Hashable {
    /// The lowest severity that fails the check; `nil` if none does.
    let severity: Severity?
    /// The largest number of warnings allowed; `nil` for any number.
    let mostWarnings: Int?

    /// Only errors fail the check.
    static let usual = FailLevel(severity: .error, mostWarnings: nil)

    /// The values of `--fail-on`.
    static let words = ["error", "warning", "note", "never"]

    /// Two options that contradict each other.
    struct Contradiction: Error {
        let message: String
    }

    private init(severity: Severity?, mostWarnings: Int?) {
        self.severity = severity
        self.mostWarnings = mostWarnings
    }

    /// - Parameters:
    ///   - isStrict: whether warnings count as errors.
    ///   - failOn: one of `words`.
    ///   - mostWarnings: the largest number of warnings allowed.
    ///   - prefix: the prefix of option names in the source of the values: "--".
    /// - Throws: the two options that contradict each other.
    init(isStrict: Bool, failOn: String?, mostWarnings: Int?, prefix: String) throws(Contradiction) {
        let named = failOn.map { Severity(rawValue: $0) } ?? .error
        let names = (strict: "'\(prefix)strict'", failOn: "'\(prefix)fail-on \(failOn ?? "")'")
        let least: Severity? = isStrict ? min(.warning, named ?? .warning) : named
        if isStrict, failOn == "error" || failOn == "never" {
            throw Contradiction(
                message: "\(names.strict) fails on warnings and \(names.failOn) does not: use one of them"
            )
        }
        if mostWarnings != nil, least != .error {
            let other = isStrict ? names.strict : names.failOn
            let what = least == nil ? "never fails" : "fails on every warning"
            throw Contradiction(message: "'\(prefix)max-warnings' has no effect if \(other) \(what): use one of them")
        }
        (severity, self.mostWarnings) = (least, mostWarnings)
    }

    /// Whether the check fails.
    ///
    /// - Parameter staleCount: the number of baseline entries that no longer occur; each counts as a warning.
    func fails(_ findings: [Finding], staleCount: Int) -> Bool {
        guard let severity else { return false }
        if findings.contains(where: { $0.severity >= severity }) { return true }
        if staleCount > 0, severity <= .warning { return true }
        guard let mostWarnings else { return false }
        return findings.count { $0.severity == .warning } + staleCount > mostWarnings
    }
}
