import ScopeRules
import SwiftReader
import TextFormats

/// An answer as text, in the form of a finding in `TextReporter`.
package func answerText(_ answer: Answer, sources: some SourceIndex) -> String {
    func prefix(_ location: SourceLocation?) -> String { location.map { "\(printable(sources.shown($0))): " } ?? "" }
    var lines = ["\(prefix(answer.location))\(TextStyle.plain.text(answer.headline))"]
    for section in answer.sections {
        lines.append("  \(section.title.text):")
        lines += section.notes.map { "    \(prefix($0.location))\(TextStyle.plain.text($0.message))" }
    }
    return lines.joined(separator: "\n") + "\n"
}
