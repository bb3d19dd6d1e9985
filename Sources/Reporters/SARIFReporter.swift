import ScopeRules
import SwiftReader

/// For code scanning: SARIF 2.1.0 with all that GitHub requires. The chain, the near misses and the other readers are related
/// locations; `thimble/v1` is the fingerprint that stays when lines move, and GitHub adds its own.
public enum SARIFReporter: Reporter {
    public static let name = "sarif"

    public static func text(of report: Report, sources: some SourceIndex) -> String {
        let rules = allRules.sorted { $0.id < $1.id }
        let numbers = Dictionary(rules.enumerated().map { ($0.element.id, $0.offset) }) { first, _ in first }
        let driver = jsonObject([
            "name": jsonString("thimble"),
            "semanticVersion": jsonString(toolVersion),
            "rules": jsonLines(rules.map(text)),
        ])
        let run = jsonObject([
            "columnKind": jsonString("utf16CodeUnits"),
            "results": jsonLines(report.findings.map { result($0, numbers[$0.rule], sources) }),
            "tool": jsonObject(["driver": driver]),
        ])
        return jsonDocument([
            "$schema": jsonString("https://json.schemastore.org/sarif-2.1.0.json"),
            "runs": jsonArray([run]),
            "version": jsonString("2.1.0"),
        ])
    }

    private static func text(of rule: any Rule.Type) -> String {
        let reason = rule.reason.split(whereSeparator: \.isNewline).joined(separator: " ")
        let level = level(rule.defaultSeverity ?? .note)
        return jsonObject([
            "id": jsonString(rule.id),
            "name": jsonString(rule.title.filter { $0 != " " }),
            "shortDescription": message(rule.title),
            "fullDescription": message(String(reason.prefix(1024))),
            "help": message(
                "\(reason)\n\nThis triggers it:\n\n\(rule.triggeringExample)\n\nThis does not:\n\n\(rule.silentExample)"
            ),
            "defaultConfiguration": jsonObject(["level": jsonString(level)]),
            "properties": jsonObject([
                "precision": jsonString("high"),
                "problem.severity": jsonString(level == "note" ? "recommendation" : level),
                "tags": jsonArray([jsonString("dependency-injection")]),
            ]),
        ])
    }

    private static func result(_ finding: Finding, _ rule: Int?, _ sources: some SourceIndex) -> String {
        let related = finding.notes.filter { $0.place != nil }.enumerated().compactMap { number, note in
            note.place.map { location($0, sources, id: number + 1, text: note.message.text) }
        }
        var members = [
            "level": jsonString(level(finding.severity)),
            "locations": jsonArray(finding.place.map { [location($0, sources)] } ?? []),
            "message": message(finding.reason),
            "partialFingerprints": jsonObject(["thimble/v1": jsonString(finding.fingerprint)]),
            "ruleId": jsonString(finding.rule),
        ]
        if let rule { members["ruleIndex"] = String(rule) }
        if !related.isEmpty { members["relatedLocations"] = jsonArray(related) }
        return jsonObject(members)
    }

    private static func location(
        _ place: Place,
        _ sources: some SourceIndex,
        id: Int? = nil,
        text: String? = nil
    ) -> String {
        let span = SourceSpan(place, sources: sources)
        let path = sources.relativePath(of: place.file)
        let uri = path.hasPrefix("/") ? "file://\(percentEncoded(path))" : percentEncoded(path)
        var members = [
            "physicalLocation": jsonObject([
                "artifactLocation": jsonObject(["uri": jsonString(uri)]),
                "region": jsonObject([
                    "startLine": String(span.line), "startColumn": String(span.column), "endLine": String(span.line),
                    "endColumn": String(span.endColumn),
                ]),
            ])
        ]
        if let id { members["id"] = String(id) }
        if let text { members["message"] = message(text) }
        return jsonObject(members)
    }

    private static func level(_ severity: Severity) -> String { severity.rawValue }

    private static func message(_ text: String) -> String { jsonObject(["text": jsonString(text)]) }

    /// A path as a part of an address: RFC 3986, section 3.3.
    private static func percentEncoded(_ path: String) -> String {
        let plain = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~/!$&'()*+,;=@".utf8)
        return path.utf8.map { byte in
            if plain.contains(byte) { return String(UnicodeScalar(byte)) }
            let digits = String(byte, radix: 16, uppercase: true)
            return byte < 16 ? "%0\(digits)" : "%\(digits)"
        }
        .joined()
    }
}
