/// Code between as many backticks as necessary.
///
/// - Parameter isInTable: whether bars are escaped, because they would end a table cell even in code.
package func markdownCode(_ code: String, isInTable: Bool) -> String {
    let text = isInTable ? code.replacing("|", with: "\\|") : code
    let longest = text.split { $0 != "`" }.map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: longest + 1)
    let gap = text.hasPrefix("`") || text.hasSuffix("`") ? " " : ""
    return "\(fence)\(gap)\(text)\(gap)\(fence)"
}

/// Words with a backslash before each of some characters.
package func markdownEscaped(_ words: String, _ characters: String) -> String {
    words.map { characters.contains($0) ? "\\\($0)" : "\($0)" }.joined()
}
