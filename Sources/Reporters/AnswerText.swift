import ScopeRules
import SwiftReader

/// An answer for people, in the form of a finding in `TextReporter`.
public func answerText(_ answer: Answer, sources: some SourceIndex) -> String {
    func shown(_ place: Place?) -> String {
        place.map { "\(sources.shownPath(of: $0.file)):\($0.line):\($0.column): " } ?? ""
    }
    var lines = ["\(shown(answer.place))\(answer.headline.text)"]
    for section in answer.sections {
        lines.append("  \(section.title.text):")
        lines += section.notes.map { "    \(shown($0.place))\($0.message.text)" }
    }
    return lines.joined(separator: "\n") + "\n"
}
