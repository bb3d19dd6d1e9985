import ScopeGraph
import ScopeRules
import TextFormats

/// The reason for a rule and its examples, in Markdown, without a title.
package func ruleMarkdown(_ rule: any Rule.Type) -> String {
    """
    \(oneLine(rule.reason))

    Severity: \(ruleSeverity(rule)).

    Triggering example:

    ```swift
    \(rule.triggeringExample)
    ```

    Non-triggering example:

    ```swift
    \(rule.silentExample)
    ```

    """
}

/// The page of a rule in the documentation: a DocC article.
package func rulePage(_ rule: any Rule.Type) -> String {
    """
    # \(rule.id)

    \(rule.title): \(ruleSeverity(rule)).

    ## Overview

    \(oneLine(rule.reason))

    ### Triggering example

    ```swift
    \(rule.triggeringExample)
    ```

    ### Non-triggering example

    ```swift
    \(rule.silentExample)
    ```

    ### Suppress or configure

    To suppress a finding on the next line, write `// thimble:disable:next \(rule.id) - reason`. \(ruleSetting(rule))

    """
}

/// How to change the severity of a rule, in sentences.
private func ruleSetting(_ rule: any Rule.Type) -> String {
    guard rule.defaultSeverity != nil else {
        return """
            The rule is off. To turn it on, add `"rules": { "\(rule.id)": "warning" }` to `.thimble.json`, or `"error"` or \
            `"note"` instead of `"warning"`.
            """
    }
    return """
        To turn the rule off, add `"rules": { "\(rule.id)": "off" }` to `.thimble.json`. `"error"`, `"warning"` and \
        `"note"` change its severity.
        """
}

/// The page that lists all rules.
package var rulesPage: String {
    let rows = allRules.map { "| `\($0.id)` | \(ruleSeverity($0)) | \(ruleSummary($0)) |\n" }
    let sections = [Severity.error, .warning, .note, nil].map { severity in
        let rules = allRules.filter { $0.defaultSeverity == severity }
        let title = severity.map { "\($0.rawValue.prefix(1).uppercased())\($0.rawValue.dropFirst())s" } ?? "Off"
        let links = rules.map { "- <doc:\($0.id)>\n" }
        return links.isEmpty ? "" : "\n### \(title)\n\n\(links.joined())"
    }
    return """
        # The rules

        What `thimble check` finds.

        ## Overview

        `thimble check` applies all of these rules. `thimble rules ID` shows the page of a rule in a terminal. A finding that
        follows from another is not shown, but listed under the first.

        | Rule | Severity | Finds |
        |---|---|---|
        \(rows.joined())
        ## Topics
        \(sections.joined())
        """
}

/// The pages of the rules by their paths in a DocC catalog.
package var rulePages: [String: String] {
    var pages = ["Rules/Rules.md": rulesPage]
    for rule in allRules { pages["Rules/\(rule.id).md"] = rulePage(rule) }
    return pages
}

/// The address of a rule's page on a site built from the catalog.
package func rulePage(of rule: String, in site: String) -> String { "\(site)/documentation/thimble/\(rule)" }

extension Finding {
    /// The address of the page of its rule.
    func page(in site: String) -> String { rulePage(of: rule, in: site) }
}
