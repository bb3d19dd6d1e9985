/// A line of Needle's log, with its level.
package struct LogLine: Equatable, Sendable {
    package enum Level: Int, Comparable, Sendable {
        case debug, info, warning, error

        /// - Returns: `nil` for a word that Needle ignores.
        package init?(named name: String) {
            switch name {
            case "debug": self = .debug
            case "info": self = .info
            case "warning": self = .warning
            case "error": self = .error
            default: return nil
            }
        }

        package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

        fileprivate var mark: String {
            switch self {
            case .debug: "debug: 🐞"
            case .info: "info: 📋"
            case .warning: "warning: ❗️"
            case .error: "error: 💩"
            }
        }
    }

    package let level: Level
    package let message: String

    package init(_ level: Level, _ message: String) {
        self.level = level
        self.message = message
    }

    /// The line as Needle prints it, with its line break.
    package var text: String { "\(level.mark) \(message)\n" }
}
