import ScopeRules
import SwiftReader

/// An answer for people, in the form of a finding in `TextReporter`.
public func answerText(_ answer: Answer, sources: some SourceIndex) -> String {
    func prefix(_ place: Place?) -> String { place.map { "\(sources.shown($0)): " } ?? "" }
    var lines = ["\(prefix(answer.place))\(answer.headline.text)"]
    for section in answer.sections {
        lines.append("  \(section.title.text):")
        lines += section.notes.map { "    \(prefix($0.place))\($0.message.text)" }
    }
    return lines.joined(separator: "\n") + "\n"
}
