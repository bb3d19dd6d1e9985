import ScopeRules
import SwiftReader

extension Finding {
    /// The finding as a JSON object. Without a location, the file is "" and line and character are 0; a note without a
    /// location has the finding's.
    package var json: String {
        var members = locationMembers(location)
        members["fingerprint"] = jsonString(fingerprint)
        members["fixes"] = jsonArray(repairs.filter { !$0.edits.isEmpty }.map(\.json))
        members["notes"] = jsonArray(
            notes.map { note in
                jsonObject(
                    locationMembers(note.location ?? location).merging(["message": jsonString(note.message.text)]) {
                        $1
                    }
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
            var members = locationMembers(edit.location)
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

/// The members of a JSON object that say where something is.
package func locationMembers(_ location: SourceLocation?) -> [String: String] {
    [
        "character": String(location?.column ?? 0),
        "file": jsonString(location?.file ?? ""),
        "line": String(location?.line ?? 0),
    ]
}
