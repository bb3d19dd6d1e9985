import ScopeRules
import SwiftReader

/// For people: each finding with its line of source, the way down, what was passed over, and what to do.
public enum TextReporter: Reporter {
    public static let name = "text"

    public static func text(of report: Report, sources: some SourceIndex) -> String {
        report.findings.map { text(of: $0, sources: sources) }.joined(separator: "\n")
    }

    private static func text(of finding: Finding, sources: some SourceIndex) -> String {
        let place = finding.place.map { "\(sources.shown($0)): " } ?? ""
        var lines = ["\(place)\(finding.severity.rawValue): \(finding.headline.text) [\(finding.rule)]"]
        if let place = finding.place { lines += excerpt(at: place, sources: sources) }
        for section in sections(of: finding) where !section.notes.isEmpty {
            lines.append("  \(section.title):")
            for note in section.notes {
                let place = note.place.map { "\(sources.shown($0)): " } ?? ""
                lines.append("    \(place)\(note.message.text)")
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private struct Section {
        let title: String
        let notes: [Finding.Note]
    }

    private static func sections(of finding: Finding) -> [Section] {
        var way = finding.chain.map { Finding.Note(place: $0.place, message: $0.message) }
        if finding.otherWays > 0 {
            let ways = counted(finding.otherWays, "other way")
            way.append(Finding.Note(place: nil, message: "the same is missing on \(ways) up"))
        }
        let readers = finding.readers.dropFirst().map {
            Finding.Note(place: $0.place, message: "\(code: $0.scope), in \(code: $0.contract)")
        }
        let misses = finding.nearMisses.map { Finding.Note(place: $0.place, message: $0.message) }
        let repairs = finding.repairs.map { Finding.Note(place: $0.place, message: $0.title) }
        let held = finding.heldBackNote.map { [Finding.Note(place: nil, message: $0.message)] } ?? []
        return [
            Section(title: finding.isLoop ? "the way round" : "the way down", notes: way),
            Section(title: "also needed by", notes: readers),
            Section(title: "passed over", notes: misses),
            Section(title: repairs.count > 1 ? "to repair, one of" : "to repair", notes: repairs),
            Section(title: "held back", notes: held),
        ]
    }
}
