import Reporters
import ScopeGraph
import ScopeRules
import TextFormats

/// Findings as diagnostics.
struct Diagnostics {
    let capabilities: ClientCapabilities
    /// The address of the site with the rules' pages; `nil` if there is none.
    let rulePages: String?

    /// A diagnostic; `nil` if the finding has no location, or the text there was edited in the meantime.
    func json(_ finding: Finding, at places: Places) -> (place: Places.Place, json: String)? {
        guard let place = places.folder.shownLocation(of: finding).flatMap({ places.place(of: $0) })
        else { return nil }
        var members = [
            "code": jsonString(finding.rule),
            "data": jsonObject(["fingerprint": jsonString(finding.fingerprint)]),
            "message": jsonString(text(of: finding)),
            "range": place.range.json,
            "severity": String(finding.severity.number),
            "source": jsonString("thimble"),
        ]
        if let rulePages, capabilities.showsRulePages {
            members["codeDescription"] = jsonObject(["href": jsonString(rulePage(of: finding.rule, in: rulePages))])
        }
        if capabilities.showsRelatedInformation {
            let related = finding.context.compactMap { note -> String? in
                guard let place = note.location.flatMap({ places.place(of: $0) }) else { return nil }
                return jsonObject(["location": place.json, "message": jsonString(note.message.text)])
            }
            if !related.isEmpty { members["relatedInformation"] = jsonArray(related) }
        }
        if capabilities.showsTags, Self.rulesOnUnusedCode.contains(finding.rule) { members["tags"] = "[1]" }
        return (place, jsonObject(members))
    }

    /// The fact, and the fix if there is one.
    private func text(of finding: Finding) -> String {
        let derived = finding.derivedNote.map { "\n\($0.message.text)." } ?? ""
        return finding.reason + derived
    }

    /// The rules on code that can be deleted; editors fade it out.
    private static let rulesOnUnusedCode: Set<String> = [
        UnusedRequirement.id, UnusedProvider.id, UnusedSuppression.id, UnreachableScope.id, NeedlessConformance.id,
    ]
}

extension Severity {
    /// As the protocol numbers them.
    fileprivate var number: Int {
        switch self {
        case .error: 1
        case .warning: 2
        case .note: 3
        }
    }
}
