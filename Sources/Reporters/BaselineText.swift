import ScopeRules
import TextFormats

/// The text of a baseline file: JSON, sorted, one line for each entry, so that branches merge cleanly.
package func baselineText(_ baseline: Baseline) -> String {
    let entries = baseline.entries.map { entry in
        let identity = entry.identity.map { "                \(jsonString($0))" }.joined(separator: ",\n")
        var members = [
            #""count": \#(baseline.counts[entry] ?? 1)"#,
            #""identity": \#(identity.isEmpty ? "[]" : "[\n\(identity)\n            ]")"#,
        ]
        if let property = entry.property { members.append(#""property": \#(jsonString(property))"#) }
        members.append(#""rule": \#(jsonString(entry.rule))"#)
        if let scope = entry.scope { members.append(#""scope": \#(jsonString(scope))"#) }
        return "        {\n\(members.map { "            \($0)" }.joined(separator: ",\n"))\n        }"
    }
    let list = entries.isEmpty ? "[]" : "[\n\(entries.joined(separator: ",\n"))\n    ]"
    return "{\n    \"findings\": \(list),\n    \"schemaVersion\": 1\n}\n"
}
