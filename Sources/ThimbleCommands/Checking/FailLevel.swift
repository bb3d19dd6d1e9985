import ScopeRules

/// When a check fails.
struct FailLevel: Hashable {
    /// The least severity that fails; `nil` where none does.
    let severity: Severity?
    /// How many warnings may be; `nil` where any number may.
    let mostWarnings: Int?

    /// An error fails, and nothing else.
    static let usual = FailLevel(severity: .error, mostWarnings: nil)

    /// What may be said of `--fail-on`.
    static let words = ["error", "warning", "note", "never"]

    /// Two wishes that cannot both be met.
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
    ///   - mostWarnings: how many warnings may be.
    ///   - prefix: what stands before a name where it was written: "--".
    /// - Throws: which two of them do not go together.
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

    /// Whether findings fail.
    ///
    /// - Parameter staleCount: how many entries of the baseline are found no more; each is a warning.
    func fails(_ findings: [Finding], staleCount: Int) -> Bool {
        guard let severity else { return false }
        if findings.contains(where: { $0.severity >= severity }) { return true }
        if staleCount > 0, severity <= .warning { return true }
        guard let mostWarnings else { return false }
        return findings.count { $0.severity == .warning } + staleCount > mostWarnings
    }
}
