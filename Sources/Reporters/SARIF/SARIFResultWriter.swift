import ScopeRules
import SwiftReader
import TextFormats

/// Findings as SARIF's `result`.
struct SARIFResultWriter<Sources: SourceIndex> {
    let sources: Sources
    /// The index of each rule in the list of rules.
    let ruleNumbers: [String: Int]
    /// The fingerprint of each line, by file.
    let fingerprints: [String: [String]]
    /// If one result states whether it is suppressed, all have to.
    let hasBaseline: Bool

    func text(of finding: Finding, isBaselined: Bool) -> String {
        let related = finding.notes.compactMap { note in note.location.map { (location: $0, text: note.message.text) } }
        var members = [
            "level": jsonString(finding.severity.rawValue),
            "locations": jsonArray([finding.location.map { location($0) } ?? rootLocation]),
            "message": sarifMessage(message(of: finding, linkingTo: related.map(\.text))),
            "partialFingerprints": jsonObject(partialFingerprints(of: finding)),
            "ruleId": jsonString(finding.rule),
        ]
        if let rule = ruleNumbers[finding.rule] { members["ruleIndex"] = String(rule) }
        if !related.isEmpty {
            members["relatedLocations"] = jsonArray(
                related.enumerated().map { location($0.element.location, id: $0.offset + 1, text: $0.element.text) }
            )
        }
        if hasBaseline {
            let suppression = jsonObject(["kind": jsonString("external")])
            members["suppressions"] = jsonArray(isBaselined ? [suppression] : [])
        }
        return jsonObject(members)
    }

    /// GitHub shows a related location only if the message links to it.
    private func message(of finding: Finding, linkingTo notes: [String]) -> String {
        let links = notes.enumerated().map { "\n- [\(linkText($0.element))](\($0.offset + 1))" }
        return finding.reason + links.joined()
    }

    /// Brackets and backslashes are escaped: SARIF 2.1.0, section 3.11.6.
    private func linkText(_ text: String) -> String {
        var result = ""
        for character in oneLine(text) {
            if character == "\\" || character == "[" || character == "]" { result.append("\\") }
            result.append(character)
        }
        return result
    }

    private func partialFingerprints(of finding: Finding) -> [String: String] {
        var result = ["thimble/v1": jsonString(finding.fingerprint)]
        if let location = finding.location, let lines = fingerprints[location.file],
            lines.indices.contains(location.line - 1)
        {
            result["primaryLocationLineHash"] = jsonString(lines[location.line - 1])
        }
        return result
    }

    private func location(_ location: SourceLocation, id: Int? = nil, text: String? = nil) -> String {
        let span = SourceSpan(location, sources: sources)
        let region = jsonObject([
            "startLine": String(span.line), "startColumn": String(span.column), "endLine": String(span.line),
            "endColumn": String(span.endColumn),
        ])
        let path = sources.repositoryPath(of: location.file)
        var members = [
            "physicalLocation": jsonObject(["artifactLocation": artifact(path), "region": region])
        ]
        if let id { members["id"] = String(id) }
        if let text { members["message"] = sarifMessage(text) }
        return jsonObject(members)
    }

    /// The location of a finding without one: GitHub rejects a result without a location.
    private var rootLocation: String {
        jsonObject(["physicalLocation": jsonObject(["artifactLocation": artifact(".")])])
    }

    private func artifact(_ path: String) -> String {
        path.hasPrefix("/")
            ? jsonObject(["uri": jsonString("file://\(percentEncoded(path))")])
            : jsonObject(["uri": jsonString(percentEncoded(path)), "uriBaseId": jsonString(sarifRoot)])
    }
}

/// The characters allowed in the path of a URI: RFC 3986, section 3.3.
private let plain = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~/!$&'()*+,;=@".utf8)

/// A path, percent-encoded for a URI.
private func percentEncoded(_ path: String) -> String {
    path.utf8.map { byte in
        if plain.contains(byte) { return String(UnicodeScalar(byte)) }
        let digits = String(byte, radix: 16, uppercase: true)
        return byte < 16 ? "%0\(digits)" : "%\(digits)"
    }
    .joined()
}
