import ScopeRules
import SwiftReader
import TextFormats

/// What can be done about findings.
struct CodeActions {
    let places: Places
    let capabilities: ClientCapabilities
    let diagnostics: Diagnostics
    /// The findings that the client shows.
    let findings: [Finding]

    private static let kind = "quickfix"
    private var edits: WorkspaceEdits { WorkspaceEdits(places: places, capabilities: capabilities) }

    /// The actions for the findings at a range: their fixes first, then what concerns more than one finding, last what
    /// hides them.
    func json(at range: TextRange, in document: Document, only kinds: [String]) -> [String] {
        guard kinds.isEmpty || kinds.contains(where: { $0.isEmpty || $0 == Self.kind }) else { return [] }
        let name = places.name(of: document)
        // The finding about a generated file that does not exist is shown in another file.
        let near = findings.lazy.filter { $0.location?.file == name || $0.rule == StaleProviders.id }
        let here = near.compactMap { finding -> (finding: Finding, diagnostic: String)? in
            guard let (place, json) = diagnostics.json(finding, at: places), place.uri == document.uri,
                place.range.touches(range)
            else { return nil }
            return (finding, json)
        }
        let fixes = here.flatMap { self.fixes(of: $0.finding, $0.diagnostic) }
        let regeneration = here.first { $0.finding.rule == StaleProviders.id }.flatMap { regenerate($0.diagnostic) }
        var rules: [String] = []
        for (finding, _) in here where !rules.contains(finding.rule) { rules.append(finding.rule) }
        let suppressions = here.compactMap { suppress($0.finding, $0.diagnostic, in: document) }
        return fixes + [regeneration].compactMap(\.self) + rules.compactMap(fixAll) + suppressions
    }

    /// Every fix; a finding with several has one action for each. A fix that has to be made by hand opens its location.
    private func fixes(of finding: Finding, _ diagnostic: String) -> [String] {
        let choices = finding.repairs.filter { !$0.edits.isEmpty }
        return finding.repairs.compactMap { repair in
            if repair.edits.isEmpty { return visit(repair, diagnostic) }
            return edits.json(repair.edits).map { edit in
                let isPreferred = choices.count == 1 && repair.applicability == .safe
                return action(repair.title.text, ["edit": edit], diagnostic, isPreferred: isPreferred)
            }
        }
    }

    private func visit(_ repair: Repair, _ diagnostic: String) -> String? {
        guard capabilities.showsDocuments, let place = repair.location.flatMap({ places.place(of: $0) }) else {
            return nil
        }
        let title = jsonString(repair.title.text)
        let command = jsonObject([
            "arguments": jsonArray([place.json]), "command": jsonString(ServerCommand.show.rawValue), "title": title,
        ])
        return action(repair.title.text, ["command": command], diagnostic)
    }

    private func fixAll(_ rule: String) -> String? {
        let all = findings.filter { $0.rule == rule }
        guard all.count > 1 else { return nil }
        let (found, count) = places.folder.analysis.edits(fixing: all)
        let ordered = found.sorted { $0.key < $1.key }.flatMap(\.value)
        guard count > 1, let edit = edits.json(ordered) else { return nil }
        return action("Fix \(count) findings of `\(rule)`", ["edit": edit])
    }

    private func regenerate(_ diagnostic: String) -> String? {
        guard let files = places.folder.analysis.staleFiles(), let edit = edits.json(writing: files) else { return nil }
        return action("Regenerate \(counted(files.count, "file"))", ["edit": edit], diagnostic, isPreferred: true)
    }

    /// Adds a comment in front of the line, or the rule to the comment that is there.
    private func suppress(_ finding: Finding, _ diagnostic: String, in document: Document) -> String? {
        guard let location = finding.location, let text = places.folder.text(of: location.file),
            text.lineStarts.indices.contains(location.line - 1),
            places.document(of: location.file)?.uri == document.uri,
            // Comments in a generated file would be overwritten.
            places.folder.subject.sources[location.file] != nil
        else { return nil }
        let edit = Self.suppression(of: finding.rule, at: location, in: text)
        return edits.json([edit]).map { action("Suppress `\(finding.rule)` here", ["edit": $0], diagnostic) }
    }

    private static func suppression(of rule: String, at location: SourceLocation, in text: TextContent) -> Edit {
        func bytes(ofLine line: Int) -> ArraySlice<UInt8> { text.bytes[text.lineStarts[line]..<text.end(ofLine: line)] }
        let line = location.line - 1
        let comment = Array("// thimble:disable:next".utf8)
        if line > 0 {
            let above = bytes(ofLine: line - 1)
            let blanks = above.prefix { $0 == 32 || $0 == 9 }.count
            if above.dropFirst(blanks).starts(with: comment + [32]) {
                let column = blanks + comment.count + 1
                let place = SourceLocation(file: location.file, line: line, column: column)
                return Edit(location: place, length: 0, replacement: " \(rule)")
            }
        }
        let indentation = String(decoding: bytes(ofLine: line).prefix { $0 == 32 || $0 == 9 }, as: UTF8.self)
        let end = text.bytes.firstIndex(of: 10).map { $0 > 0 && text.bytes[$0 - 1] == 13 } == true ? "\r\n" : "\n"
        let place = SourceLocation(file: location.file, line: location.line, column: 1)
        let comments = String(decoding: comment, as: UTF8.self)
        return Edit(location: place, length: 0, replacement: "\(indentation)\(comments) \(rule)\(end)")
    }

    private func action(
        _ title: String,
        _ content: [String: String],
        _ diagnostic: String? = nil,
        isPreferred: Bool = false
    ) -> String {
        var members = content
        members["kind"] = jsonString(Self.kind)
        members["title"] = jsonString(title)
        if let diagnostic { members["diagnostics"] = jsonArray([diagnostic]) }
        if isPreferred { members["isPreferred"] = "true" }
        return jsonObject(members)
    }
}
