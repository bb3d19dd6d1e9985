import ScopeRules
import SwiftReader

/// An answer for people, in the form of a finding in `TextReporter`.
public func answerText(_ answer: Answer, sources: some SourceIndex) -> String {
    func prefix(_ place: Place?) -> String { place.map { "\(printable(sources.shown($0))): " } ?? "" }
    var lines = ["\(prefix(answer.place))\(TextStyle.plain.text(answer.headline))"]
    for section in answer.sections {
        lines.append("  \(section.title.text):")
        lines += section.notes.map { "    \(prefix($0.place))\(TextStyle.plain.text($0.message))" }
    }
    return lines.joined(separator: "\n") + "\n"
}
