import ScopeGraph
import ScopeRules
import TextFormats

/// A rule as SARIF's `reportingDescriptor`.
func sarifRule(_ rule: any Rule.Type, rulePages: String?) -> String {
    let reason = oneLine(rule.reason)
    let level = (rule.defaultSeverity ?? .note).rawValue
    let help = jsonObject(["text": jsonString(ruleText(rule)), "markdown": jsonString(ruleMarkdown(rule))])
    var members = [
        "id": jsonString(rule.id),
        "name": jsonString(rule.title.filter { $0 != " " }),
        "shortDescription": sarifMessage(rule.title),
        // GitHub truncates it at this length.
        "fullDescription": sarifMessage(String(reason.prefix(1024))),
        "help": help,
        "defaultConfiguration": jsonObject([
            "enabled": rule.defaultSeverity == nil ? "false" : "true", "level": jsonString(level),
        ]),
        "properties": jsonObject([
            "precision": jsonString("high"),
            "problem.severity": jsonString(level == "note" ? "recommendation" : level),
            "tags": jsonArray([jsonString("dependency-injection")]),
        ]),
    ]
    if let rulePages { members["helpUri"] = jsonString(rulePage(of: rule.id, in: rulePages)) }
    return jsonObject(members)
}
