import ScopeGraph
import ScopeRules

/// Whether a text is empty, or begins with a finding in the compiler's format, whose rule is at the end of the line.
func beginsWithFinding(_ text: String, _ start: String, _ end: String) -> Bool {
    if text.isEmpty { return true }
    let line = text.prefix { !$0.isNewline }
    return allRules.contains { line.hasSuffix("\(start)\($0.id)\(end)") }
        && Severity.allCases.contains { line.hasPrefix("\($0.rawValue): ") || line.contains(": \($0.rawValue): ") }
}
