import Cores
import ScopeRules
import SwiftReader
import TextFormats

/// For terminals: each finding with its source line, the path from the root, the near misses, and the fixes.
package enum TextReporter: Reporter {
    package static let name = "text"

    package static func mayHaveWritten(_ text: String) -> Bool { beginsWithFinding(text, "[", "]") }

    package static func text(of report: Report, sources: some SourceIndex) -> String {
        text(of: report, sources: sources, style: .plain)
    }

    /// The report in a style, with a given amount of detail.
    package static func text(
        of report: Report,
        sources: some SourceIndex,
        style: TextStyle,
        extent: TextExtent = .usual
    ) -> String {
        let count = min(report.findings.count, extent.fullCount)
        let lineCount = extent.listsTheRest ? report.findings.count - count : 0
        let texts = mapOnAllCores(portions(of: count + lineCount, size: 64)) { numbers in
            var writer = FindingWriter(sources: sources, style: style, rulePages: report.rulePages)
            for number in numbers {
                // A blank line between two findings in full, and before the first of those with one line.
                if number > 0, number <= count { writer.addLineEnd() }
                writer.add(report.findings[number], isInFull: number < count)
            }
            return writer.buffer
        }
        return TextBuffer.text(of: texts, extent.end(of: report, shownCount: count + lineCount))
    }

    private struct FindingWriter<Sources: SourceIndex> {
        let sources: Sources
        let rulePages: String?
        private(set) var buffer: TextBuffer
        /// The file of the previous location and its displayed path: most locations of a finding are in one file.
        private var last: (file: String, path: String)?
        /// The last file whose whole path was looked up, and that path: many findings are in one file.
        private var lastWhole: (file: String, path: String)?
        /// The files that the finding has named so far, by the last components of their paths.
        private var named: [String: String] = [:]

        init(sources: Sources, style: TextStyle, rulePages: String?) {
            self.sources = sources
            self.rulePages = rulePages
            buffer = TextBuffer(style: style)
        }

        mutating func addLineEnd() { buffer.add("\n") }

        mutating func add(_ finding: Finding, isInFull: Bool) {
            last = nil
            named = [:]
            addPrefix(finding.location, isAlone: !isInFull)
            buffer.paint(as: .init(finding.severity)) { $0.add("\(finding.severity.rawValue):") }
            buffer.add(" ")
            buffer.add(finding.headline)
            buffer.add(" ")
            buffer.paint(as: .rule) { $0.add("[\(finding.rule)]") }
            buffer.add("\n")
            guard isInFull else { return }
            if let location = finding.location { buffer.addExcerpt(at: location, sources: sources) }
            for section in sections(of: finding) where !section.notes.isEmpty { add(section) }
            if let rulePages {
                addTitle("docs")
                buffer.add(" \(finding.page(in: rulePages))\n")
            }
        }

        private mutating func add(_ section: Section) {
            addTitle(section.title)
            buffer.add("\n")
            for note in section.notes {
                buffer.add("    ")
                addPrefix(note.location)
                buffer.add(note.message)
                buffer.add("\n")
            }
        }

        private mutating func addTitle(_ title: String) {
            buffer.add("  ")
            buffer.paint(as: .title) { $0.add("\(title):") }
        }

        /// - Parameter isAlone: whether no other location of the finding follows.
        private mutating func addPrefix(_ location: SourceLocation?, isAlone: Bool = false) {
            guard let location else { return }
            let path = isAlone ? wholePath(of: location.file) : shownPath(of: location.file)
            buffer.paint(as: .location) { buffer in
                buffer.add(path)
                buffer.add(UInt8(ascii: ":"))
                buffer.add(location.line)
                buffer.add(UInt8(ascii: ":"))
                buffer.add(location.column)
                buffer.add(UInt8(ascii: ":"))
            }
            buffer.add(UInt8(ascii: " "))
        }

        private mutating func wholePath(of file: String) -> String {
            if let lastWhole, lastWhole.file == file { return lastWhole.path }
            let path = printable(sources.shownPath(of: file))
            lastWhole = (file, path)
            return path
        }

        private mutating func shownPath(of file: String) -> String {
            if let last, last.file == file { return last.path }
            let path = wholePath(of: file)
            let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
            let name = slash.map { String(path[path.utf8.index(after: $0)...]) } ?? path
            // Repeating the full path would distract from the message.
            let known = named[name]
            if known == nil { named[name] = file }
            let isShort = known == nil || known == file
            last = (file, isShort ? printable(name) : path)
            return known == file ? printable(name) : path
        }
    }

    /// The maximum number of other scopes with the same requirement to list.
    private static let mostReaders = 10

    private struct Section {
        let title: String
        let notes: [Finding.Note]
    }

    private static func sections(of finding: Finding) -> [Section] {
        var route = finding.chain.map { Finding.Note(location: $0.location, message: $0.message) }
        if let note = finding.otherRoutesNote { route.append(note) }
        var readers = finding.readers.dropFirst().prefix(mostReaders).map {
            Finding.Note(location: $0.location, message: "\(code: $0.scope), in \(code: $0.dependencyProtocol)")
        }
        let more = finding.readers.count - 1 - readers.count
        if more > 0 { readers.append(Finding.Note(location: nil, message: "\(more) more")) }
        let misses = finding.nearMissNotes
        let repairs = finding.repairs.map { Finding.Note(location: $0.location, message: $0.title) }
        let held = finding.derivedNote.map { [Finding.Note(location: nil, message: $0.message)] } ?? []
        return [
            Section(title: finding.isLoop ? "cycle" : "path from the root", notes: route),
            Section(title: "also affects", notes: readers),
            Section(title: "also considered", notes: misses),
            Section(title: repairs.count > 1 ? "fixes (choose one)" : "fix", notes: repairs),
            Section(title: "not shown", notes: held),
        ]
    }
}
