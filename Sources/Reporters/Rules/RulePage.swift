import ScopeRules

/// What a rule is for and its examples, in Markdown, without a title.
public func ruleMarkdown(_ rule: any Rule.Type) -> String {
    """
    \(oneLine(rule.reason))

    Severity: \(ruleSeverity(rule)).

    This triggers it:

    ```swift
    \(rule.triggeringExample)
    ```

    This does not:

    ```swift
    \(rule.silentExample)
    ```

    """
}

/// A page of the documentation: an article of DocC.
public func rulePage(_ rule: any Rule.Type) -> String {
    """
    # \(rule.id)

    \(rule.title): \(ruleSeverity(rule)).

    ## Overview

    \(oneLine(rule.reason))

    ### What triggers it

    ```swift
    \(rule.triggeringExample)
    ```

    ### What does not

    ```swift
    \(rule.silentExample)
    ```

    ### At one place, or never

    `// thimble:disable:next \(rule.id) - why it is fine here` excuses the next line. In `.thimble.json`, \
    `"rules": { "\(rule.id)": "off" }` switches the rule off; `"error"`, `"warning"` and `"note"` give it another severity.

    """
}

/// The page that lists all rules: the root of the documentation.
public var rulesPage: String {
    let sections = [Severity.error, .warning, .note, nil].map { severity in
        let rules = allRules.filter { $0.defaultSeverity == severity }
        let title = severity.map { "\($0.rawValue.prefix(1).uppercased())\($0.rawValue.dropFirst())s" } ?? "Off"
        let links = rules.map { "- <doc:\($0.id)>\n" }
        return links.isEmpty ? "" : "\n### \(title)\n\n\(links.joined())"
    }
    return """
        # Thimble

        The rules by which Thimble checks the tree of scopes of an app.

        @Metadata {
            @TechnologyRoot
        }

        ## Overview

        `thimble check` looks for all of this at once; `thimble rules ID` shows the same pages in a terminal.

        ## Topics
        \(sections.joined())
        """
}

/// Every page by its path in a DocC catalogue.
public var rulePages: [String: String] {
    var pages = ["Thimble.md": rulesPage]
    for rule in allRules { pages["Rules/\(rule.id).md"] = rulePage(rule) }
    return pages
}

/// The address of a rule's page where a site made of the catalogue is served.
func rulePage(of rule: String, in site: String) -> String { "\(site)/documentation/thimble/\(rule)" }

extension Finding {
    /// The address of the page of its rule.
    func page(in site: String) -> String { rulePage(of: rule, in: site) }
}
