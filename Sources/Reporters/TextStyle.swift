import ScopeGraph
import ScopeRules

/// The style of text output: plain, or with the colors of a terminal.
package enum TextStyle: Sendable {
    case plain
    /// With the escape sequences of ECMA-48 for colors and weight. Without them it is the plain text.
    case colored

    enum Role {
        case location, error, warning, note, rule, title, code, margin, caret

        init(_ severity: Severity) {
            switch severity {
            case .error: self = .error
            case .warning: self = .warning
            case .note: self = .note
            }
        }

        /// The parameters of "select graphic rendition". Colors are named, so that each terminal uses its own palette.
        var rendition: String {
            switch self {
            case .location, .title: "1"
            case .error: "1;31"
            case .warning: "1;33"
            case .note: "1;36"
            case .rule, .margin: "2"
            case .code: "36"
            case .caret: "1;32"
            }
        }
    }

    /// A message of one or more lines, code in backticks.
    func text(_ message: Message) -> String {
        var buffer = TextBuffer(style: self)
        buffer.add(message)
        return buffer.text
    }
}
