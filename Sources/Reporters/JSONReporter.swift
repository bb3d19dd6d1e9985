import ScopeRules
import SwiftReader

/// For programs: one document, with the keys of other Swift linters.
public enum JSONReporter: Reporter {
    public static let name = "json"
    public static let showsEdits = true

    public static func mayHaveWritten(_ text: String) -> Bool {
        text.hasPrefix("{") && text.contains("\"schemaVersion\"") && text.contains("\"thimble\"")
    }

    public static func text(of report: Report, sources: some SourceIndex) -> String {
        jsonDocument([
            "findings": jsonLines(report.findings.map(\.json)),
            "schemaVersion": "1",
            "summary": jsonObject([
                "baselined": String(report.baselined.count),
                "errors": String(report.count(of: .error)),
                "files": String(report.fileCount),
                "notes": String(report.count(of: .note)),
                "scopes": String(report.scopeCount),
                "warnings": String(report.count(of: .warning)),
            ]),
            "tool": jsonObject(["name": jsonString("thimble"), "version": jsonString(toolVersion)]),
        ])
    }
}

extension Finding {
    /// The finding as a JSON object. Without a location, the file is "" and line and character are 0; a note without a
    /// location has the finding's.
    public var json: String {
        var members = locateMembers(location)
        members["fingerprint"] = jsonString(fingerprint)
        members["fixes"] = jsonArray(repairs.filter { !$0.edits.isEmpty }.map(\.json))
        members["notes"] = jsonArray(
            notes.map { note in
                jsonObject(
                    locateMembers(note.location ?? location).merging(["message": jsonString(note.message.text)]) { $1 }
                )
            }
        )
        members["property"] = jsonString(property)
        members["reason"] = jsonString(reason)
        members["rule_id"] = jsonString(rule)
        members["scope"] = jsonString(scope)
        members["severity"] = jsonString(severity.rawValue)
        members["type"] = jsonString(title)
        return jsonObject(members)
    }
}

extension Repair {
    fileprivate var json: String {
        let edits = edits.map { edit in
            var members = locateMembers(edit.location)
            members["length"] = String(edit.length)
            members["replacement"] = jsonString(edit.replacement)
            return jsonObject(members)
        }
        return jsonObject([
            "applicability": jsonString(applicability.rawValue), "edits": jsonArray(edits),
            "title": jsonString(title.text),
        ])
    }
}

private func locateMembers(_ location: SourceLocation?) -> [String: String] {
    [
        "character": String(location?.column ?? 0),
        "file": jsonString(location?.file ?? ""),
        "line": String(location?.line ?? 0),
    ]
}
