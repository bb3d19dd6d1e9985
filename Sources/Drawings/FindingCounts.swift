import ScopeRules
import TextFormats

/// The findings about one scope, by severity.
struct FindingCounts {
    var errors = 0
    var warnings = 0

    /// "2 errors, 1 warning"; `nil` if there is neither.
    var text: String? {
        var words: [String] = []
        if errors > 0 { words.append(counted(errors, "error")) }
        if warnings > 0 { words.append(counted(warnings, "warning")) }
        return words.isEmpty ? nil : words.joined(separator: ", ")
    }
}

extension DrawingSubject {
    /// By the scope's id.
    func findingCounts() -> [String: FindingCounts] {
        var counts: [String: FindingCounts] = [:]
        for finding in findings {
            guard let scope = finding.scope else { continue }
            switch finding.severity {
            case .error: counts[scope, default: FindingCounts()].errors += 1
            case .warning: counts[scope, default: FindingCounts()].warnings += 1
            case .note: break
            }
        }
        return counts
    }
}
