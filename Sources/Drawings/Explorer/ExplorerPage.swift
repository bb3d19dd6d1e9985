/// The explorer: one HTML file that needs no other file and no network.
package enum ExplorerPage {
    /// The name on the command line.
    package static let name = "html"

    /// The whole page.
    ///
    /// - Parameters:
    ///   - title: the name of the graph.
    ///   - link: the address of a source file, with the placeholders `{line}` and `{column}`; `nil` if there is none.
    package static func text(
        of graph: ExplorerGraph,
        title: String,
        link: (String) -> String? = { _ in nil }
    ) -> String {
        // In a script element, only `<` can end the element or begin a comment.
        let data = graph.json(title: title, link: link).replacing("<", with: "\\u003C")
        return """
            \(beginning)
            <meta http-equiv="Content-Security-Policy" content="\(policy)">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>\(escaped(title)) · Thimble</title>
            <style>\(ExplorerFiles.style)</style>
            </head>
            <body>
            \(ExplorerFiles.body)
            <script type="application/json" id="graph">
            \(data)</script>
            <script type="module">\(ExplorerFiles.script)</script>
            </body>
            </html>

            """
    }

    /// Whether a text is an older page, which may be overwritten, and not a file of a person's.
    package static func mayHaveWritten(_ text: String) -> Bool { text.hasPrefix(beginning) }

    private static let beginning = """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="generator" content="Thimble">
        """

    /// Allows this script and this style and nothing else: no request, no other code, whatever the data contain.
    private static let policy = [
        "default-src 'none'", "script-src '\(ExplorerFiles.scriptHash)'", "style-src '\(ExplorerFiles.styleHash)'",
        "base-uri 'none'", "form-action 'none'",
    ].joined(separator: "; ")

    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
    }
}
