import ScopeGraph
import ScopeRules
import TextFormats

/// Rules as one JSON document.
package func ruleJSON(_ rules: [any Rule.Type]) -> String {
    jsonDocument([
        "rules": jsonLines(rules.map(ruleObject)),
        "schemaVersion": "1",
        "tool": jsonObject(["name": jsonString("thimble"), "version": jsonString(toolVersion)]),
    ])
}

private func ruleObject(_ rule: any Rule.Type) -> String {
    jsonObject([
        "id": jsonString(rule.id),
        "reason": jsonString(oneLine(rule.reason)),
        "severity": jsonObject(
            Dictionary(
                uniqueKeysWithValues: Dialect.all.map {
                    ($0.name, jsonString(severityWord(rule.defaultSeverity(in: $0))))
                }
            )
        ),
        "silentExample": jsonString(rule.silentExample),
        "title": jsonString(rule.title),
        "triggeringExample": jsonString(rule.triggeringExample),
    ])
}
