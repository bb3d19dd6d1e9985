import ScopeRules
import SwiftReader

/// For people: each finding with its line of source, the way down, what was passed over, and what to do.
public enum TextReporter: Reporter {
    public static let name = "text"

    public static func text(of report: Report, sources: some SourceIndex) -> String {
        text(of: report, sources: sources, style: .plain)
    }

    /// The same in a style.
    public static func text(of report: Report, sources: some SourceIndex, style: TextStyle) -> String {
        let writer = FindingWriter(sources: sources, style: style, rulePages: report.rulePages)
        return report.findings.map(writer.text).joined(separator: "\n")
    }

    private struct FindingWriter<Sources: SourceIndex> {
        let sources: Sources
        let style: TextStyle
        let rulePages: String?

        func text(of finding: Finding) -> String {
            let severity = style.painted("\(finding.severity.rawValue):", as: .init(finding.severity))
            let rule = style.painted("[\(finding.rule)]", as: .rule)
            var lines = ["\(prefix(finding.place))\(severity) \(style.text(finding.headline)) \(rule)"]
            if let place = finding.place { lines += excerpt(at: place, sources: sources, style: style) }
            for section in sections(of: finding) where !section.notes.isEmpty {
                lines.append("  \(style.painted("\(section.title):", as: .title))")
                lines += section.notes.map { "    \(prefix($0.place))\(style.text($0.message))" }
            }
            if let rulePages { lines.append("  \(style.painted("docs:", as: .title)) \(finding.page(in: rulePages))") }
            return lines.joined(separator: "\n") + "\n"
        }

        private func prefix(_ place: Place?) -> String {
            place.map { "\(style.painted("\(printable(sources.shown($0))):", as: .place)) " } ?? ""
        }
    }

    private struct Section {
        let title: String
        let notes: [Finding.Note]
    }

    private static func sections(of finding: Finding) -> [Section] {
        var way = finding.chain.map { Finding.Note(place: $0.place, message: $0.message) }
        if let note = finding.otherWaysNote { way.append(note) }
        let readers = finding.readers.dropFirst().map {
            Finding.Note(place: $0.place, message: "\(code: $0.scope), in \(code: $0.contract)")
        }
        let misses = finding.nearMissNotes
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
